import { expect, test } from '../support/test';
import { settingsPage } from './settings-page';

test.beforeEach(({ signInAsManager }) => signInAsManager({ next: '/settings' }));

const texts = {
  '신청 가능 시작일': '2026-12-01',
  '신청 가능 종료일': '2026-12-31',
  '변경 마감 시각': '15',
};
const prices = { '점심 단가': '5,500', '저녁 단가': '6,500' };
const deposit = {
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
  await expect(settings.save).toBeHidden();

  for (const [label, value] of Object.entries(texts)) await settings.field(label).fill(value);
  for (const [label, date] of Object.entries(lists)) await settings.addDate(label, date);
  // Sunday and Saturday open, the others close.
  for (const label of weekdays) await settings.weekday(label).click();
  await expect(page.getByText('변경 20건')).toBeVisible();
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

  for (const [part, fields] of [
    ['단가', prices],
    ['입금 계좌', deposit],
  ] as const) {
    await settings.part(part).click();
    for (const [label, value] of Object.entries(fields)) await settings.field(label).fill(value);
    await settings.saveAll();
    await page.reload();
    for (const [label, value] of Object.entries(fields))
      await expect(settings.field(label)).toHaveValue(value);
  }
});

test(
  'a tap in the preview closes a meal of a day, and another opens it',
  { tag: '@nightly' },
  async ({ page, request, server, signInAsStudent, browser }) => {
    const settings = settingsPage(page);
    await settings.chip('24일 (목)', '점심').click();
    await expect(settings.dates('점심 미운영일')).toHaveText(['2026년 12월 24일 (목)']);
    await expect(settings.chip('24일 (목)', '점심')).not.toBeChecked();
    await settings.chip('25일 (금)', '저녁').click();
    await settings.chip('24일 (목)', '점심').click();
    await expect(settings.dates('점심 미운영일')).toHaveText(['없음']);
    await settings.chip('31일 (목)', '점심').click();
    // A day closed by another rule is changed in that rule.
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
  },
);

test(
  'by keyboard alone: type, tick, close a day in the preview, save',
  { tag: '@nightly' },
  async ({ page }) => {
    const settings = settingsPage(page);
    await settings.field('신청 가능 시작일').focus();
    await page.keyboard.type('20261201');
    await expect(settings.field('신청 가능 시작일')).toHaveValue('2026-12-01');
    await settings.field('변경 마감 시각').focus();
    await page.keyboard.press('ArrowUp');
    await expect(settings.field('변경 마감 시각')).toHaveValue('15');
    await settings.weekday('토요일 저녁').focus();
    await page.keyboard.press('Space');
    await expect(settings.weekday('토요일 저녁')).toBeChecked();

    await settings.preview.getByRole('button', { name: '다음 달' }).focus();
    await page.keyboard.press('Tab');
    // The grid is one stop: a week down, a day on, into the day, its dinner, closed.
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter', 'ArrowDown', 'Space'])
      await page.keyboard.press(key);
    await expect(settings.dates('저녁 미운영일')).toHaveText(['2026년 12월 9일 (수)']);
    await settings.field('신청 가능 시작일').press('Enter');
    await expect(page.getByText('설정을 저장했습니다.')).toBeVisible();
  },
);
