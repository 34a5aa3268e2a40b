import { pressTool } from '../support/list-tools';
import { expect, expectNoAxeViolations, expectRow, test, turnOn } from '../support/test';
import { sameDayPage, serveToday } from './same-day-page';

test.beforeEach(({ server }) => serveToday(server));

test('ticks show at once, count, and stay; all are ticked in one go and taken back the same way', async ({
  page,
  signInAsManager,
}) => {
  await signInAsManager({ next: '/list' });
  const list = sameDayPage(page);
  await turnOn(list.tick('이바다', '점심'));
  await expectRow(list.table, { 이름: '이바다', 점심: '☑', 저녁: '–' });
  await expect(list.tile('점심')).toHaveText('점심2명수령 1/2');
  await page.reload();
  await expect(list.tile('수령률')).toHaveText('수령률25%수령 1/4');
  await pressTool(page, '수령 모두 체크');
  await expect(list.tile('수령률')).toHaveText('수령률100%수령 4/4');
  // Hovering over the message keeps it.
  await page.getByText('3건을 수령으로 표시했습니다').hover();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(list.tile('수령률')).toHaveText('수령률25%수령 1/4');
  await expectRow(list.table, { 이름: '이바다', 점심: '☑' });

  await list.showMeal('점심');
  await pressTool(page, '수령 모두 체크');
  await expect(page.getByText('1건을 수령으로 표시했습니다')).toBeVisible();
  await pressTool(page, '수령 모두 해제');
  await expect(page.getByText('2건의 수령 표시를 해제했습니다')).toBeVisible();
  await expect(list.tile('점심')).toHaveText('점심2명수령 0/2');
});

test(
  'an account that may only look cannot tick, and is told why',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await signInAsManager({ username: 'viewer', password: 'Viewer1234!', next: '/list' });
    const list = sameDayPage(page);
    const why = '조회 전용 계정입니다. 변경하려면 관리자에게 요청하세요.';
    await expect(page.getByRole('status').filter({ hasText: why })).toBeVisible();
    await expect(list.tick('김하늘', '점심')).toBeDisabled();
    await expect(list.tick('김하늘', '점심')).toHaveAccessibleDescription(why);
    await list.tick('김하늘', '점심').click({ force: true });
    await expect(page.getByRole('tooltip').filter({ hasText: why })).toBeVisible();
    await expect(list.tick('김하늘', '점심')).not.toBeChecked();
    for (const [menu, item] of [
      ['목록 도구', '수령 모두 체크'],
      ['목록 도구', '학생 추가'],
      ['김하늘 작업', '도시락 취소'],
    ] as const) {
      await page.getByRole('button', { name: menu }).click();
      await expect(page.getByRole('menuitem', { name: item })).toContainText(why);
      await page.keyboard.press('Escape');
    }
  },
);

test(
  'by keyboard alone: search, tick, undo',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await signInAsManager({ next: '/list' });
    const list = sameDayPage(page);
    await list.search.focus();
    await page.keyboard.type('qkrthf');
    await expect(list.names).toHaveText(['박솔']);
    await list.tick('박솔', '저녁').focus();
    await expect(list.tick('박솔', '저녁')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(list.tick('박솔', '저녁')).toBeChecked();
    await list.search.focus();
    await page.keyboard.press('Escape');
    await expect(list.names).toHaveCount(3);
    await page.getByRole('button', { name: '목록 도구' }).press('Enter');
    await page.getByRole('menuitem', { name: '수령 모두 체크' }).press('Enter');
    await expect(list.tile('수령률')).toContainText('100%');
    await page.keyboard.press('Control+KeyZ');
    await expect(list.tile('수령률')).toContainText('25%');
  },
);

test(
  'the hall’s tablet: large targets, the search at hand after scrolling @tablet',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      name: `학생${index + 10}`,
      phone: `010777700${index + 10}`,
      seat: `C-${index + 10}`,
    }));
    await server.addStudents(many);
    await server.addReservations(
      many.map(({ phone }) => ({ phone, date: '2026-11-20', lunch: true, dinner: true })),
    );
    await signInAsManager({ next: '/list' });
    const list = sameDayPage(page);
    await pressTool(page, '큰 글씨로 보기');
    await list.tick('학생48', '저녁').scrollIntoViewIfNeeded();
    await expect(list.search).toBeInViewport();
    await expect(page.getByRole('columnheader', { name: '저녁' })).toBeInViewport();

    // The whole cell takes the finger, not only the box.
    const cell = page.getByRole('cell').filter({ has: list.tick('학생48', '저녁') });
    const { width, height } = (await cell.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(60);
    await cell.click({ position: { x: 12, y: height / 2 } });
    await expect(list.tick('학생48', '저녁')).toBeChecked();
  },
);
