import { describe, expect, it } from "vitest";
import { polish } from "../src/lib/french";
import { Words } from "../src/lib/words.svelte";

describe("French", () => {
  it("elides before names that begin with a vowel", () => {
    expect(polish("La place de Écureuil")).toBe("La place d’Écureuil");
    expect(polish("La place de Toupie, que Osselet attend")).toBe("La place de Toupie, qu’Osselet attend");
    expect(polish("un dé de Anna, mode Expert, onde Alpha")).toBe("un dé d’Anna, mode Expert, onde Alpha");
  });

  it("contracts before titles with their article", () => {
    expect(polish("Une table de Les Apaches")).toBe("Une table des Apaches");
    expect(polish("On joue à Les Apaches ?")).toBe("On joue aux Apaches\u00a0?");
  });

  it("lets no line begin with a sign", () => {
    expect(polish("Discorde ! « Rouge » : 7 ; et vous ?")).toBe("Discorde\u00a0! «\u00a0Rouge\u00a0»\u00a0: 7\u00a0; et vous\u00a0?");
  });

  it("holds quotations and figures together", () => {
    expect(polish("« rouge », puis « bleu ».")).toBe("«\u00a0rouge\u00a0», puis «\u00a0bleu\u00a0».");
    expect(polish("150 F, 59 % et 3 Fous")).toBe("150\u00a0F, 59\u00a0% et 3 Fous");
  });

  it("is polished wherever the page speaks it, and nothing else is", () => {
    const text = "whose = La place de { $name } : libre";
    expect(new Words("fr", text).say("whose", { name: "Écureuil" })).toBe("La place d’Écureuil\u00a0: libre");
    expect(new Words("en", text).say("whose", { name: "Écureuil" })).toBe("La place de Écureuil : libre");
  });
});
