/**
 * Runs `load` once the page has loaded and the browser is idle: the system's font shows first,
 * Pretendard follows without delaying anything. Each app calls it in its main file (the font itself
 * belongs to the app's bundle):
 *
 *     loadAfterPage(() => import('pretendard/….css'));
 */
export function loadAfterPage(load: () => Promise<unknown>): void {
  // A font that does not come is not worth a message: the system's one stays.
  const run = () => void load().catch(() => undefined);
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
