import { readFile } from 'node:fs/promises';
import { expect, expectNoAxeViolations, expectRow, test, turnOn } from '../support/test';
import { pressTool } from '../support/list-tools';
import { sameDayPage, serveToday } from './same-day-page';

test(
  'a student is added after the cutoff: found by 초성, with a reason, marked, taken back',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    await serveToday(server);
    await signInAsManager({ next: '/list' });
    const list = sameDayPage(page);
    await pressTool(page, '학생 추가');
    const { dialog } = list;
    await dialog.getByRole('button', { name: '추가', exact: true }).click();
    await expect(dialog.getByText('학생을 검색해서 고르세요.')).toBeVisible();
    await expect(dialog.getByText('마감이 지난 날을 바꾸려면 사유를 입력하세요.')).toBeVisible();

    // By keyboard alone from here.
    await dialog.getByRole('combobox', { name: '학생' }).focus();
    await page.keyboard.type('ㅇㅂㄷ');
    await expect(dialog.getByRole('option', { name: /^이바다/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('combobox', { name: '학생' })).toHaveValue('이바다');
    await expect(dialog.getByRole('checkbox', { name: '점심' })).toHaveAccessibleDescription(
      '이미 신청했습니다.',
    );
    await dialog.getByRole('checkbox', { name: '저녁' }).press('Space');
    await dialog.getByRole('textbox', { name: '사유' }).fill('어머니 전화');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expectRow(list.table, {
      이름: '이바다 저녁 추가',
      점심: '☐',
      저녁: '☐',
      '출결 · 알레르기 · 메모': '요청: 어머니 전화 (오매니저)',
    });
    await expect(list.tile('저녁')).toHaveText('저녁3명수령 0/3');

    await expect(list.toast).toContainText('이바다 저녁을 추가했습니다.');
    await list.toast.getByRole('button', { name: '되돌리기' }).click();
    await expectRow(list.table, { 이름: '이바다 방금 변경', 저녁: '–' });
  },
);

test(
  'a cancelled meal stays marked, another manager sees it at once and brings it back',
  { tag: '@ci' },
  async ({ page, browser, server, signInAsManager }) => {
    await serveToday(server);
    await signInAsManager({ next: '/list' });
    const list = sameDayPage(page);
    const other = await (await browser.newContext()).newPage();
    await signInAsManager({
      page: other,
      username: 'admin',
      password: 'Admin1234!',
      next: '/list',
    });
    const elsewhere = sameDayPage(other);
    await elsewhere.expectLive();

    await page.getByRole('button', { name: '박솔 작업' }).click();
    await page.getByRole('menuitem', { name: '도시락 취소' }).click();
    const { dialog } = list;
    await expect(dialog.getByRole('checkbox', { name: '저녁' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: '점심' })).toHaveAccessibleDescription(
      '신청 안 함',
    );
    await expect(dialog.getByRole('radio', { name: '결석' })).toBeChecked();
    await turnOn(
      dialog.getByRole('radiogroup', { name: '이미 낸 금액' }).getByRole('radio', { name: '환불' }),
    );
    await dialog.getByRole('textbox', { name: '사유' }).fill('독감');
    await dialog.getByRole('button', { name: '도시락 취소' }).click();
    await expectRow(elsewhere.table, {
      이름: '박솔 저녁 취소',
      저녁: '–',
      '출결 · 알레르기 · 메모': '땅콩 알레르기 결석: 독감 (오매니저)',
    });
    await expect(elsewhere.tile('저녁')).toHaveText('저녁1명수령 0/1');
    await expect(other.getByText('전체 2명 · 표시 2명 · 취소 1명')).toBeVisible();

    await other.getByRole('button', { name: '박솔 작업' }).click();
    await other.getByRole('menuitem', { name: '되돌리기' }).click();
    await expectRow(list.table, { 이름: '박솔 방금 변경', 저녁: '☐' });
    await other.context().close();
  },
);

test(
  'who will be out, who has not paid: a press on the tile narrows the list, and the file holds the same',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await serveToday(server);
    await server.addReasons([{ status: 'APPROVED', leaveAt: '12:00', backAt: '14:00' }]);
    await signInAsManager({ next: '/list' });
    const list = sameDayPage(page);
    await expect(list.tile('결석·외출·하원')).toHaveText('결석·외출·하원1명신청한 학생 중');
    await page.getByRole('button', { name: '결석·외출·하원 학생만 보기' }).click();
    await expect(list.names).toHaveText(['김하늘']);
    await expectRow(list.table, { 이름: '김하늘', '출결 · 알레르기 · 메모': '외출 12:00–14:00' });
    await expect(page).toHaveURL('/list?away=1');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '목록 도구' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('당일 명단 2026-11-20.csv');
    const [head, ...rows] = (await readFile(await file.path(), 'utf8'))
      .split('\r\n')
      .filter(Boolean);
    expect(head).toMatch(/^\uFEFF좌석,이름,/);
    expect(rows).toEqual([expect.stringMatching(/김하늘.*외출 12:00–14:00/)]);

    await page.getByRole('button', { name: '결석·외출·하원 학생만 보기' }).click();
    await page.getByRole('button', { name: '미입금 학생만 보기' }).click();
    await expect(list.names).toHaveCount(3);
    await expect(page).toHaveURL('/list?unpaid=1');
  },
);

test(
  'a pasted list: names of a message are ticked, a table adds and cancels as one, with what is wrong by its row',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    await serveToday(server);
    await signInAsManager({ next: '/list' });
    const list = sameDayPage(page);
    await pressTool(page, '명단 붙여넣기');
    const { dialog } = list;
    const paste = dialog.getByRole('textbox', { name: '명단' });
    await paste.fill('김하늘, 이바다 점심\n박솔 저녁이요\n없는학생 점심');
    const read = dialog.getByRole('table', { name: '읽은 내용' });
    await expect(read.getByRole('row')).toHaveCount(5);
    await expect(read.getByRole('row').nth(4)).toContainText('찾지 못했습니다.');
    await expect(dialog.getByRole('button', { name: '3건 수령 체크' })).toHaveAccessibleDescription(
      '고칠 줄을 빼고 저장할지 고르세요.',
    );
    await expectNoAxeViolations(page);
    await dialog.getByRole('checkbox', { name: '고칠 1줄은 빼고 저장' }).check();
    await dialog.getByRole('button', { name: '3건 수령 체크' }).click();
    await expect(dialog).toBeHidden();
    await expect(list.tick('김하늘', '점심')).toBeChecked();
    await expect(list.tick('김하늘', '저녁')).not.toBeChecked();
    await list.toast.getByRole('button', { name: '되돌리기' }).click();
    await expect(list.tick('김하늘', '점심')).not.toBeChecked();

    await pressTool(page, '명단 붙여넣기');
    await dialog.getByRole('radio', { name: '신청 추가' }).check();
    await paste.fill('이름\t점심\t저녁\n이바다\tO\tO\n박솔\tO\t?');
    await expect(read.getByRole('row').nth(2)).toContainText("C3의 '?'를 읽을 수 없습니다");
    await paste.fill('이름\t점심\t저녁\n이바다\tO\tO\n박솔\tO\tX');
    await dialog.getByRole('textbox', { name: '사유' }).fill('단체 메시지');
    await dialog.getByRole('button', { name: '2건 추가' }).click();
    await expect(list.toast).toContainText('2명의 도시락을 추가했습니다.');
    await expect(list.tile('점심')).toHaveText('점심3명수령 0/3');
    await expect(list.tile('저녁')).toHaveText('저녁3명수령 0/3');
    await list.toast.getByRole('button', { name: '되돌리기' }).click();
    await expect(list.tile('점심')).toHaveText('점심2명수령 0/2');
  },
);
