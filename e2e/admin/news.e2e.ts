import type { Page } from '@playwright/test';
import { paint } from '../support/paint';
import { expect, expectNoAxeViolations, test, turnOn } from '../support/test';

const pick = async (page: Page, name: string, colour: string) =>
  page
    .locator('input[aria-label="사진 고르기"]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: await paint(page, colour) });

/** Gives the page a picture as the clipboard or a dragged file does. */
const give = async (page: Page, how: 'paste' | 'drop', name: string, colour: string) => {
  const base64 = (await paint(page, colour)).toString('base64');
  await page.evaluate(
    ({ event, fileName, data }) => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))], fileName, {
          type: 'image/png',
        }),
      );
      document.body.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', {
              clipboardData: transfer,
              bubbles: true,
              cancelable: true,
            })
          : new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    },
    { event: how, fileName: name, data: base64 },
  );
};

const order = (page: Page) => page.getByRole('list', { name: '사진 순서' });
const titles = (page: Page) => page.getByRole('grid', { name: '공지' }).locator('[role=rowheader]');

test('a notice with pictures picked, pasted and dropped waits for its hour; then students see it as it was previewed', async ({
  page,
  browser,
  server,
  signInAsManager,
  signInAsStudent,
}) => {
  test.slow();
  await signInAsManager({ next: '/news' });
  await page.getByRole('button', { name: '공지 작성' }).click();
  await page.getByRole('textbox', { name: '제목' }).fill('11월 식단표');
  await pick(page, '1주차.png', '#b98a5e');
  await expect(order(page).getByRole('img')).toHaveCount(1);
  await give(page, 'paste', '2주차.png', '#3d8b7d');
  await expect(order(page).getByRole('img')).toHaveCount(2);
  await give(page, 'drop', '3주차.png', '#4b3fc4');
  await expect(order(page).getByRole('img')).toHaveCount(3);
  await page.getByRole('textbox', { name: '사진 설명 1' }).fill('뒷면');
  await page.getByRole('textbox', { name: '사진 설명 2' }).fill('앞면');
  await page.getByRole('button', { name: '3번째 사진 빼기' }).click();
  await page.getByRole('button', { name: '2번째 사진 앞으로' }).click();
  await expect(page.getByRole('textbox', { name: '사진 설명 1' })).toHaveValue('앞면');
  await page.getByRole('textbox', { name: '내용' }).fill('맛있게 드세요.');
  await page.getByRole('textbox', { name: '게시 시작일' }).fill('2026-11-20');
  await page.getByRole('textbox', { name: '시작 시각' }).fill('10:10');

  await page.getByRole('button', { name: '미리보기(학생 화면)' }).click();
  const preview = page.getByRole('dialog', { name: '미리보기(학생 화면)' });
  await expect(preview.getByRole('img')).toHaveCount(2);
  const previewed = await preview.getByRole('article').ariaSnapshot();
  await expectNoAxeViolations(page);
  await preview.getByRole('button', { name: '닫기' }).click();

  await page.getByRole('button', { name: '예약', exact: true }).click();
  await expect(
    page.getByText("'11월 식단표' 공지를 11월 20일 (금) 10:10에 게시합니다."),
  ).toBeVisible();
  await expect(
    page
      .getByRole('row', { name: /11월 식단표/ })
      .getByRole('gridcell', { name: '예약', exact: true }),
  ).toBeVisible();

  const student = await (await browser.newContext()).newPage();
  await signInAsStudent({ page: student });
  await student.getByRole('button', { name: '이번 달 식단 보기' }).click();
  const menu = student.getByRole('dialog', { name: /^(공지|이번 달 식단)$/ });
  await expect(menu.getByText('월요일 제육볶음, 화요일 비빔밥')).toBeVisible();
  await expect(menu.getByRole('button', { name: '다음 글' })).toHaveCount(0);

  await server.setClock('2026-11-20T10:10:01');
  await student.reload();
  // The address holds that the menu is open.
  await expect(menu.getByRole('img')).toHaveCount(2);
  expect(await menu.getByRole('article').ariaSnapshot()).toBe(previewed);
  await expect(menu.getByText('1 / 2')).toBeVisible();
  await student.context().close();
});

test(
  'two managers at one notice: the second sees both texts and decides; the first one’s list follows',
  { tag: '@nightly' },
  async ({ page, browser, signInAsManager }) => {
    await signInAsManager();
    const other = await (await browser.newContext()).newPage();
    await signInAsManager({ page: other, username: 'admin', password: 'Admin1234!' });
    for (const each of [page, other]) {
      await each.goto(`${new URL(page.url()).origin}/news?q=이번`);
      await each.getByRole('rowheader', { name: '이번 달 식단' }).dblclick();
      await expect(each.getByRole('textbox', { name: '제목' })).toHaveValue('이번 달 식단');
    }
    await other.getByRole('textbox', { name: '제목' }).fill('이번 주 식단');
    await other.getByRole('button', { name: '저장', exact: true }).click();
    await expect(titles(other)).toHaveText(['이번 주 식단']);

    await page.getByRole('textbox', { name: '제목' }).fill('이번 겨울 식단');
    await page.getByRole('textbox', { name: '내용' }).fill('월요일 돈가스');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    const clash = page.getByRole('region', { name: /^다른 관리자가 먼저 저장했습니다 \(/ });
    const title = clash.getByRole('group', { name: '제목' });
    await expect(title.getByRole('radio', { name: '저장된 값: 이번 주 식단' })).not.toBeChecked();
    await expect(page.getByRole('button', { name: '저장', exact: true })).toBeDisabled();
    await expectNoAxeViolations(page);
    await title.getByRole('radio', { name: '내 변경: 이번 겨울 식단' }).check();
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(titles(page)).toHaveText(['이번 겨울 식단']);
    await expect(titles(other)).toHaveText(['이번 겨울 식단']);
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(titles(other)).toHaveText(['이번 주 식단']);
    await other.context().close();
  },
);

test(
  'with the keyboard alone: found, hidden, deleted and brought back; what was typed outlives a reload, leaving asks',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await signInAsManager({ next: '/news' });
    const row = page.getByRole('row', { name: /이번 달 식단/ });
    await row.getByRole('button', { name: '이번 달 식단 관리' }).focus();
    const choose = async (name: string) => {
      await page.keyboard.press('Enter');
      const item = page.getByRole('menuitem', { name });
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      while (!(await item.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    };
    await choose('숨기기');
    await expect(row.getByRole('gridcell', { name: '숨김', exact: true })).toBeVisible();
    await row.getByRole('button', { name: '이번 달 식단 관리' }).focus();
    await choose('삭제');
    await expect(titles(page)).toHaveText(['다음 달 식단 (예약)']);
    await page.keyboard.press('Control+z');
    await expect(titles(page)).toHaveText(['다음 달 식단 (예약)', '이번 달 식단']);

    await page.getByRole('button', { name: '공지 작성' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: '제목' }).focus();
    await page.keyboard.type('쓰다 만 공지');
    await page.reload();
    await expect(page.getByText('저장하지 않은 내용을 불러왔습니다.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue('쓰다 만 공지');
    await page.getByRole('link', { name: '당일 조회' }).click();
    await page
      .getByRole('alertdialog', { name: '저장하지 않고 나갈까요?' })
      .getByRole('button', { name: '계속 편집' })
      .click();
    await page.getByRole('button', { name: '임시저장' }).click();
    await expect(
      page
        .getByRole('row', { name: /쓰다 만 공지/ })
        .getByRole('gridcell', { name: '임시저장', exact: true }),
    ).toBeVisible();
  },
);

test(
  'an upload that fails is tried again, one that is no picture is refused in words',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await signInAsManager({ next: '/news?news=new' });
    await page.locator('input[aria-label="사진 고르기"]').setInputFiles({
      name: '사진.heic',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'),
    });
    await expect(
      page.getByText('아이폰의 HEIC 사진은 열 수 없습니다. JPG나 PNG로 바꿔 다시 올리세요.'),
    ).toBeVisible();
    await page.getByRole('button', { name: '빼기', exact: true }).click();
    await page.locator('input[aria-label="사진 고르기"]').setInputFiles({
      name: '사진.png',
      mimeType: 'image/png',
      buffer: Buffer.from('사진이 아니다'),
    });
    await expect(
      page.getByText('사진 파일이 아닙니다. JPG, PNG, WEBP, GIF 파일을 올리세요.'),
    ).toBeVisible();
    await page.getByRole('button', { name: '빼기', exact: true }).click();

    await page.route('**/api/admin/news-pictures', (route) => route.abort());
    await pick(page, '식단.png', '#c42b1c');
    await expect(page.getByText('올리지 못했습니다.', { exact: true })).toBeVisible();
    await page.unroute('**/api/admin/news-pictures');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(order(page).getByRole('img')).toHaveCount(1);
    await page.getByRole('textbox', { name: '제목' }).fill('급한 안내');
    await page.getByRole('combobox', { name: '구분' }).selectOption('긴급');
    await turnOn(page.getByRole('checkbox', { name: '상단 고정' }));
    await page.getByRole('button', { name: '게시', exact: true }).click();
    await expect(titles(page).first()).toHaveText('급한 안내');
  },
);
