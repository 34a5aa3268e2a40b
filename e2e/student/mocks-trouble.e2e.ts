import type { Page } from '@playwright/test';
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

test('a list that cannot be loaded, an empty one, and an exam that cannot be loaded @desktop', async ({ page, server, signInAsStudent }) => {
  await signInAsStudent();
  const mocks = mocksPage(page);
  await page.route(LIST, (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/mocks');
  await expect(page.getByText('목록을 불러오는 중 오류가 발생했어요.')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.unroute(LIST);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByText('모의고사가 없어요.')).toHaveCount(1);
  await expectNoAxeViolations(page);

  await server.addMockExams([DECEMBER]);
  await page.reload();
  await page.route(EXAM, (route) => route.fulfill({ status: 404, json: {} }));
  await mocks.cardButton().click();
  await expect(page.getByText('상세 정보를 불러오는 중 오류가 발생했어요.')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.unroute(EXAM);
  await page.getByRole('dialog').getByRole('button', { name: '다시 시도' }).click();
  await expect(mocks.apply).toBeVisible();
});

test('what stands while it loads @desktop', async ({ page, server, signInAsStudent }) => {
  const [exam = ''] = await server.addMockExams([DECEMBER]);
  await signInAsStudent();
  let go: () => void = () => undefined;
  const released = new Promise<void>((resolve) => { go = resolve; });
  for (const address of [LIST, EXAM]) await page.route(address, async (route) => { await released; await route.continue(); });
  await page.goto(`/mocks?open=exam-${exam}`);
  await expect(page.getByRole('dialog').getByText('모의고사를 불러오는 중이에요')).toBeAttached();
  await expectNoAxeViolations(page);
  go();
  await expect(mocksPage(page).apply).toBeVisible();
});

const REFUSALS: [string, { status?: number; json?: unknown; body?: string; headers?: Record<string, string> }, string][] = [
  ['message', { json: { message: '메시지예요.', error: '오류예요.' } }, '메시지예요.'],
  ['error', { json: { error: '오류예요.', errors: ['목록이에요.'] } }, '오류예요.'],
  ['the first of errors', { json: { errors: ['목록이에요.', '둘째'], detail: '자세한 말이에요.' } }, '목록이에요.'],
  ['detail', { json: { detail: '자세한 말이에요.', title: '제목이에요.' } }, '자세한 말이에요.'],
  ['title', { json: { title: '제목이에요.' }, headers: { 'x-error-message': encodeURIComponent('머리말이에요.') } }, '제목이에요.'],
  ['the header', { json: {}, headers: { 'x-error-message': encodeURIComponent('머리말이에요.') } }, '머리말이에요.'],
  ['text', { body: '글이에요.' }, '글이에요.'],
  ['nothing', { json: {} }, '신청을 처리하지 못했어요.'],
];

test('why applying failed, in the order of the specification', async ({ page, server, signInAsStudent }) => {
  await server.addMockExams([DECEMBER]);
  await signInAsStudent();
  const mocks = await readyToApply(page);
  for (const [name, answer, text] of REFUSALS) {
    await test.step(name, async () => {
      await page.route(REGISTER, (route) => route.fulfill({ status: 400, ...answer }));
      await mocks.apply.click();
      await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(1);
      await page.unroute(REGISTER);
    });
  }
  await expectNoAxeViolations(page);
  await mocks.apply.click();
  await expect(mocks.result).toBeVisible();
});

test('what the server refuses is said in its words', async ({ page, server, signInAsStudent }) => {
  const [exam = ''] = await server.addMockExams([DECEMBER]);
  await signInAsStudent();
  const mocks = await readyToApply(page);
  await server.addMockRegistrations([{ phone: ME, mockExamId: exam, selectedSubjects: ['물리학Ⅰ'] }]);
  await mocks.apply.click();
  await expect(page.getByText('이미 신청한 모의고사예요.')).toBeVisible();
  // The drawer has found out: what was registered elsewhere can be modified now.
  await expect(mocks.modify).toBeVisible();
  await expect(mocks.subject('물리학Ⅰ')).toBeChecked();
});

test('modifying and cancelling that fail @desktop', async ({ page, server, signInAsStudent }) => {
  const [exam = ''] = await server.addMockExams([DECEMBER]);
  await server.addMockRegistrations([{ phone: ME, mockExamId: exam, selectedSubjects: ['물리학Ⅰ'] }]);
  await signInAsStudent();
  await page.route(OWN, (route) => route.fulfill({ status: 400, json: {} }));
  const mocks = await readyToApply(page);
  await mocks.modify.click();
  await expect(page.getByText('수정하지 못했어요.')).toHaveCount(1);
  await mocks.cancelIt();
  await expect(mocks.question.getByText('취소하지 못했어요.')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.unroute(OWN);
  await mocks.question.getByRole('button', { name: '신청 취소하기' }).click();
  await expect(mocks.canceled).toBeVisible();
});

test('without login information it says so, and leads to the login', async ({ page, server, signInAsStudent }) => {
  await server.addMockExams([DECEMBER]);
  await signInAsStudent();
  const mocks = await readyToApply(page);
  await page.evaluate(() => sessionStorage.clear());
  await mocks.apply.click();
  await expect(page.getByText('로그인 정보에 문제가 있어요. 다시 로그인해 주세요.')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '다시 로그인' }).click();
  await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();
});

test('no subject is registered: a notice, and nothing to send @desktop', async ({ page, server, signInAsStudent }) => {
  await server.addMockExams([DECEMBER]);
  await server.setSubjectOptions('');
  await signInAsStudent();
  await page.goto('/mocks');
  const mocks = mocksPage(page);
  await mocks.open();
  await expect(mocks.drawer().getByText('등록된 선택과목이 없어요. 관리자에게 문의해 주세요.').first()).toBeVisible();
  await expect(mocks.apply).toHaveAccessibleDescription('등록된 선택과목이 없어요. 관리자에게 문의해 주세요.');
  await expectNoAxeViolations(page);
});

test('a double tap registers once @desktop', async ({ page, server, signInAsStudent }) => {
  await server.addMockExams([DECEMBER]);
  await signInAsStudent();
  const mocks = await readyToApply(page);
  let sent = 0;
  await page.route(REGISTER, async (route) => {
    sent += 1;
    await route.continue();
  });
  await mocks.apply.dblclick();
  await expect(mocks.result).toBeVisible();
  await mocks.confirm();
  await mocks.tab('내 신청').click();
  await expect(mocks.cards).toHaveCount(1);
  expect(sent).toBe(1);
});

test('a drawer that is closed meanwhile, and taps that come twice, lead nowhere else', async ({ page, server, signInAsStudent }) => {
  await server.addMockExams([DECEMBER]);
  await signInAsStudent();
  const mocks = await readyToApply(page);
  let go: () => void = () => undefined;
  const released = new Promise<void>((resolve) => { go = resolve; });
  await page.route(REGISTER, async (route) => {
    await released;
    await route.continue();
  });
  await mocks.apply.click();
  await mocks.drawer().getByRole('button', { name: '닫기' }).dblclick();
  await expect(mocks.drawer()).toBeHidden();
  await expect(page).toHaveURL(/\/mocks$/);
  go();
  await expect(mocks.result).toBeVisible();
  await page.getByRole('button', { name: '확인', exact: true }).dblclick();
  await expect(mocks.result).toBeHidden();
  await expect(page).toHaveURL(/\/mocks$/);
  await expect(mocks.card().getByText(/^신청함/)).toBeVisible();
});

test('an answer that is lost is looked for, and found @desktop', async ({ page, server, signInAsStudent }) => {
  await server.addMockExams([DECEMBER]);
  await signInAsStudent();
  const mocks = await readyToApply(page);
  let go: () => void = () => undefined;
  const released = new Promise<void>((resolve) => { go = resolve; });
  await page.route(REGISTER, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route(MINE, async (route) => {
    await released;
    await route.continue();
  });
  await mocks.apply.click();
  await expect(page.getByText('신청 결과를 확인하고 있어요')).toHaveCount(1);
  await expectNoAxeViolations(page);
  go();
  await expect(mocks.result).toBeVisible();
  await mocks.confirm();
  await mocks.tab('내 신청').click();
  await expect(mocks.cards).toHaveCount(1);
});

test('a request that was lost can be sent again: to the server it is the same one', async ({ page, server, signInAsStudent }) => {
  await server.addMockExams([DECEMBER]);
  await signInAsStudent();
  const mocks = await readyToApply(page);
  const keys: (string | undefined)[] = [];
  await page.route(REGISTER, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (keys.length === 1 ? route.abort('connectionreset') : route.continue());
  });
  await mocks.apply.click();
  await expect(page.getByText('신청을 처리하지 못했어요.')).toHaveCount(1);
  await mocks.apply.click();
  await expect(mocks.result).toBeVisible();
  expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('the period ends while the drawer is open: the badge flips, nothing can be sent', async ({ page, server, signInAsStudent }) => {
  await server.addMockExams([DECEMBER]);
  await server.setClock('2026-11-29T23:50:00');
  await page.clock.install();
  await signInAsStudent();
  const mocks = await readyToApply(page);
  await expect(mocks.drawer().getByText('진행 중')).toBeVisible();
  await expect(mocks.apply).toBeEnabled();
  await server.setClock('2026-11-30T00:05:00');
  await page.clock.fastForward('15:00');
  await expect(mocks.drawer().getByText('종료')).toBeVisible();
  await expect(mocks.apply).toBeDisabled();
  await expect(mocks.apply).toHaveAccessibleDescription('신청 기간이 끝난 모의고사예요.');
  await expectNoAxeViolations(page);
});

test('without a network it can be read, and says when it can be sent @desktop', async ({ page, context, server, signInAsStudent }) => {
  await server.addMockExams([DECEMBER]);
  await signInAsStudent();
  const mocks = await readyToApply(page);
  await context.setOffline(true);
  await expect(mocks.drawer().getByText('연결되면 신청할 수 있어요').first()).toBeVisible();
  await expect(mocks.apply).toHaveAccessibleDescription('연결되면 신청할 수 있어요');
  await expectNoAxeViolations(page);
  await context.setOffline(false);
  await mocks.apply.click();
  await expect(mocks.result).toBeVisible();
});
