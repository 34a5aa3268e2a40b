import { pressTool } from '../support/list-tools';
import { expect, expectNoAxeViolations, test, turnOn } from '../support/test';
import { mealPage } from '../student/meal-page';
import { calendarPage, depositBooks } from './calendar-page';
import { serveToday } from './same-day-page';
import { studentDevice } from './student-device';

const MONDAY = '2026-11-23';

test('closing a day: whom it concerns, cancelled and carried over, seen by everybody, and all of it taken back', async ({
  page,
  browser,
  request,
  server,
  signInAsManager,
  signInAsStudent,
}) => {
  await serveToday(server, MONDAY);
  const books = await depositBooks(request, server);
  await books.confirm(11, '김하늘');
  await signInAsManager({ next: '/calendar?month=2026-11' });
  const calendar = calendarPage(page);
  await expect(calendar.day('23일')).toHaveAccessibleName(
    '11월 23일 (월), 접수 중, 점심 2명, 저녁 2명, 미입금 2명',
  );
  await calendar.expectLive();

  const other = await (await browser.newContext()).newPage();
  await signInAsManager({
    page: other,
    username: 'admin',
    password: 'Admin1234!',
    next: '/calendar?month=2026-11',
  });
  const elsewhere = calendarPage(other);
  await elsewhere.expectLive();
  const phone = await (await browser.newContext()).newPage();
  await signInAsStudent({ page: phone });
  const meals = mealPage(phone);
  await meals.expectChecked('23일 (월)', '점심');

  await calendar.day('23일').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/date=2026-11-23/);
  await expect(calendar.panel.getByRole('rowheader')).toHaveText(['김하늘', '이바다']);
  await calendar.button('이 날 휴무로').click();
  await calendar.button('영향 확인').click();
  const dialog = calendar.dialog('휴무 설정');
  await expect(dialog.getByText('신청 4건 · 3명 · 22,000원')).toBeVisible();
  await expect(dialog.getByText('이 가운데 이미 낸 금액 11,000원')).toBeVisible();
  // What becomes of the meals is the manager's to choose.
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(calendar.button('하루 휴무로 정하기')).toHaveAccessibleDescription(
    '이미 신청한 도시락을 어떻게 할지 고르세요.',
  );
  await expectNoAxeViolations(page);
  await turnOn(dialog.getByRole('radio', { name: '취소하고 이월' }));
  await calendar.button('하루 휴무로 정하기').click();
  await expect(page.getByText('하루 휴무로 정했습니다.')).toBeVisible();
  await expect(elsewhere.day('23일')).toHaveAccessibleName(/학원 휴무, 점심 0명, 저녁 0명/);
  await expect(calendar.panel.getByText('점심·저녁 · 학원 휴무 · 오매니저')).toBeVisible();
  await phone.reload();
  await meals.expectLoaded();
  await meals.expectChecked('23일 (월)', '점심', false);
  expect(await books.carriedIn(12, '김하늘')).toBe(11_000);

  await calendar.button('되돌리기').click();
  await expect(calendar.day('23일')).toHaveAccessibleName(/접수 중, 점심 2명, 저녁 2명/);
  await phone.reload();
  await meals.expectLoaded();
  await meals.expectChecked('23일 (월)', '점심');
  expect(await books.carriedIn(12, '김하늘')).toBe(0);
  await other.context().close();
  await phone.context().close();
});

test(
  'after the cutoff a manager adds with a reason, drops, and changes one student’s month; a student’s own save appears by itself',
  { tag: '@nightly' },
  async ({ page, request, server, signInAsManager }) => {
    await serveToday(server);
    await signInAsManager({ next: '/calendar?date=2026-11-20' });
    const calendar = calendarPage(page);
    await calendar.expectLive();
    await calendar.button('학생 추가').click();
    await calendar.dialog('11월 20일 (금) 학생 추가').getByRole('combobox').fill('ㅂㅅ');
    await page.keyboard.press('Enter');
    const form = calendar.dialog('박솔 · 11월 20일 (금) 도시락 변경');
    await expect(form.getByRole('checkbox', { name: '점심' })).toBeChecked();
    await calendar.button('저장').click();
    await expect(form.getByText('마감이 지난 날을 바꾸려면 사유를 입력하세요.')).toBeVisible();
    await expectNoAxeViolations(page);
    await form.getByRole('textbox', { name: '사유' }).fill('보호자 전화');
    await page.keyboard.press('Enter');
    await expect(calendar.panel.getByRole('row', { name: '박솔' })).toContainText(
      '관리자 오매니저 · 요청 · 보호자 전화',
    );

    await calendar.button('이바다 신청 취소').click();
    await calendar
      .dialog(/^이바다/)
      .getByRole('textbox', { name: '사유' })
      .fill('결석');
    await calendar.button('저장').click();
    await expect(calendar.panel.getByRole('rowheader')).toHaveText(['김하늘', '박솔']);
    await page.keyboard.press('Escape');
    await expect(calendar.day('20일')).toHaveAccessibleName(/마감, 점심 2명, 저녁 2명/);

    const phone = await studentDevice(request, server, '01023456789');
    await phone.save(MONDAY, { lunch: true, dinner: true });
    await expect(calendar.day('23일')).toHaveAccessibleName(/점심 1명, 저녁 1명/);

    await pressTool(page, '학생 한 명 보기');
    await calendar.dialog('학생 한 명 보기').getByRole('combobox').fill('5678');
    await page.getByRole('option', { name: /김하늘/ }).click();
    const chip = page.getByRole('checkbox', { name: '11월 24일 (화) 점심' });
    await turnOn(chip);
    await expect(page.getByText('점심 2식 · 저녁 1식 · 합계 16,000원 · 미입금')).toBeVisible();
    await expectNoAxeViolations(page);
    await calendar.button('사유 적고 저장').click();
    await calendar.button('저장').click();
    await expect(page.getByText('김하늘 학생의 도시락을 바꿨습니다.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(chip).not.toBeChecked();
  },
);

test(
  'a week is chosen by keys and closed; one meal is opened again by a right click; who may only look is told why',
  { tag: '@nightly' },
  async ({ page, browser, signInAsManager }) => {
    await signInAsManager({ next: '/calendar?month=2026-11' });
    const calendar = calendarPage(page);
    await calendar.day('23일').focus();
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('gridcell', { name: /^12월 23일/ })).toBeFocused();
    await expect(page).toHaveURL(/month=2026-12/);
    await page.keyboard.press('PageUp');
    await expect(calendar.day('23일')).toBeFocused();
    for (let day = 24; day <= 27; day += 1) await page.keyboard.press('Shift+ArrowRight');
    await expect(calendar.chosen).toContainText('5일 선택됨 · 신청 0건');
    await calendar.chosen.getByRole('button', { name: '휴무 설정' }).click();
    const dialog = calendar.dialog('휴무 설정');
    await expect(dialog.getByText('11월 23일 (월) ~ 11월 27일 (금)')).toBeVisible();
    await dialog.getByLabel('사유').selectOption('공휴일');
    await calendar.button('영향 확인').click();
    await expect(dialog.getByText('영향받는 신청이 없습니다.')).toBeVisible();
    await calendar.button('5일 휴무로 정하기').click();
    await expect(calendar.day('27일')).toHaveAccessibleName(/휴무 \(공휴일\)/);
    await calendar.day('27일').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '점심 열기' }).click();
    await expect(calendar.day('27일')).toHaveAccessibleName(
      '11월 27일 (금), 접수 중, 점심 0명, 저녁 0명 (휴무)',
    );

    await pressTool(page, '공휴일 불러오기');
    await expect(
      page.getByText(/^공휴일 \d+일을 불러왔습니다\.$|^공휴일이 이미 최신입니다\.$/),
    ).toBeVisible();

    const viewer = await (await browser.newContext()).newPage();
    await signInAsManager({
      page: viewer,
      username: 'viewer',
      password: 'Viewer1234!',
      next: '/calendar?month=2026-11',
    });
    const readOnly = calendarPage(viewer);
    await expect(readOnly.day('26일')).toHaveAccessibleName(/휴무 \(공휴일\)/);
    await expect(readOnly.button('휴무 설정')).toHaveAccessibleDescription(
      '조회 전용 계정입니다. 변경하려면 관리자에게 요청하세요.',
    );
    await viewer.context().close();
  },
);
