/**
 * Contexts of somebody who has signed in once; each opens with what the one before it left, as the
 * cookie of a login is renewed with each visit.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} device
 * @param {(page: import('@playwright/test').Page) => Promise<void>} signIn
 */
export async function signedIn(browser, device, signIn) {
  const first = await browser.newContext(device);
  await signIn(await first.newPage());
  let storageState = await first.storageState();
  await first.close();
  return {
    open: () => browser.newContext({ ...device, storageState, serviceWorkers: 'block' }),
    /** @param {import('@playwright/test').BrowserContext} context */
    close: async (context) => {
      storageState = await context.storageState();
    },
  };
}
