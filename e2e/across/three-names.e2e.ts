// The apps on static hosts, the API at a name of its own (docs/hosts.md): what works on one origin
// works on three, and a fourth may nothing.
import { test as base, type Page } from '@playwright/test';
import { mealPage } from '../student/meal-page';
import { keptQueries } from '../support/kept-queries';
import { expectRow } from '../support/expect-row';
import { signInAsManager, signInAsStudent } from '../support/sign-in';
import { expect } from '../support/test';
import { workerInCharge } from '../support/worker-in-charge';
import { BROWSER_ARGS, startThreeNames, type ThreeNames } from '../support/three-names';
import { findBrowser } from '../../tools/support/programs.mjs';

const test = base.extend<{ names: ThreeNames }, { three: ThreeNames }>({
  three: [
    async ({}, provide) => {
      const three = await startThreeNames();
      await provide(three);
      await three.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  names: async ({ three }, provide) => {
    await three.server.reset();
    await provide(three);
  },
});
// One after another in one worker: to start the servers again costs more than a test.
test.describe.configure({ mode: 'default' });

test.use({
  ignoreHTTPSErrors: true,
  serviceWorkers: 'allow',
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', ...BROWSER_ARGS],
  },
});

/** What the browser kept from the page: by its policy, or for want of a CORS header. */
function refusedOn(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|CORS policy/.test(message.text())) refused.push(message.text());
  });
  return refused;
}

test(
  'a student saves and a manager sees it at once; both are still signed in after a reload and in a new tab',
  { tag: '@ci' },
  async ({ page: desk, browser, names }) => {
    test.slow();
    const phone = await browser.newContext({ ignoreHTTPSErrors: true });
    const tab = await phone.newPage();
    const refused = [refusedOn(desk), refusedOn(tab)];
    await signInAsManager(desk, { origin: names.admin });
    await expect(desk).toHaveTitle('당일 조회 · 한빛학원 admin');
    await desk.goto(`${names.admin}/list?date=2026-11-24`);
    await expect(desk.getByText('실시간')).toBeVisible();

    await signInAsStudent(tab, { origin: names.student });
    await mealPage(tab).tap('24일 (화)', '저녁');
    await mealPage(tab).expectSaved();
    await expectRow(desk.getByRole('table'), { 이름: /김하늘/, 저녁: '신청' });

    const [cookie, ...others] = (await phone.cookies()).filter(({ name }) => name.endsWith('_rt'));
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({
      name: '__Host-s_rt',
      domain: 'api.example.kr',
      sameSite: 'Strict',
      httpOnly: true,
      secure: true,
    });
    const another = await phone.newPage();
    await another.goto(`${names.student}/student-calendar`);
    await mealPage(another).expectChecked('24일 (화)', '저녁');
    await desk.reload();
    await expectRow(desk.getByRole('table'), { 이름: /김하늘/, 저녁: '신청' });
    expect(refused).toEqual([[], []]);
    await phone.close();
  },
);

test(
  'a manager’s device keeps the app and the day’s list for a dead network',
  { tag: '@ci' },
  async ({ page, context, names }) => {
    test.slow();
    const refused = refusedOn(page);
    await context.clock.setSystemTime('2026-11-20T10:00:00+09:00');
    await signInAsManager(page, { origin: names.admin });
    await workerInCharge(page);
    await expect
      .poll(() => page.evaluate(keptQueries))
      .toContainEqual(expect.stringContaining('same-day'));
    await context.setOffline(true);
    await page.close();
    const next = await context.newPage();
    await next.goto(`${names.admin}/list`);
    await expect(next).toHaveTitle('당일 조회 · 한빛학원 admin');
    await expect(next.getByText(/마지막 업데이트 .*10:\d\d/)).toBeVisible();
    expect(refused).toEqual([]);
  },
);

test(
  'an error that nobody caught reaches the API, which takes it',
  { tag: '@nightly' },
  async ({ page, names }) => {
    await page.goto(`${names.student}/`);
    await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();
    const told = page.waitForResponse(`${names.api}/api/client-errors`);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('김하늘');
      });
    });
    expect((await told).status()).toBe(204);
  },
);

test(
  'a picture goes up, a file comes down under its name, and the student’s device keeps both picture and app for a dead network',
  { tag: '@nightly' },
  async ({ page: desk, browser, names }) => {
    test.slow();
    await signInAsManager(desk, { origin: names.admin, next: '/news' });
    await desk.getByRole('button', { name: '공지 작성' }).click();
    await desk.getByRole('textbox', { name: '제목' }).fill('11월 식단표');
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
    await desk.locator('input[aria-label="사진 고르기"]').setInputFiles({
      name: '식단.png',
      mimeType: 'image/png',
      buffer: Buffer.from(png, 'base64'),
    });
    const picture = desk.getByRole('list', { name: '사진 순서' }).getByRole('img');
    await expect(picture).toHaveAttribute('src', new RegExp(`^${names.api}/api/files/`));
    await desk.getByRole('textbox', { name: '내용' }).fill('맛있게 드세요.');
    await desk.getByRole('button', { name: '게시', exact: true }).click();
    await expect(desk.getByRole('rowheader', { name: '11월 식단표' })).toBeVisible();

    const started = desk.waitForEvent('download');
    await desk.getByRole('button', { name: '목록 도구' }).click();
    await desk.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await started).suggestedFilename()).toBe('식단 공지 2026-11-20.csv');

    const phone = await browser.newContext({ ignoreHTTPSErrors: true });
    const tab = await phone.newPage();
    await signInAsStudent(tab, { origin: names.student });
    await tab.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const cached = () =>
      tab.evaluate(async () =>
        (await (await caches.open('academy-image')).keys()).map(({ url }) => url),
      );
    await tab.getByRole('button', { name: '이번 달 식단 보기' }).click();
    await expect(tab.getByRole('dialog').getByRole('img')).toHaveJSProperty('complete', true);
    await expect.poll(cached).toEqual([expect.stringContaining(`${names.api}/api/files/`)]);
    await phone.setOffline(true);
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await phone.close();
  },
);

test(
  'a sibling name that is not on the list reads nothing and cannot use the login',
  { tag: '@ci' },
  async ({ browser, names }) => {
    const phone = await browser.newContext({ ignoreHTTPSErrors: true });
    const tab = await phone.newPage();
    await signInAsStudent(tab, { origin: names.student });
    await tab.route('https://blog.example.kr/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await tab.goto('https://blog.example.kr/');
    const tried = await tab.evaluate(async (api) => {
      const options = { method: 'POST', credentials: 'include' } as const;
      const read = fetch(`${api}/api/students/refresh`, options);
      // The cookie travels with this one: what the page may not read could still have an effect.
      const sent = fetch(`${api}/api/students/logout`, { ...options, mode: 'no-cors' });
      return Promise.all([read.catch(String), sent.catch(String)]);
    }, names.api);
    expect(tried).toEqual(['TypeError: Failed to fetch', 'TypeError: Failed to fetch']);
    const another = await phone.newPage();
    await another.goto(`${names.student}/student-calendar`);
    await expect(another.getByRole('checkbox').first()).toBeVisible();
    await phone.close();
  },
);
