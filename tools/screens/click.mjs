/** Presses the first button of a name. */
export const click = (/** @type {string | RegExp} */ name) => (/** @type {import('@playwright/test').Page} */ page) => page.getByRole('button', { name }).first().click();
