/**
 * Address of the script that this page has started with. It names the version: its hash changes
 * with every byte of the app.
 */
export const entryScript = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
