import { expect, expectRow, test, turnOn } from '../support/test';
import { openFilter, pressTool } from '../support/list-tools';
import { sameDayPage, serveToday, TODAY } from './same-day-page';

test(
  'who eats today, with totals, deposit and memo, in the order of the seats',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    await signInAsManager();
    await server.addStudents([
      { name: '한지우', phone: '01055550001', seat: 'A-10', grade: '고1' },
      { name: '유서준', phone: '01055550002' },
      { name: '김하늘', phone: '01055550003', seat: 'A-3', grade: '고2', school: '별고' },
    ]);
    await serveToday(server);
    await server.addReservations(
      ['01055550001', '01055550002', '01055550003'].map((phone) => ({
        phone,
        date: TODAY,
        lunch: true,
        dinner: false,
      })),
    );
    await page.goto('/list');
    const list = sameDayPage(page);

    await expectRow(list.table, {
      좌석: 'A-01',
      이름: '김하늘 하늘고 · 5678',
      학년: '고3',
      점심: '☐',
      저녁: '☐',
      입금: '미입금',
      '출결 · 알레르기 · 메모': '',
    });
    await expectRow(list.table, {
      좌석: 'A-3',
      이름: '김하늘 별고 · 0003',
      학년: '고2',
      점심: '☐',
      저녁: '–',
    });
    await expectRow(list.table, {
      좌석: 'B-01',
      이름: '박솔',
      점심: '–',
      저녁: '☐',
      '출결 · 알레르기 · 메모': '땅콩 알레르기',
    });
    await expectRow(list.table, { 좌석: '미지정', 이름: '유서준', 학년: '' });
    await expect(list.names).toHaveText([
      '김하늘하늘고 · 5678',
      '이바다',
      '김하늘별고 · 0003',
      '한지우',
      '박솔',
      '유서준',
    ]);
    await expect(page.getByText('전체 6명 · 표시 6명')).toBeVisible();
    await expect(list.tile('점심')).toHaveText('점심5명수령 0/5');
    await expect(list.tile('저녁')).toHaveText('저녁2명수령 0/2');
    await expect(list.tile('수령률')).toHaveText('수령률0%수령 0/7');
    await expect(list.tile('미입금')).toHaveText('미입금6명입금 확인 0명');
    await expect(page.getByText('10:00 기준')).toBeVisible();
    await expect(page).toHaveTitle('당일 조회 · 학원 관리');
  },
);

test(
  'a student is found while a Korean keyboard composes the name, undisturbed',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await serveToday(server);
    await signInAsManager();
    const list = sameDayPage(page);
    await list.search.focus();
    const keyboard = await page.context().newCDPSession(page);
    for (const text of ['ㅂ', '바', '박'])
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    await keyboard.send('Input.insertText', { text: '박' });
    for (const text of ['ㅅ', '소', '솔'])
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    await keyboard.send('Input.insertText', { text: '솔' });
    await expect(list.search).toHaveValue('박솔');
    await expect(list.names).toHaveText(['박솔']);
    await expect(page.getByText('전체 3명 · 표시 1명')).toBeVisible();
    await list.search.fill('없는 사람');
    await expect(list.empty('조건에 맞는 학생이 없습니다.')).toBeVisible();
    await page.getByRole('button', { name: '조건 지우기' }).click();
    await expect(list.names).toHaveCount(3);
    await expect(page).toHaveURL('/list');
  },
);

test(
  'one meal, who still waits, large type: kept in the address',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await serveToday(server);
    await signInAsManager();
    const list = sameDayPage(page);
    await list.showMeal('저녁');
    await expect(list.names).toHaveText(['김하늘', '박솔']);
    await expect(page.getByRole('columnheader', { name: '점심' })).toBeHidden();

    await turnOn(list.tick('박솔', '저녁'));
    await (await openFilter(page)).getByRole('button', { name: '미수령자 보기' }).click();
    await page.keyboard.press('Escape');
    await expect(list.names).toHaveText(['김하늘']);
    await pressTool(page, '큰 글씨로 보기');
    await page.reload();
    await expect(list.names).toHaveText(['김하늘']);
    await expect(list.waitingOnly).toHaveAttribute('aria-pressed', 'true');
    await list.waitingOnly.click();
    await expect(list.names).toHaveText(['김하늘', '박솔']);
    await pressTool(page, '보통 글씨로 보기');
    await expect(page).toHaveURL('/list?meal=dinner');
  },
);

test(
  'the day is stepped through, jumped to and kept in the address',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await serveToday(server, '2026-11-23');
    await signInAsManager();
    const list = sameDayPage(page);
    await expect(page.getByRole('button', { name: '오늘', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(list.empty('이 날 신청한 학생이 없습니다.')).toBeVisible();
    await page.getByRole('button', { name: '이전 날' }).click();
    await expect(page.getByText('11월 19일 (목)')).toBeVisible();
    await expect(page).toHaveURL('/list?date=2026-11-19');
    await page.getByRole('button', { name: '내일', exact: true }).click();
    await expect(page).toHaveURL('/list?date=2026-11-21');
    await page.getByRole('button', { name: '다음 날' }).click();
    await page.getByRole('button', { name: '다음 날' }).click();
    await expect(list.names).toHaveCount(3);
    await page.reload();
    await expect(page.getByText('11월 23일 (월)')).toBeVisible();
    await page.getByRole('button', { name: '오늘', exact: true }).click();
    await expect(page).toHaveURL('/list');
    // The device's own calendar, which no test can open, writes into this.
    await page.locator('input[type="date"]').fill('2026-12-04');
    await expect(page).toHaveURL('/list?date=2026-12-04');
    await page.goto('/list?date=2026-02-30');
    await expect(page.getByRole('button', { name: '오늘', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);
