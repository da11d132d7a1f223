/** Words that do not fit their place have smaller letters, in steps that the style says. */

const STEPS = 2;

/** Measure a node that scrolls anew whenever its words, its size or the size of letters change; `data-fit` is the step. */
export function fitted(node: HTMLElement): () => void {
  function fit(): void {
    for (let step = 0; step <= STEPS; step++) {
      node.dataset.fit = String(step);
      if (node.scrollHeight <= node.clientHeight + 1) return;
    }
  }
  const words = new MutationObserver(fit);
  words.observe(node, { childList: true, subtree: true, characterData: true });
  const letters = new MutationObserver(fit);
  letters.observe(document.documentElement, { attributeFilter: ["data-size", "style"] });
  const size = new ResizeObserver(fit);
  size.observe(node);
  return () => {
    words.disconnect();
    letters.disconnect();
    size.disconnect();
  };
}
