const FAULT = 'academy-fault';

/** Says that a page could not be drawn. */
export const tellFault = (error: unknown): void => {
  window.dispatchEvent(new CustomEvent(FAULT, { detail: error }));
};

interface Teller {
  tell: (error: unknown, release: string) => void;
}

/**
 * Hears of every error that nobody caught, and of pages that could not be drawn. What tells of them
 * is loaded with the first one.
 */
export function onFault(load: () => Promise<Teller>, release: string): void {
  async function hear(error: unknown) {
    try {
      const { tell } = await load();
      tell(error, release);
    } catch {
      // Without a network there is nobody to tell.
    }
  }
  window.addEventListener('error', ({ error }) => void hear(error));
  window.addEventListener('unhandledrejection', ({ reason }) => void hear(reason));
  window.addEventListener(
    FAULT,
    (event) => void hear('detail' in event ? event.detail : undefined),
  );
}
