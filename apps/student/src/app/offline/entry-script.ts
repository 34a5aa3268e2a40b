/**
 * Address of the script that this page has started with. It names the version: its hash changes
 * with every byte of the app. The last one of the document; before it stands what it is made of.
 */
export const entryScript = (): string =>
  [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src') ?? '';
