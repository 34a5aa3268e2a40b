import type { Page } from '@playwright/test';
import { ME } from '../admin/mocks-page';
import { mealPage } from '../student/meal-page';
import { expect, expectNoAxeViolations, test } from '../support/test';
import type { TestServer } from '../support/server';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const EXAM = {
  title: '11월 파이널 모의고사',
  examDate: '2026-11-22',
  registrationStartDate: '2026-11-10',
  registrationEndDate: '2026-11-21',
  askSubjectOption: false,
  examStartTime: '08:40',
  place: '본관 3층',
};

/** The browser's push service is one of the test's (student/push.e2e.ts). */
async function allowPush(page: Page, server: TestServer) {
  await page.addInitScript(
    ({ endpoint, ...keys }) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      PushManager.prototype.subscribe = async () =>
        Object.assign(Object.create(PushSubscription.prototype), {
          toJSON: () => ({ endpoint, keys }),
        });
    },
    await server.addPhone(),
  );
}

test(
  'an exam reminds a phone before registering ends and before its day, of what still matters, once',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsManager, signInAsStudent }) => {
    test.slow();
    const manager = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await signInAsManager({
      page: manager,
      username: 'admin',
      password: 'Admin1234!',
      next: '/settings?tab=mocks',
    });
    await manager.getByRole('switch', { name: '신청 마감 전날 알림' }).check();
    await manager.getByRole('switch', { name: '시험 전날 알림' }).check();
    await manager.getByRole('button', { name: '저장', exact: true }).click();
    await expect(manager.getByText(/저장했습니다/)).toBeVisible();
    await manager.context().close();
    await server.addMockExams([EXAM]);

    await allowPush(page, server);
    await signInAsStudent({ phone: ME });
    await mealPage(page).expectLoaded();
    await page.waitForFunction(
      () => navigator.serviceWorker.controller?.state === 'activated',
      null,
      { timeout: 30_000 },
    );
    await page.getByRole('button', { name: /^내 정보/ }).click();
    const section = page.getByRole('region', { name: '알림 받기' });
    await section.getByRole('switch', { name: '모의고사 마감과 시험 전날' }).check();
    await expect(section).toHaveAttribute('aria-busy', 'false');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');

    const told = async (at: string) => {
      await server.setClock(at);
      return (await server.sendPushes()).map(({ title, body, page: to }) => [title, body, to]);
    };
    const closing = [
      '모의고사 신청이 곧 마감돼요',
      `${EXAM.title} 신청은 11월 21일 (토)까지예요.`,
      '/mocks',
    ];
    expect(await told('2026-11-20T17:59:00')).toEqual([]);
    expect(await told('2026-11-20T18:00:00')).toEqual([closing]);
    expect(await told('2026-11-20T18:10:00')).toEqual([closing]);

    await page.goto('/mocks');
    await page.getByRole('button', { name: EXAM.title, exact: true }).click();
    await page.getByRole('switch', { name: /^현장 응시/ }).check();
    await page.getByRole('button', { name: '신청하기' }).click();
    await expect(page.getByRole('dialog', { name: '모의고사를 신청했어요' })).toBeVisible();
    expect(await told('2026-11-21T09:00:00'), 'not again, once registered').toEqual([closing]);
    expect(await told('2026-11-21T18:00:00')).toEqual([
      closing,
      ['내일 모의고사가 있어요', `${EXAM.title} · 08:40 · 본관 3층`, '/mocks'],
    ]);
  },
);
