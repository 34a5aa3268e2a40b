import type { Page } from '@playwright/test';
import { test } from '../support/cut-off';
import { keptQueries } from '../support/kept-queries';
import { signInAsStudent } from '../support/sign-in';
import { expect, expectNoAxeViolations } from '../support/test';
import { workerInCharge } from '../support/worker-in-charge';
import { mealPage, savedMonth } from './meal-page';

const PHONE = '01012345678';

const kept = (page: Page) => page.evaluate(keptQueries);

const expectKept = (page: Page, query: string) =>
  expect.poll(() => kept(page)).toContainEqual(expect.stringContaining(query));

const age = (page: Page) => page.getByRole('status').filter({ hasText: '마지막 업데이트' });
const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });

test('installed, offline and back: the shell, what was last seen with its age, an edit that waits, and nothing left after a logout', async ({
  page,
  context,
  server,
  academy,
  network,
}) => {
  await server.addPoints([
    {
      phone: PHONE,
      incidentDate: '2026-11-19',
      pointType: 'REWARD',
      points: 3,
      reason: '자습 우수',
    },
  ]);
  await signInAsStudent(page, { origin: academy.origin });
  const meals = mealPage(page);
  await meals.expectLoaded();
  await tab(page, '상벌점 보기').click();
  await expect(page.getByRole('listitem').filter({ hasText: '자습 우수' })).toBeVisible();
  await workerInCharge(page);

  await test.step('everything that an installation needs is there', async () => {
    const manifest = await (
      await page.request.get(`${server.student}/manifest.webmanifest`)
    ).json();
    expect(manifest).toMatchObject({
      lang: 'ko',
      display: 'standalone',
      start_url: '/student-calendar',
    });
    for (const { src, type } of manifest.icons)
      expect((await page.request.get(`${server.student}${src}`)).headers()['content-type']).toBe(
        type,
      );
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
      'href',
      '/manifest.webmanifest',
    );
  });
  await expectKept(page, '"points","list"');
  await expectKept(page, '"meals"');
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('profile-sheet')),
      ),
    )
    .toBe(true);

  await test.step('opened without a network, in a new tab: an installed app that was closed', async () => {
    await page.close();
    await network(false);
    page = await context.newPage();
    await page.goto('/points-mine');
    await expect(page.getByRole('listitem').filter({ hasText: '자습 우수' })).toBeVisible();
    await page.getByRole('button', { name: '내 정보 김하늘' }).click();
    const profile = page.getByRole('dialog');
    await expect(profile.getByRole('link', { name: '내 공부 시간' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(profile).toBeHidden();
    await expect(page.getByRole('button', { name: '내 정보 김하늘' })).toBeVisible();
    await expect(age(page)).toHaveText(/마지막 업데이트 (11월 20일 \(금\) )?10:\d\d$/);
    await expect(page.getByText('인터넷에 연결되어 있지 않아요.')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('an edit waits, over a reload too', async () => {
    await tab(page, '도시락 신청').click();
    const offline = mealPage(page);
    await offline.expectLoaded();
    await expect(age(page)).toBeVisible();
    await offline.tap('30일 (월)', '점심');
    await expect(offline.status('오프라인 · 연결되면 저장할게요')).toBeVisible();
    await page.reload();
    await offline.expectChecked('30일 (월)', '점심');
  });

  await test.step('a page that was never read says so, and a page that does not exist is there', async () => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요' })).toBeVisible();
    await page.goto('/student-calendar?month=2026-10');
    await expect(
      page
        .getByRole('paragraph')
        .filter({ hasText: '이 달의 신청 내용을 아직 불러오지 못했어요.' }),
    ).toBeVisible();
    await page.goto('/student-calendar');
  });

  await test.step('back again: saved, fresh, and without a word about age', async () => {
    await network(true);
    await mealPage(page).expectSaved();
    await expect(age(page)).toBeHidden();
    expect((await savedMonth(page))['2026-11-30']).toMatchObject({ lunch: true });
  });

  await test.step('a logout forgets it', async () => {
    await page.getByRole('button', { name: '내 정보 김하늘' }).click();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([]);
    await network(false);
    await page.goto('/points-mine');
    await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();
  });
});

test(
  'opened the next morning without a network: what was last seen, and nothing is waited for',
  { tag: '@nightly' },
  async ({ page, context, academy, network }) => {
    await signInAsStudent(page, { origin: academy.origin });
    await mealPage(page).expectLoaded();
    await workerInCharge(page);
    await expectKept(page, '"meals"');
    await page.close();
    await network(false);

    page = await context.newPage();
    await page.clock.setSystemTime('2026-11-21T07:30:00+09:00');
    // No answer comes, not even that there is no way to the server.
    const asked: string[] = [];
    await page.route('**/api/**', (route) => void asked.push(route.request().url()));
    await page.goto('/student-calendar');
    await mealPage(page).expectLoaded();
    await expect(page.getByText('인터넷에 연결되어 있지 않아요.')).toBeVisible();
    await expect(age(page)).toHaveText(/마지막 업데이트 11월 20일 \(금\) 10:\d\d$/);
    expect(asked).not.toEqual([]);
  },
);

test(
  'a new version waits for the student, and never takes an edit with it',
  { tag: '@nightly' },
  async ({ page, academy, network }) => {
    await signInAsStudent(page, { origin: academy.origin });
    const meals = mealPage(page);
    await meals.expectLoaded();
    await workerInCharge(page);
    const entry = page.locator('script[type="module"]').last();
    const before = (await entry.getAttribute('src')) ?? '';

    const after = academy.release();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const note = page
      .getByRole('status')
      .filter({ has: page.getByRole('button', { name: '새로고침' }) });
    await expect(note).toContainText('새 버전이 있어요');
    await expectNoAxeViolations(page);

    await network(false);
    await meals.tap('30일 (월)', '점심');
    await expect(meals.status('오프라인 · 연결되면 저장할게요')).toBeVisible();
    await note.getByRole('button').click();
    await expect(note).toContainText('아직 저장하지 못한 변경이 1건 있어요.');
    await expect(entry).toHaveAttribute('src', before);

    await network(true);
    await meals.expectSaved();
    await expect(note).toContainText('새 버전이 있어요');
    await note.getByRole('button').click();
    await expect(entry).toHaveAttribute('src', after);
    await meals.expectChecked('30일 (월)', '점심');
    await expect(note).toBeHidden();
  },
);
