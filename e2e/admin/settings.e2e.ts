import { expect, expectNoAxeViolations, test } from '../support/test';
import { settingsPage } from './settings-page';

test.beforeEach(({ signInAsManager }) => signInAsManager({ next: '/settings' }));

const texts = {
  '신청 가능 시작일': '2026-12-01',
  '신청 가능 종료일': '2026-12-31',
  '변경 마감 시각': '15',
  '점심 단가': '5,500',
  '저녁 단가': '6,500',
  '입금 시작일': '2026-11-25',
  '입금 종료일': '2026-11-30',
  '매월 입금 시작일': '25',
  '매월 입금 종료일': '31',
  은행: '신한은행',
  계좌번호: '110-123-456789',
  예금주: '하늘학원 한원장',
};
const lists = {
  '지정 운영일': '2026-12-24',
  '점심 미운영일': '2026-12-25',
  '저녁 미운영일': '2026-12-31',
};
const weekdays = [...'일월화수목금토'].flatMap((day) =>
  ['점심', '저녁'].map((meal) => `${day}요일 ${meal}`),
);

test('every field saves and reads back', async ({ page }) => {
  const settings = settingsPage(page);
  await expect(page).toHaveTitle('시스템 설정 · 학원 관리');
  await expect(page.getByText('변경 없음').first()).toBeVisible();
  await expectNoAxeViolations(page);

  for (const [label, value] of Object.entries(texts)) await settings.field(label).fill(value);
  for (const [label, date] of Object.entries(lists)) await settings.addDate(label, date);
  // Sunday and Saturday open, the others close.
  for (const label of weekdays) await settings.weekday(label).click();
  await expect(page.getByText('변경 29건')).toBeVisible();
  await settings.saveAll();
  await expect(page.getByText(/^마지막 저장 11월 20일 \(금\) 10:0\d · 오매니저$/)).toBeVisible();

  await page.reload();
  for (const [label, value] of Object.entries(texts))
    await expect(settings.field(label)).toHaveValue(value);
  await expect(settings.dates('지정 운영일')).toHaveText(['2026년 12월 24일 (목)']);
  await expect(settings.dates('점심 미운영일')).toHaveText(['2026년 12월 25일 (금)']);
  await expect(settings.dates('저녁 미운영일')).toHaveText(['2026년 12월 31일 (목)']);
  for (const label of weekdays)
    await expect(settings.weekday(label)).toBeChecked({ checked: /[일토]요일/.test(label) });
  await expect(page.getByText('도시락 전날 15:00부터 학생이 바꿀 수 없습니다.')).toBeVisible();
  await expect(
    page.getByText(
      '예: 11월 22일 (일) 도시락은 11월 21일 (토) 14:59까지 변경 가능, 15:00부터 마감',
    ),
  ).toBeVisible();
  await expect(page.getByText('지정 운영일이 있어 요일 설정은 쓰이지 않습니다.')).toBeVisible();
});

test('the preview follows the draft before anything is saved', async ({ page }) => {
  const settings = settingsPage(page);
  const open = (text: string) =>
    expect(settings.preview.getByText(`신청 가능 ${text}`, { exact: true })).toBeVisible();
  await open('점심 23일 · 저녁 23일');
  await settings.weekday('토요일 점심').check();
  await open('점심 27일 · 저녁 23일');
  await settings.field('신청 가능 시작일').fill('2026-12-14');
  await open('점심 16일 · 저녁 14일');
  await expect(settings.chip('11일 (금)', '점심')).toHaveAccessibleDescription(
    '신청 기간이 아니에요.',
  );
  // Half a date shows what was last whole.
  await settings.field('신청 가능 시작일').fill('2026-12');
  await open('점심 16일 · 저녁 14일');
  await settings.addDate('지정 운영일', '2026-12-27');
  await settings.field('신청 가능 시작일').fill('');
  await open('점심 1일 · 저녁 1일');
  await expect(settings.chip('28일 (월)', '저녁')).toHaveAccessibleDescription(
    '관리자가 지정한 날짜만 신청할 수 있어요.',
  );

  await settings.preview.getByRole('button', { name: '다음 달' }).click();
  await expect(settings.preview.getByText('2027년 1월')).toBeVisible();
  await open('점심 0일 · 저녁 0일');
  await settings.discard.click();
  await open('점심 21일 · 저녁 21일');
  await expect(page.getByText('변경 없음').first()).toBeVisible();
  await page.reload();
  await expect(settings.weekday('토요일 점심')).not.toBeChecked();
});

test('a tap in the preview closes a meal of a day, and another opens it', async ({
  page,
  request,
  server,
  signInAsStudent,
  browser,
}) => {
  const settings = settingsPage(page);
  await settings.chip('24일 (목)', '점심').click();
  await expect(settings.dates('점심 미운영일')).toHaveText(['2026년 12월 24일 (목)']);
  await expect(settings.chip('24일 (목)', '점심')).not.toBeChecked();
  await settings.chip('25일 (금)', '저녁').click();
  await settings.chip('24일 (목)', '점심').click();
  await expect(settings.dates('점심 미운영일')).toHaveText(['없음']);
  await settings.chip('31일 (목)', '점심').click();
  // What another rule keeps closed is changed where the rule stands.
  await expect(settings.chip('26일 (토)', '점심')).toBeDisabled();
  await expect(settings.chip('26일 (토)', '점심')).toHaveAccessibleDescription(
    '이 요일은 신청할 수 없어요.',
  );
  await settings.saveAll();

  const student = await (await browser.newContext()).newPage();
  await signInAsStudent({ page: student, next: '/student-calendar?month=2026-12' });
  await expect(
    student.getByRole('checkbox', { name: '12월 31일 (목) 점심' }),
  ).toHaveAccessibleDescription(/이 날은 점심을 운영하지 않아요\./);
  await expect(student.getByRole('checkbox', { name: '12월 31일 (목) 저녁' })).toBeEnabled();
  await student.context().close();
  expect(
    await request.get(`${server.student}/api/lunch-settings`).then((answer) => answer.status()),
  ).toBe(401);
});

test('what is wrong is said at its field, and nothing is saved until it is right', async ({
  page,
}) => {
  const settings = settingsPage(page);
  const wrong: [label: string, value: string, message: string][] = [
    ['신청 가능 시작일', '2026-02-30', '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.'],
    ['변경 마감 시각', '25', '0시부터 24시 사이의 정각으로 입력하세요.'],
    ['변경 마감 시각', '', '0시부터 24시 사이의 정각으로 입력하세요.'],
    ['점심 단가', '100001', '0원부터 100,000원 사이의 원 단위 금액으로 입력하세요.'],
    ['저녁 단가', '', '0원부터 100,000원 사이의 원 단위 금액으로 입력하세요.'],
    ['매월 입금 시작일', '32', '1일부터 31일 사이로 입력하세요.'],
    ['계좌번호', '국민 123', '계좌번호는 숫자와 하이픈(-)으로 입력하세요.'],
    ['예금주', '가'.repeat(101), '100자 이하로 입력하세요.'],
  ];
  for (const [label, value, message] of wrong) {
    await settings.field(label).fill(value);
    await expect(settings.field(label)).toHaveAccessibleDescription(message);
    await expect(settings.save).toBeDisabled();
    await expect(page.getByText(`저장하려면 다음을 고치세요. (${label})`).first()).toBeVisible();
    await settings.discard.click();
  }

  await settings.field('신청 가능 시작일').fill('2026-12-31');
  await settings.field('신청 가능 종료일').fill('2026-12-01');
  await expect(settings.field('신청 가능 종료일')).toHaveAccessibleDescription(
    '종료일은 시작일보다 빠를 수 없습니다.',
  );
  await settings.field('입금 시작일').fill('2026-12-01');
  await expect(settings.field('입금 종료일')).toHaveAccessibleDescription(
    '시작일과 종료일을 함께 입력하세요.',
  );
  await settings.field('매월 입금 종료일').fill('0');
  await expect(settings.field('매월 입금 종료일')).toHaveAccessibleDescription(
    '1일부터 31일 사이로 입력하세요.',
  );
  await expect(
    page
      .getByText('저장하려면 다음을 고치세요. (신청 가능 종료일, 입금 종료일, 매월 입금 종료일)')
      .first(),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  // Enter saves as the button does: not at all.
  await settings.field('은행').press('Enter');
  await expect(page.getByText('설정을 저장했습니다.')).toBeHidden();
});

test('a list takes a day once, and only a real one', async ({ page }) => {
  const settings = settingsPage(page);
  await settings.addDate('저녁 미운영일', '2026-12-24');
  await settings.addDate('저녁 미운영일', '2026-12-24');
  await expect(settings.field('저녁 미운영일')).toHaveAccessibleDescription(
    '이미 있는 날짜입니다.',
  );
  await settings.addDate('저녁 미운영일', '2026-13-01');
  await expect(settings.field('저녁 미운영일')).toHaveAccessibleDescription(
    '올바른 날짜(YYYY-MM-DD)를 입력하세요.',
  );
  await settings.addDate('저녁 미운영일', '2026-12-03');
  await expect(settings.dates('저녁 미운영일')).toHaveText([
    '2026년 12월 3일 (목)',
    '2026년 12월 24일 (목)',
  ]);
  await page.getByRole('button', { name: '2026년 12월 3일 (목) 빼기' }).click();
  await expect(settings.dates('저녁 미운영일')).toHaveText(['2026년 12월 24일 (목)']);
});

test('a save can be taken back', async ({ page }) => {
  const settings = settingsPage(page);
  await settings.field('점심 단가').fill('5,500');
  await settings.saveAll();
  // What is typed meanwhile stays.
  await settings.field('은행').fill('우리은행');
  await settings.toast.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByText('이전 설정으로 되돌렸습니다.')).toBeVisible();
  await expect(settings.field('점심 단가')).toHaveValue('5,000');
  await expect(settings.field('은행')).toHaveValue('우리은행');
  await expect(page.getByText('변경 1건')).toBeVisible();
});

test('by keyboard alone: type, tick, close a day in the preview, save', async ({ page }) => {
  const settings = settingsPage(page);
  await settings.field('신청 가능 시작일').focus();
  await page.keyboard.type('20261201');
  await expect(settings.field('신청 가능 시작일')).toHaveValue('2026-12-01');
  await settings.field('점심 단가').focus();
  await page.keyboard.press('ArrowUp');
  await expect(settings.field('점심 단가')).toHaveValue('5,100');
  await settings.weekday('토요일 저녁').focus();
  await page.keyboard.press('Space');
  await expect(settings.weekday('토요일 저녁')).toBeChecked();

  await settings.preview.getByRole('button', { name: '다음 달' }).focus();
  await page.keyboard.press('Tab');
  // The grid is one stop: a week down, a day on, into the day, its dinner, closed.
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter', 'ArrowDown', 'Space'])
    await page.keyboard.press(key);
  await expect(settings.dates('저녁 미운영일')).toHaveText(['2026년 12월 9일 (수)']);
  await settings.field('은행').press('Enter');
  await expect(page.getByText('설정을 저장했습니다.')).toBeVisible();
});

test('a failed save says so and loses nothing', async ({ page }) => {
  const settings = settingsPage(page);
  await page.route('**/api/admin/lunch-settings', (route) =>
    route.request().method() !== 'GET'
      ? route.fulfill({
          status: 503,
          json: { message: '지금은 조회만 할 수 있어요.', code: 'maintenance' },
        })
      : route.continue(),
  );
  await settings.field('점심 단가').fill('5,500');
  await settings.save.click();
  await expect(
    page.getByRole('alert').filter({ hasText: '지금은 조회만 할 수 있어요.' }),
  ).toBeVisible();
  await expect(settings.field('점심 단가')).toHaveValue('5,500');
  await page.unroute('**/api/admin/lunch-settings');
  await settings.saveAll();
});
