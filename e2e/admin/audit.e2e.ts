import { expect, expectNoAxeViolations, test, turnOff } from '../support/test';
import { openFilter } from '../support/list-tools';
import { readWorkbook } from '../support/workbook';
import { settingsPage } from './settings-page';

const admin = { username: 'admin', password: 'Admin1234!' };
const SENTENCE = '오매니저님이 박솔 학생의 정보를 바꿨습니다: 좌석 B-01 → C-07';

test(
  'what a manager changed, the admin reads in a sentence, narrows and takes out',
  { tag: '@ci' },
  async ({ page, signInAsManager, browser, server }) => {
    await test.step('a manager gives a student another seat', async () => {
      const context = await browser.newContext({ baseURL: server.admin });
      const theirs = await context.newPage();
      await signInAsManager({ page: theirs, next: '/student' });
      await theirs.getByRole('gridcell', { name: 'B-01' }).click();
      await theirs.keyboard.press('F2');
      await theirs.getByRole('textbox', { name: '박솔 좌석' }).fill('C-07');
      await theirs.keyboard.press('Enter');
      await expect(theirs.getByText('박솔 학생을 저장했습니다.')).toBeVisible();
      await theirs.goto('/settings?tab=security');
      await expect(theirs.getByText(/최고관리자/).first()).toBeVisible();
      await expect(theirs.getByRole('grid', { name: '변경 이력' })).toBeHidden();
      await context.close();
    });

    await signInAsManager({ ...admin, next: '/settings' });
    await settingsPage(page).part('변경 이력').click();
    const log = page.getByRole('grid', { name: '변경 이력' });
    const sentences = log.getByRole('gridcell', { name: /습니다/ });
    await expect(log.getByRole('gridcell', { name: SENTENCE })).toBeVisible();

    await test.step('narrowed by what, who, whom and when; the address keeps it', async () => {
      const filter = await openFilter(page);
      await filter.getByLabel('분야').selectOption('학생');
      await expect(sentences).toHaveText([SENTENCE]);
      await filter.getByLabel('누가').selectOption('한원장');
      await expect(page.getByText('변경 이력이 없습니다.')).toBeVisible();
      // The panel lies over the button, as it does over whatever is below.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '조건 지우기' }).click();
      await openFilter(page);
      await page.getByRole('combobox', { name: '학생 찾기' }).fill('ㅂㅅ');
      await page.getByRole('option', { name: /박솔/ }).click();
      await expect(sentences).toHaveText([SENTENCE]);
      await page.getByRole('textbox', { name: '시작일' }).fill('20261120');
      await page.getByRole('textbox', { name: '종료일' }).fill('20261120');
      await expect(page).toHaveURL(/of=\d+.*from=2026-11-20.*to=2026-11-20/);
      await page.reload();
      await expect(sentences).toHaveText([SENTENCE]);
      await expect(page.getByRole('button', { name: '박솔', pressed: true })).toBeVisible();
    });

    await test.step('the file is the filter', async () => {
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: '목록 도구' }).click();
      await page.getByRole('menuitem', { name: '엑셀 (.xlsx)', exact: true }).click();
      const file = await started;
      expect(file.suggestedFilename()).toBe('변경 이력 2026-11-20.xlsx');
      const [titles, ...rows] = await readWorkbook(await file.path());
      expect(titles?.slice(0, 5)).toEqual(['일시', '누가', '무엇을', '전', '후']);
      expect(rows.map((row) => row.slice(1, 5))).toEqual([
        ['오매니저', SENTENCE, '좌석 B-01', '좌석 C-07'],
      ]);
    });

    await test.step('one entry opens with every value before and after, by keyboard', async () => {
      await log.getByRole('gridcell', { name: SENTENCE }).click();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: '변경 이력' });
      await expect(drawer.getByText('오매니저 (관리자)')).toBeVisible();
      await expect(drawer.getByText('바뀌기 전')).toBeHidden();
      await drawer.getByText('바뀐 값 1개 보기').press('Enter');
      await expect(drawer.getByRole('definition').filter({ hasText: 'C-07' })).toHaveText(
        '바뀌기 전B-01→바뀐 뒤C-07',
      );
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    });

    await page.getByRole('button', { name: '조건 지우기' }).click();
    await expect(
      log.getByRole('gridcell', { name: '한원장님이 변경 이력 파일을 내려받았습니다.' }),
    ).toBeVisible();
  },
);

test(
  'pages, students and actions by keyboard alone',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = document.title;
      };
    });
    await signInAsManager();
    await expect(page.getByRole('heading', { name: '당일 조회' })).toBeVisible();
    const palette = page.getByRole('dialog', { name: '빠른 찾기' });
    const field = palette.getByRole('combobox', { name: '빠른 찾기' });

    await test.step('a page, typed with the keyboard left in English', async () => {
      await page.keyboard.press('Control+KeyK');
      await expect(field).toBeFocused();
      await expect(palette.getByRole('option', { name: '월별 통계', exact: true })).toBeVisible();
      await expect(palette.getByRole('option', { name: '관리자 계정' })).toBeHidden();
      await expectNoAxeViolations(page);
      await page.keyboard.type('tltmxpa');
      await expect(palette.getByRole('option').first()).toHaveText('시스템 설정');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/settings');
      await expect(palette).toBeHidden();
    });

    await test.step('a student, by 초성 and by the end of the number', async () => {
      await page.keyboard.press('Meta+KeyK');
      await field.fill('ㅇㅂㄷ');
      await expect(palette.getByRole('option', { name: /이바다/ })).toBeVisible();
      await field.fill('7890');
      await expect(palette.getByRole('option')).toHaveText([/박솔/]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: '박솔 · 학생의 하루' })).toBeVisible();
      await expect(page).toHaveURL(/\/settings\?open=day-\d+/);
      await page.keyboard.press('Escape');
    });

    await test.step('an action, and one that is done at once', async () => {
      await page.keyboard.press('Control+KeyK');
      await expect(field).toBeFocused();
      await page.keyboard.type('학생 등');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: '학생 등록' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+KeyK');
      await expect(field).toBeFocused();
      await page.keyboard.type('ㅇㄴ ㅁㄷ ㅇㅅ');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/list');
      await expect(page.locator('html')).toHaveAttribute('data-printed', '당일 조회 · 학원 관리');
      await page.keyboard.press('Control+KeyK');
      await expect(field).toBeFocused();
      await page.keyboard.type('어둡');
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  },
);

test(
  'the keys on one sheet, a lone ? only while it is wanted, and the way out',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await signInAsManager();
    await expect(page.getByRole('button', { name: '빠른 찾기' })).toBeVisible();
    const keys = page.getByRole('dialog', { name: '단축키' });
    await page.keyboard.press('Shift+Slash');
    await expect(keys.getByText('화면·학생·작업 찾기')).toBeVisible();
    await expectNoAxeViolations(page);
    await turnOff(keys.getByRole('switch', { name: '? 키로 이 창 열기' }));
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.keyboard.press('Shift+Slash');
    await expect(keys).toBeHidden();
    await page.keyboard.press('Control+Slash');
    await expect(keys).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();

    await page.getByRole('button', { name: '빠른 찾기' }).click();
    const palette = page.getByRole('dialog', { name: '빠른 찾기' });
    const field = palette.getByRole('combobox', { name: '빠른 찾기' });
    await field.fill('없는말');
    await expect(palette.getByText('찾은 것이 없습니다.')).toBeVisible();
    await field.fill('로그아웃');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin-login/);
  },
);
