import { expect, type Page } from '@playwright/test';
import { studentIsKnown } from './sign-in';

interface Entrance {
  origin: string;
  /** Where to, below the origin. */
  at: string;
}

/** A file of the app that runs nothing: a page of the origin, for its storage. */
const STILL = '/theme.js';

/**
 * What the app keeps of a login (packages/auth: token-store.ts, session.ts), in the tab and in the
 * browser.
 */
interface Kept {
  tab: Record<string, string>;
  browser: Record<string, string>;
}

async function post(page: Page, url: string, data: unknown): Promise<Record<string, unknown>> {
  // The cookie of the answer becomes one of the page's own.
  const answer = await page.context().request.post(url, { data });
  expect(answer.ok(), `${url}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
}

/** Whom a token names, and which login. */
function claimsOf(token: string): { sub: string; sid: string } {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(claims) as { sub: string; sid: string };
}

async function keep(page: Page, { origin, at }: Entrance, kept: Kept): Promise<void> {
  await page.goto(`${origin}${STILL}`);
  await page.evaluate(({ tab, browser }) => {
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
    for (const [key, value] of Object.entries(browser)) localStorage.setItem(key, value);
  }, kept);
  await page.goto(`${origin}${at}`);
}

/**
 * Comes in signed in, past the login page: most tests are about something else. What is left behind
 * is what the login page leaves (login.e2e.ts compares).
 */
export async function enterAsStudent(
  page: Page,
  { phone = '01012345678', ...entrance }: Entrance & { phone?: string },
) {
  const { accessToken, student } = (await post(page, `${entrance.origin}/api/students/login`, {
    phoneNumber: phone,
  })) as { accessToken: string; student: { id: string } };
  // The first call with the token says that the name was right; until then the login can't be
  // renewed.
  expect(
    (
      await page.context().request.get(`${entrance.origin}/api/students/me`, {
        headers: { authorization: `Bearer ${accessToken}` },
      })
    ).ok(),
  ).toBe(true);
  await keep(page, entrance, {
    tab: { accessToken, role: 'STUDENT', studentId: student.id },
    browser: {
      'academy-student.signed-in': 'student',
      'academy-student.session': claimsOf(accessToken).sid,
      'academy-student.student': `${student.id}\n${student.id}`,
    },
  });
  await studentIsKnown(page);
}

/** {@link enterAsStudent} for managers. */
export async function enterAsManager(
  page: Page,
  {
    username = 'manager',
    password = 'Manager1234!',
    ...entrance
  }: Entrance & { username?: string; password?: string },
) {
  const { accessToken } = (await post(page, `${entrance.origin}/api/admin/users/login`, {
    username,
    password,
  })) as { accessToken: string };
  await keep(page, entrance, {
    tab: { accessToken, role: 'MANAGER' },
    browser: {
      'academy.admin.signed-in': 'manager',
      'academy.admin.session': claimsOf(accessToken).sid,
      'academy.admin.manager': claimsOf(accessToken).sub,
    },
  });
  await page.getByRole('main').waitFor();
}
