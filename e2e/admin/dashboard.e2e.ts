import readXlsx from 'read-excel-file/node';
import { expect, expectNoAxeViolations, expectRow, test } from '../support/test';
import { addLunchFor, billThree, depositsOf } from './dashboard-page';

test(
  'the first page: what waits today leads to where it is done; then the month in figures, charts and tables',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    await billThree(server, '2026-11');
    await server.addReservations([
      { phone: '01012345678', date: '2026-11-20', lunch: true, dinner: false },
      { phone: '01012345678', date: '2026-10-20', lunch: true, dinner: false },
    ]);
    await signInAsManager({ next: '/admin-dashboard' });
    const meals = page.getByRole('region', { name: '오늘 도시락' });
    await expect(meals.getByRole('link', { name: '점심 1식' })).toHaveAttribute(
      'href',
      '/list?meal=lunch',
    );
    await expect(meals.getByRole('link', { name: '저녁 0식' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: '처리할 일' }).getByText('기다리는 일이 없습니다.'),
    ).toBeVisible();
    const money = page.getByRole('region', { name: '이번 달 도시락 비용' });
    await expect(money.getByRole('link', { name: /미입금 3명/ })).toContainText('32,000원');
    await expectNoAxeViolations(page);

    await page.getByRole('link', { name: '월별 통계' }).click();
    await page.getByRole('button', { name: '숫자 자세히 보기' }).click();
    const tile = (label: string) => page.getByRole('term').filter({ hasText: label }).locator('..');
    await expect(tile('청구 합계')).toHaveText(/32,000원지난달보다 \+27,000원 \(\+540%\)/);
    await expect(tile('미입금 합계 (3명)')).toHaveText(/32,000원/);
    await expectRow(page.getByRole('grid', { name: '일자별' }), {
      날짜: '11월 12일 (목)',
      점심: '2',
      저녁: '1',
      합계: '3',
      금액: '16,000원',
    });
    await expect(page.getByRole('button', { name: '목요일: 점심 2식, 저녁 1식' })).toBeVisible();

    await page.getByRole('tab', { name: '일자별' }).focus();
    await page.keyboard.press('ArrowRight');
    await expectRow(page.getByRole('grid', { name: '학생별' }), {
      이름: '이바다',
      12: '점저',
      13: '',
      합계: '2',
      금액: '11,000원',
      '입금 상태': '미입금',
    });
    await page.getByRole('searchbox').fill('ㅂㅅ');
    await expect(page.getByText('전체 3명 · 표시 1명')).toBeVisible();

    await page.getByRole('link', { name: '오늘', exact: true }).click();
    await money.getByRole('link', { name: /미입금 3명/ }).click();
    await expect(page.getByRole('tab', { name: '입금' })).toHaveAttribute('aria-selected', 'true');
    await expect(depositsOf(page).names).toHaveText(['김하늘', '이바다', '박솔']);
  },
);

test('money comes in at once or in parts, goes back, and every booking can be taken back', async ({
  page,
  server,
  signInAsManager,
}) => {
  await billThree(server, '2026-11');
  await signInAsManager({ next: '/admin-dashboard?tab=deposits' });
  const { grid, tick, drawer, said, names } = depositsOf(page);
  await tick('이바다').click();
  await tick('박솔').click();
  await page.getByRole('button', { name: '선택 입금 확인' }).dblclick();
  await expect(said('2명의 입금을 확인했습니다.')).toBeVisible();
  await expectRow(grid, {
    이름: '이바다',
    입금액: '11,000원',
    차액: '0원',
    상태: '입금 확인',
    입금자명: '이바다',
    처리자: '오매니저',
  });
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expectRow(grid, { 이름: '이바다', 입금액: '0원', 차액: '−11,000원', 상태: '미입금' });

  // The rest without a mouse.
  await names.first().focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toContainText('김하늘');
  const part = drawer.getByRole('form', { name: '금액 지정' });
  await part.getByLabel('금액').fill('4000');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('일부 입금')).toBeVisible();
  await expectNoAxeViolations(page);
  await part.getByRole('button', { name: '입금 확인' }).press('Enter');
  await expect(drawer.getByText(/입금 6,000원/)).toBeVisible();

  const refund = drawer.getByRole('form', { name: '환불' });
  await refund.getByLabel('금액').fill('5000');
  await refund.getByLabel('사유').fill('13일 결석');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('환불 대기', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('listitem').filter({ hasText: '환불 5,000원' })).toContainText(
    /13일 결석 · 오매니저/,
  );
  await drawer.getByRole('button', { name: '지급 확인' }).press('Enter');
  await expect(drawer.getByText('일부 입금', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(names.first()).toBeFocused();
});

test(
  'two managers: what one books the other sees, and what is booked is not booked again',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsManager }) => {
    await billThree(server, '2026-11');
    await signInAsManager({ next: '/admin-dashboard?tab=deposits' });
    const other = await (await browser.newContext()).newPage();
    await signInAsManager({
      page: other,
      username: 'admin',
      password: 'Admin1234!',
      next: '/admin-dashboard?tab=deposits',
    });
    const [mine, theirs] = [depositsOf(page), depositsOf(other)];
    await expect(mine.live).toBeVisible();
    await expect(theirs.live).toBeVisible();

    await mine.tick('박솔').click();
    await page.getByRole('button', { name: '선택 입금 확인' }).click();
    await expectRow(theirs.grid, { 이름: '박솔', 상태: '입금 확인', 처리자: '오매니저' });
    await theirs.tick('박솔').click();
    await other.getByRole('button', { name: '선택 입금 확인' }).click();
    await expect(theirs.said('입금할 금액이 남아 있지 않습니다.')).toBeVisible();

    await other.getByRole('button', { name: '확인 해제' }).click();
    await other.getByRole('alertdialog').getByLabel('사유').fill('다른 학생의 입금');
    await other.getByRole('alertdialog').getByRole('button', { name: '확인 해제' }).click();
    await expectRow(mine.grid, { 이름: '박솔', 상태: '미입금' });
    await other.context().close();
  },
);

test(
  'a closed month keeps its bills: what changes later is an adjustment, until it is opened again',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await billThree(server, '2026-10');
    await signInAsManager({
      username: 'admin',
      password: 'Admin1234!',
      next: '/admin-dashboard?tab=deposits&month=2026-10',
    });
    const { drawer, grid, names } = depositsOf(page);
    await page.getByRole('button', { name: '월 마감' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('2026-11');
    await dialog.getByRole('button', { name: '월 마감' }).click();
    await expect(dialog.getByText('마감할 달을 화면에 나온 대로 입력하세요.')).toBeVisible();
    await dialog.getByRole('textbox').fill('2026년 10월');
    await dialog.getByRole('button', { name: '월 마감' }).click();
    const closed = page.getByText(/2026년 10월은 마감했습니다. 한원장/);
    await expect(closed).toBeVisible();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(closed).toHaveCount(0);
    await page.getByRole('button', { name: '월 마감' }).click();
    await dialog.getByRole('textbox').fill('2026년 10월');
    await dialog.getByRole('button', { name: '월 마감' }).click();
    await expect(closed).toBeVisible();

    // A colleague adds a lunch of that month.
    await names.first().dblclick();
    await expect(drawer.getByText('10,000원').first()).toBeVisible();
    const studentId = new URL(page.url()).searchParams.get('student') ?? '';
    await addLunchFor(server, studentId, '2026-10-14', '현장에서 먹음');
    await expect(drawer.getByRole('listitem').filter({ hasText: '조정 5,000원' })).toContainText(
      '현장에서 먹음 · 오매니저',
    );
    await expect(drawer).toContainText(
      /조정 전 청구액\s*10,000원\s*조정\s*5,000원\s*청구액\s*15,000원/,
    );
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: '마감 해제' }).click();
    await dialog.getByLabel('사유').fill('빠진 신청이 있음');
    await dialog.getByRole('button', { name: '마감 해제' }).click();
    await expect(page.getByRole('button', { name: '월 마감' })).toBeVisible();
    await expectRow(grid, { 이름: '김하늘', 청구액: '15,000원' });
  },
);

test(
  'who owes since when, over the months, with a text to send',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await billThree(server, '2026-10');
    await billThree(server, '2026-11');
    await signInAsManager({ next: '/admin-dashboard?tab=deposits' });
    await page.getByRole('button', { name: '목록 도구' }).click();
    await page.getByRole('menuitem', { name: '미입금자 문구 복사' }).click();
    const list = page.getByRole('dialog', { name: '미납 목록' });
    await expect(list.getByText('3명 · 27,000원')).toBeVisible();
    await list.getByRole('radio', { name: '지난 열두 달' }).check();
    await expect(list.getByText('3명 · 54,000원')).toBeVisible();
    await expect(list.getByRole('listitem').filter({ hasText: '김하늘' })).toContainText(
      '20,000원 · 2개월2026년 10월 10,000원2026년 11월 10,000원',
    );
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await list.getByRole('button', { name: '김하늘 문구 복사' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('합계 20,000원');
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
  },
);

test(
  'statements and receipts: of one student as a picture, of the list on paper',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await billThree(server, '2026-11');
    // The headless browser has no print dialog: what is on paper stays until printing is over.
    await page.addInitScript(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    await signInAsManager({ next: '/admin-dashboard?tab=deposits' });
    const { tick, drawer, said, names } = depositsOf(page);
    await names.filter({ hasText: '김하늘' }).dblclick();
    await drawer.getByRole('button', { name: '명세서·영수증' }).click();
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: '명세서 이미지로 저장' }).click(),
    ]);
    expect(picture.suggestedFilename()).toBe('2026년 11월 도시락 명세서 김하늘.png');
    await drawer.getByRole('button', { name: '명세서·영수증' }).click();
    await page.getByRole('menuitem', { name: '영수증 인쇄' }).click();
    await expect(said('받은 금액이 없어 영수증이 없습니다.')).toBeVisible();
    await page.keyboard.press('Escape');

    await tick('이바다').click();
    await page.getByRole('button', { name: '선택 입금 확인' }).click();
    await expect(said('1명의 입금을 확인했습니다.')).toBeVisible();
    await page.getByRole('button', { name: '목록 도구' }).click();
    await page.getByRole('menuitem', { name: '영수증 인쇄 (3명)' }).click();
    await expect(said('받은 금액이 없는 2명은 빼고 인쇄합니다.')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('article');
    await expect(paper).toHaveCount(1);
    await expect(paper.getByRole('heading', { name: '2026년 11월 도시락 영수증' })).toBeVisible();
    await expect(paper.getByRole('row', { name: '받은 금액 11,000원' })).toBeVisible();
    await expect(page.getByRole('grid')).toBeHidden();
  },
);

test(
  'the workbook holds what the page shows',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await billThree(server, '2026-11');
    await signInAsManager({ next: '/admin-dashboard?tab=deposits&meal=lunch' });
    await expect(depositsOf(page).names).toHaveText(['김하늘', '이바다']);
    await page.getByRole('button', { name: '목록 도구' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: '엑셀 (.xlsx)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('월별 통계 2026-11.xlsx');
    const sheets = await readXlsx(await download.path());
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      '입금',
      '일자별 식수',
      '학생별 신청',
      '미신청자',
    ]);
    expect(sheets[0]?.data.map((row) => [row[1], row[5]])).toEqual([
      ['이름', '청구액'],
      ['김하늘', 10_000],
      ['이바다', 11_000],
    ]);
    expect(
      sheets[1]?.data.flatMap(([, weekday, lunch, dinner]) =>
        lunch || dinner ? [[weekday, lunch, dinner]] : [],
      ),
    ).toEqual([
      ['요일', '점심', '저녁'],
      ['목', 2, 1],
      ['금', 1, 1],
    ]);
  },
);
