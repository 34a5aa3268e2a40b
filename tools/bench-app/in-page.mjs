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
  /** @type {Promise<number>} */
  const painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll(meals).length < 40) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // Its message is a task behind the painting of this frame.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(0);
      });
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
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(0);
      });
    });
  const shown = () =>
    `${document.querySelector(month)?.textContent} ${document.querySelectorAll(meals).length} ${document.querySelectorAll(on).length}`;
  const before = shown();
  if (target instanceof HTMLElement) target.click();
  do await painted();
  while (shown() === before);
}
