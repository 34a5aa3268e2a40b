/** At most one timer: the next one takes its place. */
export function createTimer(startTimer: (run: () => void, ms?: number) => () => void) {
  let cancel: (() => void) | undefined;
  const stop = () => {
    cancel?.();
    cancel = undefined;
  };
  return {
    stop,
    isSet: () => cancel !== undefined,
    start(run: () => void, ms?: number): void {
      stop();
      cancel = startTimer(() => {
        cancel = undefined;
        run();
      }, ms);
    },
  };
}

interface Turns {
  /** One request, if there is something to send. True when another is to follow. */
  turn: () => Promise<boolean>;
  /** Runs while no other tab does. */
  exclusive: (run: () => Promise<void>) => Promise<void>;
  isClosed: () => boolean;
}

/** Takes turns one at a time; asked for another meanwhile, takes one more. */
export function createPump({ turn, exclusive, isClosed }: Turns): () => Promise<void> {
  let due = false;
  let pumping: Promise<void> | undefined;
  const oneTurn = async () => {
    if (await turn()) due = true;
  };
  async function drain(): Promise<void> {
    while (due) {
      due = false;
      if (isClosed()) return;
      await exclusive(oneTurn);
    }
  }
  return () => {
    due = true;
    return (pumping ??= drain().finally(() => {
      pumping = undefined;
    }));
  };
}
