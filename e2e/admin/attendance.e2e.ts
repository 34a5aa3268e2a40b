import { expect, expectNoAxeViolations, test } from '../support/test';
import { attendancePage, marksDown, marksUp } from './attendance-page';

/** Another manager's mark must be on the screen within this time. */
const LIVE = { timeout: 2000 };

test('marks by keys save themselves, show at the other manager’s desk, and a clash asks with both values', async ({
  page,
  browser,
  signInAsManager,
}) => {
  await signInAsManager({ next: '/attendance?view=sheet' });
  const mine = attendancePage(page);
  await expect(mine.names).toHaveText(['김하늘', '이바다', '박솔']);
  await expect(mine.live).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await signInAsManager({
    page: other,
    username: 'admin',
    password: 'Admin1234!',
    next: '/attendance?view=sheet',
  });
  const theirs = attendancePage(other);
  await expect(theirs.live).toBeVisible();

  await mine.cell('김하늘', 1).click();
  await page.keyboard.press('2');
  await expect(mine.cell('김하늘', 1)).toHaveText('지각');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Digit5');
  await page.keyboard.press('6');
  await expect(mine.cell('이바다', 1)).toHaveText('결석 (인정)');
  await expect(theirs.cell('김하늘', 1)).toHaveText('지각', LIVE);
  await expect(theirs.cell('이바다', 1)).toHaveText('결석 (인정)', LIVE);
  await expect(page.getByText(/^저장됨 \d\d:\d\d$/)).toBeVisible();

  // A manager who marks without having seen the other's mark is asked, and nothing is overwritten
  // meanwhile.
  await marksDown(page.context());
  await mine.cell('박솔', 2).click();
  await page.keyboard.press('1');
  await expect(page.getByText('오프라인 · 1건 대기')).toBeVisible();
  await theirs.cell('박솔', 2).click();
  await other.keyboard.press('5');
  await expect(other.getByText(/^저장됨/)).toBeVisible();
  await expect(mine.cell('박솔', 2)).toContainText('출석');
  await marksUp(page.context());
  await expect(mine.clash).toContainText('박솔 2교시');
  await expect(mine.clash).toContainText('내 입력 출석');
  await expect(mine.clash).toContainText('결석 (');
  await expectNoAxeViolations(page);
  await mine.clash.getByRole('button', { name: '그대로 두기' }).click();
  await expect(mine.clash).toHaveCount(0);
  await expect(mine.cell('박솔', 2)).toHaveText('결석');
  await other.context().close();
});

test(
  'two tabs of one manager show the same marks, and never clash with each other',
  { tag: '@nightly' },
  async ({ page, context, signInAsManager }) => {
    await signInAsManager({ next: '/attendance?view=sheet' });
    const tab = await context.newPage();
    await tab.goto('/attendance?view=sheet');
    const [here, there] = [attendancePage(page), attendancePage(tab)];
    await expect(here.names).toHaveCount(3);
    await expect(there.names).toHaveCount(3);

    await here.cell('김하늘', 1).click();
    await page.keyboard.press('2');
    await there.cell('김하늘', 1).click();
    await tab.keyboard.press('5');
    await there.cell('이바다', 1).click();
    await tab.keyboard.press('1');
    for (const sheet of [here, there]) {
      await expect(sheet.cell('김하늘', 1)).toHaveText('결석', LIVE);
      await expect(sheet.cell('이바다', 1)).toHaveText('출석', LIVE);
    }
    for (const one of [page, tab]) await expect(one.getByText(/^저장됨 \d\d:\d\d$/)).toBeVisible();

    // What one tab could not send is not lost with it.
    await marksDown(context);
    await there.cell('박솔', 2).click();
    await tab.keyboard.press('3');
    await expect(tab.getByText('오프라인 · 1건 대기')).toBeVisible();
    await expect(here.cell('박솔', 2)).toContainText('조퇴', LIVE);
    await tab.close();
    await marksUp(context);
    await expect(page.getByText(/^저장됨/)).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(here.cell('박솔', 2)).toHaveText('조퇴');
    await expect(here.clash).toHaveCount(0);
  },
);

test(
  'marks made offline outlive a reload, carry the device’s time, and are reconciled',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await signInAsManager({ next: '/attendance?view=sheet' });
    const sheet = attendancePage(page);
    await expect(sheet.names).toHaveCount(3);
    await marksDown(page.context());
    await sheet.cell('김하늘', 1).click();
    await page.keyboard.press('3');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('4');
    await expect(page.getByText('오프라인 · 2건 대기')).toBeVisible();
    await page.reload();
    await expect(sheet.cell('김하늘', 1)).toContainText('조퇴');
    await expect(page.getByText('오프라인 · 2건 대기')).toBeVisible();
    await marksUp(page.context());
    // It is tried again after a quarter of a minute at the latest.
    await expect(page.getByText(/^저장됨/)).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(sheet.cell('김하늘', 2)).toHaveText('외출');

    await sheet.cell('김하늘', 2).click();
    await page.keyboard.press('F2');
    const panel = sheet.panel('김하늘', 2);
    await expect(panel.getByRole('list', { name: '변경 이력' })).toContainText('미입력 → 외출');
    await panel.getByRole('textbox', { name: '메모' }).fill('병원');
    await panel.getByRole('button', { name: '메모 저장' }).click();
    await expect(panel.getByRole('listitem').first()).toContainText('외출 → 외출 · 병원');
    await page.keyboard.press('Escape');
  },
);

test(
  'ranges are marked, pasted and taken back; what is empty is filled up but for whoever reported an absence',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await server.addSchedules([
      {
        phone: '01034567890',
        from: '15:00',
        to: '15:50',
        weekdays: [5],
        firstDate: '2026-11-20',
        lastDate: '2026-11-20',
      },
    ]);
    await signInAsManager({ next: '/attendance?view=sheet' });
    const sheet = attendancePage(page);
    await expect(sheet.cell('박솔', 2)).toHaveText('외출 예정');
    await sheet.cell('김하늘', 3).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('2');
    for (const name of ['김하늘', '이바다'])
      for (const period of [3, 4]) await expect(sheet.cell(name, period)).toHaveText('지각');
    await page.keyboard.press('Control+z');
    await expect(page.getByText('4칸을 되돌렸습니다.')).toBeVisible();
    await expect(sheet.cell('이바다', 4)).toHaveText('');
    await expect(page.getByText(/^저장됨/)).toBeVisible();

    await page.getByRole('button', { name: '미입력을 출석으로 채우기' }).click();
    const fill = page.getByRole('alertdialog', { name: '미입력을 출석으로 채우기' });
    // It is ten in the morning: no period has begun.
    await expect(fill.getByText('채울 칸이 없습니다.')).toBeVisible();
    await fill.getByRole('checkbox', { name: '1교시' }).click();
    await fill.getByRole('checkbox', { name: '2교시' }).click();
    // Students who did not come are named, and filled in only when the manager says so.
    await expect(fill.getByText('채울 칸이 없습니다.')).toBeVisible();
    await expect(fill.getByText('등원하지 않아 제외: 김하늘, 이바다, 박솔')).toBeVisible();
    await fill.getByRole('checkbox', { name: '등원하지 않은 3명도 출석으로 채우기' }).click();
    await expect(fill.getByText('3명 · 5칸을 출석으로 채웁니다.')).toBeVisible();
    await expect(fill.getByText('예정이 있어 제외: 박솔')).toBeVisible();
    await fill.getByRole('button', { name: '채우기', exact: true }).click();
    await expect(sheet.cell('이바다', 2)).toHaveText('출석');
    await expect(sheet.cell('박솔', 2)).toHaveText('외출 예정');
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(sheet.cell('이바다', 2)).toHaveText('');
  },
);

test(
  'by exception: one letter a mark, the word for a reader, the same width for all periods, and a corner that opens what is expected',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await server.addSchedules([
      {
        phone: '01034567890',
        from: '15:00',
        to: '15:50',
        weekdays: [5],
        firstDate: '2026-11-20',
        lastDate: '2026-11-20',
      },
    ]);
    await signInAsManager({ next: '/attendance?view=sheet' });
    const sheet = attendancePage(page);
    const letters: string[] = [];
    for (const [at, key] of ['1', '2', '3', '4', '5'].entries()) {
      await sheet.cell('김하늘', at + 1).click();
      await page.keyboard.press(key);
      const mark = sheet.cell('김하늘', at + 1);
      letters.push((await mark.getAttribute('data-letter')) ?? '');
    }
    expect(letters).toEqual(['·', '지', '조', '외', '결']);
    await expect(sheet.cell('김하늘', 1)).toHaveText('출석');

    const widths = await sheet
      .row('이바다')
      .locator('[data-header$="교시"]')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
    expect(new Set(widths).size).toBe(1);
    expect(widths[0]).toBeGreaterThan(80);

    await sheet.cell('박솔', 2).getByRole('button', { name: '외출 예정' }).click();
    const panel = sheet.panel('박솔', 2);
    await expect(panel.getByRole('list', { name: '이 교시의 예정' })).toHaveText(
      '15:00–15:50 수학학원 · 승인',
    );
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await sheet.cell('박솔', 2).click({ position: { x: 8, y: 8 } });
    await page.keyboard.press('1');
    await expect(sheet.cell('박솔', 2)).toHaveText('출석 외출 예정');
  },
);
