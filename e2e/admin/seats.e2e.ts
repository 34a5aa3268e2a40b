import type { Browser, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';

const ADMIN = { username: 'admin', password: 'Admin1234!', next: '/seats' };

const otherManager = async (browser: Browser) => (await browser.newContext()).newPage();
const seat = (page: Page, label: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${label} `) });
const floor = (page: Page, room: string) => page.getByRole('list', { name: `${room} 그림판` });
const undo = (page: Page, text: RegExp | string) =>
  page
    .getByText(text)
    .locator('xpath=ancestor-or-self::*[.//button][1]')
    .getByRole('button', { name: '되돌리기' });

/** Presses on a cell of the floor, drags to another and lets go. */
async function drag(page: Page, room: string, from: [number, number], to: [number, number]) {
  const box = await floor(page, room).boundingBox();
  const columns = Number(await page.getByLabel('가로 칸').inputValue());
  const rows = Number(await page.getByLabel('세로 칸').inputValue());
  if (!box) throw new Error('there is no floor');
  const at = ([x, y]: [number, number]) =>
    [box.x + ((x + 0.5) * box.width) / columns, box.y + ((y + 0.5) * box.height) / rows] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 3 });
  await page.mouse.up();
}

/** The map as it is begun from the seats that students have: rooms A and B. */
async function begin(page: Page) {
  await page.getByRole('button', { name: '그리기 시작' }).click();
  await page.getByRole('button', { name: '학생 좌석번호로 그리기' }).click();
}

test(
  'a hall is drawn by dragging and by keyboard, saved, and taken back',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await signInAsManager(ADMIN);
    await expect(page.getByText('아직 그린 배치도가 없습니다.')).toBeVisible();
    await begin(page);
    const a = floor(page, 'A');
    await expect(a.getByRole('button')).toHaveText([/A-01 김하늘/, /A-02 이바다/]);
    await page.getByLabel('세로 칸').fill('4');

    // By mouse: a row of seats, a wall, and two seats moved at once.
    await page.getByRole('radio', { name: '좌석', exact: true }).check();
    await drag(page, 'A', [0, 1], [4, 1]);
    await expect(a.getByRole('button', { name: '좌석 A-07, 2줄 5칸' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('radio', { name: '벽', exact: true }).check();
    await drag(page, 'A', [0, 3], [3, 3]);
    await page.getByRole('radio', { name: '고르기', exact: true }).check();
    await drag(page, 'A', [4, 0], [0, 0]);
    await expect(page.getByText('좌석 2개', { exact: true })).toBeVisible();
    await drag(page, 'A', [0, 0], [0, 2]);
    await expect(a.getByRole('button', { name: '좌석 A-01 김하늘, 3줄 1칸' })).toBeVisible();

    // By keyboard: taken up and moved, a row that goes on, removed.
    await page.keyboard.press('Escape');
    await a.getByRole('button', { name: '좌석 A-02 이바다, 3줄 2칸' }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(a.getByRole('button', { name: '좌석 A-08, 3줄 3칸' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(a.getByRole('button', { name: '좌석 A-08, 3줄 4칸' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('거기에는 놓을 수 없습니다.')).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(a.getByRole('button')).toHaveCount(8);
    await page.getByRole('button', { name: '실행 취소' }).click();
    await expect(a.getByRole('button', { name: '좌석 A-08, 3줄 4칸' })).toBeVisible();
    await a.getByRole('button', { name: '좌석 A-08, 3줄 4칸' }).focus();
    await page.keyboard.press('Control+KeyZ');
    await expect(a.getByRole('button', { name: '좌석 A-08, 3줄 3칸' })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: '저장' }).click();
    await expect(page.getByText('배치도를 저장했습니다.')).toBeVisible();
    await page.getByRole('radio', { name: '업무', exact: true }).check();
    await expect(seat(page, 'A-07')).toHaveAccessibleName('A-07 빈자리');
    await undo(page, '배치도를 저장했습니다.').click();
    await expect(page.getByText('아직 그린 배치도가 없습니다.')).toBeVisible();
  },
);

test(
  'students are dragged and swapped, came and picked up on the map, live for two managers',
  { tag: '@ci' },
  async ({ page, browser, server, signInAsManager }) => {
    await server.setClock('2026-11-20T14:25:00');
    await server.addReservations([
      { phone: '01012345678', date: '2026-11-20', lunch: true, dinner: true },
    ]);
    await signInAsManager(ADMIN);
    await begin(page);
    await page.getByRole('button', { name: '좌석 추가' }).click();
    await page.getByRole('button', { name: '저장' }).click();
    await page.getByRole('radio', { name: '업무', exact: true }).check();
    const other = await otherManager(browser);
    await signInAsManager({ page: other, next: '/seats' });
    await expect(seat(other, 'A-01')).toHaveAccessibleName(
      'A-01 김하늘 미등원 점심 안 받음 저녁 안 받음',
    );

    await page.getByRole('button', { name: '점심 안 받음 좌석 보기' }).click();
    await expect(page).toHaveURL('/seats?look=lunch');
    await page.getByRole('radio', { name: '목록', exact: true }).check();
    await expect(page.getByRole('grid', { name: '좌석 목록' }).getByRole('rowheader')).toHaveText([
      '김하늘',
    ]);
    await page.getByRole('radio', { name: '배치도', exact: true }).check();

    await seat(page, 'A-02').dragTo(seat(page, 'A-03'));
    await expect(page.getByText('이바다 학생을 A-03에 앉혔습니다.')).toBeVisible();
    await expect(seat(other, 'A-03')).toContainText('이바다');
    await expect(seat(other, 'A-02')).toContainText('빈자리');

    // By keyboard: picked up, carried to an occupied seat, swapped; and back.
    await seat(page, 'A-01').focus();
    await page.keyboard.press('KeyM');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(seat(page, 'A-03')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(seat(other, 'A-03')).toContainText('김하늘');
    await expect(seat(other, 'A-01')).toContainText('이바다');
    await undo(page, /김하늘 학생을 A-03에 앉히고/).click();
    await expect(seat(other, 'A-01')).toContainText('김하늘');

    await seat(page, 'A-01').focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: 'A-01 김하늘' });
    await card.getByRole('button', { name: '등원' }).click();
    await expect(seat(other, 'A-01')).toHaveAccessibleName(/^A-01 김하늘 지각 14:2\d /);
    await card.getByRole('checkbox', { name: '점심 수령' }).check();
    await expect(seat(other, 'A-01')).toHaveAccessibleName(/점심 받음 저녁 안 받음$/);
    await card.getByRole('button', { name: '지각' }).click();
    await expect(card.getByRole('region', { name: '1교시 출결 · 지금 지각' })).toBeVisible();
    await expect(card.getByRole('region', { name: '자리 이력' })).toContainText(
      '김하늘 앉음 (A-03에서)',
    );
    await expectNoAxeViolations(page);
    await card.getByRole('button', { name: '자리 비우기' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: /^자리 없는 학생/ })).toContainText('김하늘');
    await expectNoAxeViolations(page);
    await other.context().close();
  },
);

test(
  'of two who draw at once the second is shown both maps and chooses',
  { tag: '@nightly' },
  async ({ page, browser, signInAsManager }) => {
    await signInAsManager(ADMIN);
    const other = await otherManager(browser);
    await signInAsManager({ ...ADMIN, page: other });
    await begin(page);
    await other.getByRole('button', { name: '그리기 시작' }).click();
    await other.getByRole('button', { name: '방 추가' }).click();
    await other.getByRole('button', { name: '저장' }).click();
    await expect(other.getByText('배치도를 저장했습니다.')).toBeVisible();

    await page.getByRole('button', { name: '저장' }).click();
    const clash = page.getByRole('region', { name: '다른 관리자가 먼저 저장했습니다.' });
    await expect(clash).toContainText('방 2개, 좌석 3개');
    await expect(clash).toContainText('방 1개, 좌석 0개');
    await expectNoAxeViolations(page);
    await clash.getByRole('radio', { name: /방 2개/ }).check();
    await page.getByRole('button', { name: '저장' }).click();
    await other.getByRole('radio', { name: '업무', exact: true }).check();
    await expect(seat(other, 'B-01')).toContainText('박솔');
    await other.context().close();
  },
);
