import type { Page, Route } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { DECEMBER, mocksPage } from './mocks-page';

const REGISTER = '**/api/mock-exam-registrations';
const MINE = '**/api/mock-exam-registrations/my/slice**';

/** The drawer of an exam with everything chosen. */
async function readyToApply(page: Page) {
  const mocks = mocksPage(page);
  await page.goto('/mocks');
  await mocks.open();
  await mocks.subject('화학Ⅰ').check();
  return mocks;
}

/** Holds answers back until released. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    open: () => open(),
    pass: async (route: Route) => {
      await opened;
      await route.continue();
    },
  };
}

test(
  'registers once: no network, two taps, a request that is lost, an answer that is lost',
  { tag: '@ci' },
  async ({ page, context, server, signInAsStudent }) => {
    await server.addMockExams([DECEMBER]);
    await signInAsStudent();
    const mocks = await readyToApply(page);

    await test.step('without a network it can be read, and says when it can be sent', async () => {
      await context.setOffline(true);
      await expect(mocks.drawer().getByText('연결되면 신청할 수 있어요').first()).toBeVisible();
      await expect(mocks.apply).toHaveAccessibleDescription('연결되면 신청할 수 있어요');
      await expectNoAxeViolations(page);
      await context.setOffline(false);
    });

    const keys: (string | undefined)[] = [];
    const held = gate();
    await page.route(REGISTER, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The first one is lost on its way, the answer to the second on its way back.
      if (keys.length > 1) await route.fetch();
      await route.abort('connectionreset');
    });
    await mocks.apply.dblclick();
    await expect(page.getByText('신청을 처리하지 못했어요.')).toHaveCount(1);
    expect(keys).toHaveLength(1);

    await page.route(MINE, held.pass);
    await mocks.apply.click();
    await expect(page.getByText('신청 결과를 확인하고 있어요')).toHaveCount(1);
    await expectNoAxeViolations(page);
    held.open();
    await expect(mocks.result).toBeVisible();
    await mocks.confirm();
    await mocks.tab('내 신청').click();
    await expect(mocks.cards).toHaveCount(1);
    expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
    expect(keys[1]).toBe(keys[0]);
  },
);
