import type { Browser, Page } from '@playwright/test';
import { enterAsManager, enterAsStudent } from '../support/enter';
import { signInAsManager, signInAsStudent } from '../support/sign-in';
import { expect, test } from '../support/test';

/** What the browser keeps, in the tab and beyond it: every name, and what says who is signed in. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const { role, studentId } = sessionStorage;
    const facts = Object.fromEntries(
      Object.entries(localStorage).filter(([key]) => /\.(signed-in|student)$/.test(key)),
    );
    return {
      tab: Object.keys(sessionStorage).toSorted(),
      role: role as string,
      studentId: studentId as string,
      browser: Object.keys(localStorage).toSorted(),
      facts,
    };
  });

const newPage = async (browser: Browser) => (await browser.newContext()).newPage();

test(
  'the short way in, which most tests take, leaves what the login pages leave',
  { tag: '@ci' },
  async ({ browser, server }) => {
    const [typed, entered] = [await newPage(browser), await newPage(browser)];
    await signInAsStudent(typed, { origin: server.student });
    await enterAsStudent(entered, { origin: server.student, at: '/student-calendar' });
    await expect.poll(() => kept(entered)).toEqual(await kept(typed));

    await signInAsManager(typed, { origin: server.admin });
    await enterAsManager(entered, { origin: server.admin, at: '/list' });
    await expect.poll(() => kept(entered)).toEqual(await kept(typed));
    for (const page of [typed, entered]) await page.context().close();
  },
);
