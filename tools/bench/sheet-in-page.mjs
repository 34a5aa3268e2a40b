/** What `openAtWork` gives a page. @typedef {{ framePainted: () => Promise<void> }} AtWork */
/**
 * How the sheet of a page is found: its marks, the box that scrolls, one cell that is marked, and
 * the address of its data.
 * @typedef {{ marks: string, box: string, cell: string, answer: string }} Looks
 */

/**
 * Runs in the page before anything of its own: notes when the marks in view have been painted.
 * @param {Looks} looks
 */
export function watchSheet({ marks }) {
  const { framePainted } = /** @type {Window & AtWork} */ (/** @type {unknown} */ (window));
  const opened = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll(marks).length < 180) return;
      observer.disconnect();
      resolve(framePainted());
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  Object.assign(window, { opened });
}

/**
 * Runs in the page: scrolls a step in every frame; answers how long each of them took, ms.
 * @param {{ box: string, frames: number, step: number }} way
 * @returns {Promise<number[]>}
 */
export async function scrollOn({ box, frames, step }) {
  const element = document.querySelector(box);
  if (!element) throw new Error(`There is no ${box}.`);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** @type {number[]} */
  const took = [];
  for (let last = await frame(), left = frames; left > 0; left -= 1) {
    element.scrollTop += step;
    const now = await frame();
    took.push(now - last);
    last = now;
  }
  return took;
}

/**
 * Runs in the page: presses a digit in the cell that has the focus and waits until what it does has
 * been painted.
 * @param {{ cell: string, digit: string }} press
 */
export async function pressIn({ cell, digit }) {
  const { framePainted } = /** @type {Window & AtWork} */ (/** @type {unknown} */ (window));
  const shown = () => document.querySelector(cell)?.textContent;
  const before = shown();
  const key = { key: digit, code: `Digit${digit}`, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
  do await framePainted();
  while (shown() === before);
}
