/**
 * Contexts of a user who has signed in once; each continues with the state of the previous one,
 * since each visit renews the session cookie.
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
