/** Until the time (ms) is over or the network is back, whichever comes first. */
export const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resume, ms);
    window.addEventListener('online', resume);
    function resume() {
      clearTimeout(timer);
      window.removeEventListener('online', resume);
      resolve();
    }
  });
