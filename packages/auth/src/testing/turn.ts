/** One turn of the event loop: everything that needed no answer from outside has run. */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
