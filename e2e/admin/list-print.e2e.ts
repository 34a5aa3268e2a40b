import { expect, expectNoAxeViolations, expectRow, test, turnOn } from '../support/test';
import { pressTool } from '../support/list-tools';
import { sameDayPage, TODAY } from './same-day-page';

test(
  '인쇄 puts the list on A4: title, time, a column to sign in, nothing of the screen',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      name: `학생${index + 10}`,
      phone: `010777700${index + 10}`,
      seat: `C-${index + 10}`,
      grade: '고2',
    }));
    await server.addStudents(many);
    await server.addReservations(
      many.map(({ phone }, index) => ({ phone, date: TODAY, lunch: true, dinner: index > 9 })),
    );
    await signInAsManager({ next: '/list' });
    const list = sameDayPage(page);
    await expect(list.names).toHaveCount(60);

    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByRole('heading', { name: '2026년 11월 20일 (금) 도시락 명단' }),
    ).toBeVisible();
    await expect(page.getByText('출력일시 11월 20일 (금) 10:0')).toBeVisible();
    await expect(page.getByText('점심 60명 · 저녁 50명 · 전체 60명')).toBeVisible();
    await expectRow(list.table, {
      좌석: 'C-10',
      이름: '학생10',
      학년: '고2',
      점심: 'O',
      저녁: '–',
      비고: '',
      확인: '',
    });
    await expect(list.table).toHaveCount(1);
    for (const role of ['navigation', 'searchbox', 'checkbox', 'button'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);

    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    // A4 portrait in points, and no more pages than 60 rows need.
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  },
);

test(
  'what is printed is what is shown, and the paper says so',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await server.addReservations([
      { phone: '01012345678', date: TODAY, lunch: true, dinner: true },
      { phone: '01034567890', date: TODAY, lunch: true, dinner: false },
    ]);
    await signInAsManager({ next: '/list' });
    const list = sameDayPage(page);
    await list.showMeal('점심');
    await list.search.fill('ㅂㅅ');
    await expect(list.names).toHaveText(['박솔']);
    await pressTool(page, '인쇄');
    await expect(page.getByRole('radio', { name: '체크표 (서명칸)' })).toBeChecked();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await list.print('체크표 (서명칸)');
    await expect(page.locator('body')).toHaveAttribute('data-printed');

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText("점심 2명 · 전체 2명 · 표시 1명 · 검색 'ㅂㅅ'")).toBeVisible();
    await expectRow(list.table, { 이름: '박솔', 점심: 'O', 비고: '땅콩 알레르기' });
    await expect(page.getByRole('columnheader', { name: '저녁' })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('heading', { name: /도시락 명단/ })).toHaveCount(0);
  },
);

test(
  'a list in two columns, and a label for every box',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    const many = Array.from({ length: 90 }, (_, index) => ({
      name: `학생${index + 10}`,
      phone: `010777700${index + 10}`,
      seat: `C-${index + 10}`,
      grade: '고2',
    }));
    await server.addStudents(many);
    await server.addReservations(
      many.map(({ phone }, index) => ({ phone, date: TODAY, lunch: true, dinner: index < 10 })),
    );
    await signInAsManager({ next: '/list' });
    const list = sameDayPage(page);
    await expect(list.names).toHaveCount(90);
    await pressTool(page, '인쇄');
    await turnOn(page.getByRole('switch', { name: '미입금 표시' }));
    await page.keyboard.press('Escape');
    await list.print('명단 (2단)');
    await page.emulateMedia({ media: 'print' });
    await expectRow(list.table, { 좌석: 'C-19', 이름: '학생19 고2 미입금', 점심: 'O', 저녁: 'O' });
    // 90 names fill one page, not two.
    expect(
      (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g),
    ).toHaveLength(1);

    await page.emulateMedia({ media: 'screen' });
    await list.print('이름표 라벨 (24칸)');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('listitem')).toHaveCount(100);
    await expect(page.getByRole('listitem').nth(90)).toHaveText(
      /C-10\s*저녁\s*학생10\s*11월 20일 \(금\)\s*미입금/,
    );
    expect(
      (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g),
    ).toHaveLength(5);
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await pressTool(page, '인쇄');
    await expect(page.getByRole('radio', { name: '이름표 라벨 (24칸)' })).toBeChecked();
  },
);
