import { findBrowser } from '../../tools/support/programs.mjs';

/** How every test's browser is started. */
export const launchOptions = {
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** Letters as wide as on a phone: without its windows a browser rounds each to whole pixels. */
export const trueWidths = {
  ...launchOptions,
  args: [...launchOptions.args, '--font-render-hinting=none'],
};
