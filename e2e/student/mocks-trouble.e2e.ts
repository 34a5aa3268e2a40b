import type { Page, Route } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { DECEMBER, ME, mocksPage } from './mocks-page';

const REGISTER = '**/api/mock-exam-registrations';
const MINE = '**/api/mock-exam-registrations/my/slice**';
const OWN = /\/api\/mock-exam-registrations\/my\/\d+\?/;
const EXAM = /\/api\/mock-exams\/\d+$/;
const LIST = '**/api/mock-exams/open/page**';

/** The drawer of an exam with everything chosen. */
async function readyToApply(page: Page) {
  const mocks = mocksPage(page);
  await page.goto('/mocks');
  await mocks.open();
  await mocks.subject('화학Ⅰ').check();
  return mocks;
}

/** Holds answers back until it is told to let them go. */
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
  'loading, lists that cannot be loaded, none, and an exam that cannot be loaded',
  { tag: '@desktop' },
  async ({ page, server, signInAsStudent }) => {
    const mocks = mocksPage(page);
    await page.route(LIST, (route) => route.fulfill({ status: 404, json: {} }));
    await signInAsStudent({ next: '/mocks' });
    await expect(page.getByText('목록을 불러오는 중 오류가 발생했어요.')).toHaveCount(1);
    await expectNoAxeViolations(page);
    await page.unroute(LIST);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByText('모의고사가 없어요.')).toHaveCount(1);
    await expectNoAxeViolations(page);

    const [exam = ''] = await server.addMockExams([DECEMBER]);
    const held = gate();
    for (const address of [LIST, EXAM]) await page.route(address, held.pass);
    await page.goto(`/mocks?open=exam-${exam}`);
    await expect(page.getByRole('dialog').getByText('모의고사를 불러오는 중이에요')).toBeAttached();
    await expectNoAxeViolations(page);
    held.open();
    await expect(mocks.apply).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });

    await page.route(EXAM, (route) => route.fulfill({ status: 404, json: {} }));
    await page.reload();
    await expect(page.getByText('상세 정보를 불러오는 중 오류가 발생했어요.')).toHaveCount(1);
    await expectNoAxeViolations(page);
    await page.unroute(EXAM);
    await page.getByRole('dialog').getByRole('button', { name: '다시 시도' }).click();
    await expect(mocks.apply).toBeVisible();

    await server.setSubjectOptions('');
    await page.reload();
    await expect(
      mocks.drawer().getByText('등록된 선택과목이 없어요. 관리자에게 문의해 주세요.').first(),
    ).toBeVisible();
    await expect(mocks.apply).toHaveAccessibleDescription(
      '등록된 선택과목이 없어요. 관리자에게 문의해 주세요.',
    );
    await expectNoAxeViolations(page);
  },
);

const REFUSALS: [
  string,
  { status?: number; json?: unknown; body?: string; headers?: Record<string, string> },
  string,
][] = [
  ['message', { json: { message: '메시지예요.', error: '오류예요.' } }, '메시지예요.'],
  ['error', { json: { error: '오류예요.', errors: ['목록이에요.'] } }, '오류예요.'],
  [
    'the first of errors',
    { json: { errors: ['목록이에요.', '둘째'], detail: '자세한 말이에요.' } },
    '목록이에요.',
  ],
  ['detail', { json: { detail: '자세한 말이에요.', title: '제목이에요.' } }, '자세한 말이에요.'],
  [
    'title',
    {
      json: { title: '제목이에요.' },
      headers: { 'x-error-message': encodeURIComponent('머리말이에요.') },
    },
    '제목이에요.',
  ],
  [
    'the header',
    { json: {}, headers: { 'x-error-message': encodeURIComponent('머리말이에요.') } },
    '머리말이에요.',
  ],
  ['text', { body: '글이에요.' }, '글이에요.'],
  ['nothing', { json: {} }, '신청을 처리하지 못했어요.'],
];

test('why applying, modifying and cancelling failed', async ({ page, server, signInAsStudent }) => {
  const [exam = ''] = await server.addMockExams([DECEMBER]);
  await signInAsStudent();
  const mocks = await readyToApply(page);

  for (const [name, answer, text] of REFUSALS) {
    await test.step(`applying: ${name}`, async () => {
      await page.route(REGISTER, (route) => route.fulfill({ status: 400, ...answer }));
      await mocks.apply.click();
      await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(1);
      await page.unroute(REGISTER);
    });
  }
  await expectNoAxeViolations(page);

  await test.step('registered elsewhere meanwhile: the drawer finds out, and offers to modify', async () => {
    await server.addMockRegistrations([
      { phone: ME, mockExamId: exam, selectedSubjects: ['물리학Ⅰ'] },
    ]);
    await mocks.apply.click();
    await expect(page.getByText('이미 신청한 모의고사예요.')).toBeVisible();
    await expect(mocks.subject('물리학Ⅰ')).toBeChecked();
  });

  await page.route(OWN, (route) => route.fulfill({ status: 400, json: {} }));
  await mocks.subject('화학Ⅰ').check();
  await mocks.modify.click();
  await expect(page.getByText('수정하지 못했어요.')).toHaveCount(1);
  await mocks.cancelIt();
  await expect(mocks.question.getByText('취소하지 못했어요.')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await mocks.question.getByRole('button', { name: '닫기' }).first().click();

  await test.step('nobody is signed in any more', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await mocks.modify.click();
    await expect(page.getByText('로그인 정보에 문제가 있어요. 다시 로그인해 주세요.')).toHaveCount(
      1,
    );
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: '다시 로그인' }).click();
    await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();
  });
});

test('registers once: two taps, a drawer that is closed meanwhile, and taps that come twice', async ({
  page,
  server,
  signInAsStudent,
}) => {
  await server.addMockExams([DECEMBER]);
  await signInAsStudent();
  const mocks = await readyToApply(page);
  const held = gate();
  let sent = 0;
  await page.route(REGISTER, async (route) => {
    sent += 1;
    await held.pass(route);
  });
  await mocks.apply.dblclick();
  await mocks.drawer().getByRole('button', { name: '닫기' }).dblclick();
  await expect(mocks.drawer()).toBeHidden();
  await expect(page).toHaveURL(/\/mocks$/);
  held.open();
  await expect(mocks.result).toBeVisible();
  await page.getByRole('button', { name: '확인', exact: true }).dblclick();
  await expect(mocks.result).toBeHidden();
  await expect(page).toHaveURL(/\/mocks$/);
  await mocks.tab('내 신청').click();
  await expect(mocks.cards).toHaveCount(1);
  expect(sent).toBe(1);
});

test('registers once: no network, a request that is lost, an answer that is lost', async ({
  page,
  context,
  server,
  signInAsStudent,
}) => {
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
  await mocks.apply.click();
  await expect(page.getByText('신청을 처리하지 못했어요.')).toHaveCount(1);

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
});
