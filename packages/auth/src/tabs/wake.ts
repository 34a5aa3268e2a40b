/** Calls `check` when the token should be looked at again. Returns an unsubscribe function. */
export type Wake = (check: () => void) => () => void;

/** The token is looked at every 5 minutes. */
export const CHECK_EVERY_MS = 5 * 60_000;

/**
 * Every 5 minutes, and when the page becomes visible, comes back from the back-forward cache or
 * goes online: timers of hidden pages sleep.
 */
export const browserWake: Wake = (check) => {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', whenVisible);
  window.addEventListener('pageshow', check);
  window.addEventListener('online', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', whenVisible);
    window.removeEventListener('pageshow', check);
    window.removeEventListener('online', check);
  };
};
