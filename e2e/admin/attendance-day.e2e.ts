import type { Browser, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { readWorkbook } from '../support/workbook';
import { visitsDown, visitsUp } from './attendance-page';

const otherManager = async (browser: Browser) => (await browser.newContext()).newPage();
const list = (page: Page) => page.getByRole('grid', { name: '오늘 출결' });
const rowOf = (page: Page, name: string) =>
  list(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Well after the beginning of the first period of a weekday. */
const LATE = '2026-11-20T14:25:00';

test('students come, go out and leave with one press, live for two managers, and a press is taken back', async ({
  page,
  browser,
  server,
  signInAsManager,
}) => {
  await server.setClock(LATE);
  await server.addSchedules([
    { title: '수학학원', weekdays: [5], from: '14:50', to: '16:00', firstDate: '2026-11-20' },
  ]);
  await server.addReservations([
    { phone: '01012345678', date: '2026-11-20', lunch: true, dinner: true },
  ]);
  await signInAsManager({ next: '/attendance' });
  const other = await otherManager(browser);
  await signInAsManager({
    page: other,
    username: 'admin',
    password: 'Admin1234!',
    next: '/attendance',
  });
  await expect(rowOf(page, '김하늘')).toContainText('14:50–16:00 수학학원 · 승인');
  await expect(rowOf(page, '김하늘')).toContainText('점 저');
  await expect(rowOf(page, '김하늘')).toContainText('미등원');
  await expect(page.getByRole('region', { name: '30분 안에 올/나갈 학생' })).toContainText(
    '14:50 김하늘 나감 · 수학학원',
  );

  await press(page, '김하늘 지금 등원');
  await expect(page.getByText(/^김하늘 등원 14:2\d · 1교시 지각$/)).toBeVisible();
  await expect(rowOf(other, '김하늘')).toContainText('등원 · 지각');
  await press(other, '김하늘 지금 외출');
  await expect(rowOf(page, '김하늘')).toContainText('외출 중');
  await page.getByRole('button', { name: '외출 중 학생만 보기' }).click();
  await expect(list(page).getByRole('rowheader')).toHaveText(['김하늘']);
  await press(page, '김하늘 지금 복귀');
  await expect(page.getByText('조건에 맞는 학생이 없습니다.')).toBeVisible();
  await page.getByRole('button', { name: '모든 학생 보기' }).click();

  // By keyboard alone, in the focused row; typed times appear in their cells.
  await rowOf(page, '이바다').getByRole('gridcell', { name: '미등원' }).click();
  await page.keyboard.press('KeyA');
  await expect(rowOf(other, '이바다')).toContainText('등원 · 지각');
  await page
    .getByText(/^이바다 등원/)
    .locator('xpath=ancestor-or-self::*[.//button][1]')
    .getByRole('button', { name: '되돌리기' })
    .click();
  await expect(rowOf(other, '이바다')).toContainText('미등원');
  await rowOf(page, '이바다').getByRole('gridcell').nth(5).click();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: '이바다 등원' }).fill('1355');
  await page.keyboard.press('Enter');
  await expect(rowOf(other, '이바다')).toContainText('13:55');

  await page.getByRole('checkbox', { name: '모두 선택' }).click();
  await page
    .getByRole('group', { name: '3명 선택됨' })
    .getByRole('button', { name: '지금 하원' })
    .click();
  await expect(page.getByText(/^2명 하원 14:2\d$/)).toBeVisible();
  await page.getByRole('button', { name: '선택 일괄 변경' }).click();
  const bulk = page.getByRole('dialog', { name: '3명 출결 바꾸기' });
  await bulk.getByRole('combobox', { name: '출결' }).selectOption('조퇴');
  await bulk.getByRole('combobox', { name: '까지' }).selectOption({ index: 2 });
  await bulk.getByRole('button', { name: '3명 × 3개 교시 바꾸기' }).click();
  await expect(page.getByText('9칸을 바꿨습니다.')).toBeVisible();
  await expect(
    other.getByRole('button', { name: '조퇴 학생만 보기' }).locator('xpath=ancestor::dl'),
  ).toContainText('3명');
  await other.context().close();
});

test('presses without a network show at once, outlive a reload, and are recorded once', async ({
  page,
  context,
  server,
  signInAsManager,
}) => {
  test.slow();
  await server.setClock(LATE);
  await signInAsManager({ next: '/attendance' });
  await expect(rowOf(page, '김하늘')).toContainText('미등원');
  await visitsDown(context);
  await press(page, '김하늘 지금 등원');
  await expect(
    page.getByText(/^김하늘 등원 14:2\d · 1교시 지각 · 연결되면 저장합니다\.$/),
  ).toBeVisible();
  await press(page, '김하늘 지금 외출');
  await press(page, '이바다 지금 등원');
  await expect(page.getByText('오프라인 · 2건 대기')).toBeVisible();
  await page
    .getByText(/^이바다 등원/)
    .locator('xpath=ancestor-or-self::*[.//button][1]')
    .getByRole('button', { name: '되돌리기' })
    .click();
  await expect(rowOf(page, '이바다')).toContainText('미등원');
  await page.reload();
  await expect(rowOf(page, '김하늘')).toContainText('외출 중');
  const tab = await context.newPage();
  await tab.goto('/attendance');
  await expect(rowOf(tab, '김하늘')).toContainText('외출 중');

  const answers: number[] = [];
  for (const one of [page, tab])
    one.on('response', (response) => {
      if (response.url().endsWith('/visits')) answers.push(response.status());
    });
  await visitsUp(context);
  for (const one of [page, tab])
    await expect(one.getByText(/^저장됨/)).toBeVisible({ timeout: 20_000 });
  expect(answers).toEqual([200]);
  await page.reload();
  await expect(rowOf(page, '김하늘')).toContainText('외출 중');
  await expect(rowOf(page, '이바다')).toContainText('미등원');
});

test(
  'a day is closed by what the preview says, corrected with a reason, and opened again',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await server.setClock('2026-11-20T14:55:00');
    await signInAsManager({ next: '/attendance' });
    await press(page, '김하늘 지금 등원');
    await expect(page.getByText(/^김하늘 등원 14:5\d · 15:00 2교시부터 출석$/)).toBeVisible();
    await server.setClock('2026-11-20T15:25:00');
    await page.reload();
    await expect(rowOf(page, '김하늘')).toContainText('등원');
    await press(page, '하루 마감');
    const dialog = page.getByRole('alertdialog', { name: '11월 20일 (금) 출석부를 마감합니다' });
    await expect(dialog).toContainText('2명 (이바다, 박솔)');
    await expect(dialog).toContainText(/1명 \(김하늘\) · 15:2\d에 하원한 것으로 봄/);
    await expect(dialog).toContainText('미입력으로 남음없음');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: '마감하기' }).click();
    await expect(page.getByText('출석부를 마감했습니다. 결석 2명 · 자동 하원 1명')).toBeVisible();
    await expect(rowOf(page, '김하늘')).toContainText('하원 · 지각 · 기록 없음');
    await expect(rowOf(page, '이바다')).toContainText('결석');

    await press(page, '이바다 지금 등원');
    const why = page.getByRole('alertdialog', { name: '마감한 날의 기록 고치기' });
    await why.getByRole('button', { name: '고치기' }).click();
    await expect(why.getByText('사유를 입력하세요.')).toBeVisible();
    await why.getByRole('textbox', { name: '사유' }).fill('늦게 왔음');
    await why.getByRole('button', { name: '고치기' }).click();
    await expect(rowOf(page, '이바다')).toContainText('하원 · 지각');

    await press(page, '마감 해제');
    const reopen = page.getByRole('alertdialog', { name: '11월 20일 (금) 출석부 마감 해제' });
    await reopen.getByRole('textbox', { name: '사유' }).fill('다시 확인');
    await reopen.getByRole('button', { name: '마감 해제' }).click();
    await expect(page.getByText('마감을 해제했습니다.')).toBeVisible();
    await expect(rowOf(page, '박솔')).toContainText('미등원');
    await page
      .getByRole('listitem')
      .filter({ hasText: '마감을 해제했습니다.' })
      .getByRole('button', { name: '되돌리기' })
      .click();
    await expect(rowOf(page, '박솔')).toContainText('결석');
    await press(page, '마감 해제');
    await reopen.getByRole('textbox', { name: '사유' }).fill('한 번 더');
    await reopen.getByRole('button', { name: '마감 해제' }).click();
    await expect(page.getByRole('button', { name: '하루 마감', exact: true })).toBeVisible();
  },
);

test(
  'a month in letters and sums, with a student’s own month, and both files say the same',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await server.setClock(LATE);
    await signInAsManager({ next: '/attendance' });
    await press(page, '김하늘 지금 등원');
    await expect(rowOf(page, '김하늘')).toContainText('등원 · 지각');
    const save = async (button = '엑셀 (.xlsx)') => {
      await press(page, '목록 도구');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: button }).click(),
      ]);
      return readWorkbook(await download.path());
    };
    await page.getByRole('button', { name: '지각 학생만 보기' }).click();
    const day = await save();
    expect(day.map(([seat, name]) => [seat, name])).toEqual([
      ['좌석', '이름'],
      ['A-01', '김하늘'],
    ]);
    expect(day[1]?.slice(4, 7)).toEqual([expect.stringMatching(/^14:2\d$/), '', '지']);

    await page.getByRole('radio', { name: '월간' }).click();
    const grid = page.getByRole('grid', { name: '월간 출결' });
    const sky = grid
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: '김하늘', exact: true }) });
    await expect(sky.getByRole('gridcell').nth(20)).toHaveText('지');
    await expectNoAxeViolations(page);
    const month = await save();
    expect(month.map((row) => row[1])).toEqual(['이름', '김하늘', '이바다', '박솔']);
    expect([month[1]?.[22], ...(month[1]?.slice(-6) ?? [])]).toEqual([
      '지',
      '1',
      '1',
      '0',
      '0',
      '0',
      '0',
    ]);
    await sky.getByRole('rowheader').dblclick();
    const drawer = page.getByRole('dialog', { name: '김하늘 · 2026년 11월' });
    await expect(drawer.getByRole('list', { name: '날짜별 출결' })).toContainText(
      '11월 20일 (금)지각',
    );
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.goto('/student?q=김하늘');
    await page.getByRole('rowheader', { name: '김하늘' }).dblclick();
    await page.getByRole('dialog', { name: '김하늘' }).getByRole('tab', { name: '출결' }).click();
    await expect(page.getByRole('list', { name: '날짜별 출결' })).toContainText(
      '11월 20일 (금)지각',
    );
  },
);

test(
  'the settings tab changes the periods of the sheet and the grace of an arrival',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await server.setClock(LATE);
    await signInAsManager({ next: '/settings?tab=attendance' });
    await page.getByRole('textbox', { name: '지각 인정 시간' }).fill('30');
    const weekdays = page.getByRole('region', { name: /^평일/ });
    await weekdays.getByRole('textbox', { name: '평일 1번째 줄 이름' }).fill('자습');
    await weekdays.getByRole('textbox', { name: '평일 2교시 시작' }).fill('14:30');
    await expect(weekdays.getByRole('alert')).toHaveText(
      '2교시: 앞 교시가 끝난 뒤에 시작해야 합니다.',
    );
    await weekdays.getByRole('textbox', { name: '평일 2교시 시작' }).fill('15:00');
    await weekdays.getByRole('button', { name: '평일에 교시 추가' }).click();
    await expect(weekdays.getByRole('textbox', { name: '평일 9교시 시작' })).toHaveValue('22:00');
    await page.getByRole('button', { name: '일요일을 평일과 같게' }).click();
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText('설정을 저장했습니다.')).toBeVisible();
    await press(page, '변경 이력');
    await expect(page.getByRole('dialog', { name: '변경 이력' })).toContainText(
      '지각 인정 시간 0분 → 30분',
    );
    await page.goto('/attendance');
    await press(page, '김하늘 지금 등원');
    await expect(page.getByText(/^김하늘 등원 14:2\d · 자습 출석$/)).toBeVisible();
  },
);
