import { chromium } from '@playwright/test';
import { ensureBrowser } from './programs.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A headless Chromium that keeps to itself. */
export const launchChromium = async () =>
  chromium.launch({ executablePath: await ensureBrowser(), args: ARGS });

/**
 * The same with a profile in a folder, open to another program's measurements on `port`.
 * @param {string} folder @param {number} port
 */
export const launchKeptChromium = async (folder, port) =>
  chromium.launchPersistentContext(folder, {
    executablePath: await ensureBrowser(),
    args: [...ARGS, `--remote-debugging-port=${port}`],
    locale: 'ko-KR',
  });

/**
 * Signs in on the student login page as a person does.
 * @param {import('@playwright/test').Page} page @param {string} origin @param {string} phone
 */
export async function signInAsStudent(page, origin, phone) {
  await page.goto(origin);
  await page.getByRole('textbox', { name: '휴대폰 번호' }).fill(phone);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.getByRole('button', { name: '맞아요' }).click();
  await page.waitForURL('**/student-calendar**');
}

/**
 * Signs in on the manager login page.
 * @param {import('@playwright/test').Page} page @param {string} origin @param {string} username
 * @param {string} password
 */
export async function signInAsManager(page, origin, username, password) {
  await page.goto(`${origin}/admin-login`);
  await page.getByLabel('아이디').fill(username);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/admin-login');
}
