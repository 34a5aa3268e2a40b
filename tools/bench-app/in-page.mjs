/** What `openAtWork` gives a page. @typedef {{ framePainted: () => Promise<void> }} AtWork */
/**
 * How the month of a page is read: all its meals, those that are on, its name, and a part of the
 * address that its data come from.
 * @typedef {{ meals: string, on: string, month: string, data: string }} Looks
 * @typedef {{ painted: number, data: number }} Opened ms after the navigation
 */

/**
 * Runs in the page before anything of its own: notes when a whole month has been painted.
 * @param {Looks} looks
 */
export function watchMonth({ meals, data }) {
  const { framePainted } = /** @type {Window & AtWork} */ (/** @type {unknown} */ (window));
  /** @type {Promise<Opened>} */
  const opened = new Promise((resolve) => {
    const observer = new MutationObserver(async () => {
      if (document.querySelectorAll(meals).length < 40) return;
      observer.disconnect();
      await framePainted();
      const painted = performance.now();
      const answers = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, responseEnd }) => name.includes(data) && responseEnd < painted);
      resolve({ painted, data: Math.max(...answers.map(({ responseEnd }) => responseEnd)) });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  Object.assign(window, { opened });
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
