import "@fontsource-variable/literata/wght.css";
import "@fontsource-variable/literata/wght-italic.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { greet } from "./lib/api";
import { watchFaults } from "./lib/faults";
import { followFinding } from "./lib/finding.svelte";
import { loadGames } from "./lib/games";
import { follow, place } from "./lib/router.svelte";
import { showSettings } from "./lib/settings.svelte";
import { wakeSound } from "./lib/sound";
import { followTurns } from "./lib/turns.svelte";
import { loadWords } from "./lib/words.svelte";
import { loadPage } from "./pages";

watchFaults();
showSettings();
follow();
addEventListener("pointerup", wakeSound, { once: true });
addEventListener("keydown", wakeSound, { once: true });

// Asked for at once, so that nothing waits for anything else; who needs them hears of failures.
loadPage(place.route).catch(() => undefined);
loadGames().catch(() => undefined);
greet().catch(() => undefined);
followTurns();
followFinding();

// The one chunk of words the page cannot do without; one more try, and it shows itself anyway.
loadWords()
  .catch(loadWords)
  .catch(() => undefined)
  .finally(() => mount(App, { target: document.getElementById("page")! }));
