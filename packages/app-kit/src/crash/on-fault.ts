const FAULT = 'academy-fault';

/** Says that a page could not be drawn. */
export const tellFault = (error: unknown): void => {
  window.dispatchEvent(new CustomEvent(FAULT, { detail: error }));
};

/** Hears of every error that nobody caught, and of pages that could not be drawn. */
export function onFault(heard: (error: unknown) => void): void {
  window.addEventListener('error', ({ error }) => heard(error));
  window.addEventListener('unhandledrejection', ({ reason }) => heard(reason));
  window.addEventListener(FAULT, (event) => heard('detail' in event ? event.detail : undefined));
}
