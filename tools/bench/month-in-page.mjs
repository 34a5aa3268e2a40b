/** What `openAtWork` gives a page. @typedef {{ framePainted: () => Promise<void> }} AtWork */
/**
 * How the month of a page is read: all its meals, those that are on, and its name.
 * @typedef {{ meals: string, on: string, month: string }} Looks
 */

/**
 * Runs in the page before anything of its own: notes when a whole month has been painted (ms after
 * the navigation).
 * @param {Looks} looks
 */
export function watchMonth({ meals }) {
  const { framePainted } = /** @type {Window & AtWork} */ (/** @type {unknown} */ (window));
  /** @type {Promise<number>} */
  const painted = new Promise((resolve) => {
    const observer = new MutationObserver(async () => {
      if (document.querySelectorAll(meals).length < 40) return;
      observer.disconnect();
      await framePainted();
      resolve(performance.now());
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  Object.assign(window, { painted });
}

/**
 * Runs in the page: presses once and waits until what it does has been painted.
 * @param {Element} target @param {Looks} looks
 */
export async function pressOnce(target, { meals, on, month }) {
  const { framePainted } = /** @type {Window & AtWork} */ (/** @type {unknown} */ (window));
  const shown = () =>
    `${document.querySelector(month)?.textContent} ${document.querySelectorAll(meals).length} ${document.querySelectorAll(on).length}`;
  const before = shown();
  if (target instanceof HTMLElement) target.click();
  do await framePainted();
  while (shown() === before);
}
