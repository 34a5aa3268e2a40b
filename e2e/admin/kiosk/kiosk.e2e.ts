import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../../support/test';
import { decodeQR } from 'qr/decode.js';
import { connectKiosk, kioskPrompt } from './kiosk-page';

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('a tablet is connected, a student checks in and is in the sheet at once, and a removed tablet asks for a code', async ({
  page,
  browser,
  server,
  signInAsManager,
}) => {
  // A second browser opens the app with nothing kept.
  test.slow();
  await signInAsManager({ username: 'admin', password: 'Admin1234!' });
  const door = await (await browser.newContext({ baseURL: server.admin })).newPage();
  await connectKiosk(page, door);
  await page.goto('/attendance');
  await expect(rowOf(page, '김하늘')).toBeVisible();
  await expect(page.getByText('실시간', { exact: true })).toBeVisible();

  await expectNoAxeViolations(door);
  await door.getByRole('button', { name: '5', exact: true }).click();
  await door.keyboard.type('678');
  await expect(door.getByRole('status')).toContainText(/김\*늘 · 등원 \d\d:\d\d/);
  await expect(rowOf(page, '김하늘')).toContainText(/\d\d:\d\d/);
  await expect(door.getByRole('status')).toBeEmpty();
  await door.keyboard.type('5678');
  await expect(door.getByRole('status')).toContainText('이미 등원했어요');
  await expect(door.getByRole('status')).toBeEmpty();
  await door.keyboard.type('0000');
  await expect(door.getByRole('status')).toContainText('등록된 번호가 아니에요');

  await page.goto('/settings?tab=kiosks');
  await page.getByRole('button', { name: '정문 연결 해제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '연결 해제' }).click();
  await expect(page.getByText('아직 연결한 키오스크가 없습니다.')).toBeVisible();
  await door.reload();
  await expect(door.getByText(/이 기기의 연결이 해제되었습니다/)).toBeVisible();
  await door.context().close();
});

/** What the QR code on a student's screen says, read from its pixels. */
async function readQr(student: Page): Promise<string> {
  const picture = student.getByRole('img', { name: '체크인 QR 코드' });
  const { data, size } = await picture.evaluate(async (svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    image.width = 400;
    image.height = 400;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 400;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 400, 400);
    context.drawImage(image, 0, 0, 400, 400);
    return { data: [...context.getImageData(0, 0, 400, 400).data], size: 400 };
  });
  return decodeQR({ width: size, height: size, data: Uint8Array.from(data) });
}

test(
  'a student shows the QR code of the app, also to a second tablet, and the desk ticks off that it came twice',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsManager, signInAsStudent }) => {
    // Three more browsers open the apps with nothing kept.
    test.slow();
    await signInAsManager({ username: 'admin', password: 'Admin1234!' });
    const openDoor = async () => (await browser.newContext({ baseURL: server.admin })).newPage();
    const [door, second] = [await openDoor(), await openDoor()];
    await connectKiosk(page, door);
    await connectKiosk(page, second);

    const student = await (await browser.newContext({ baseURL: server.student })).newPage();
    await signInAsStudent({ page: student });
    await student.getByRole('button', { name: /^내 정보/ }).click();
    await student.getByRole('button', { name: '체크인 QR' }).click();
    await expect(student.getByText(/\d+초 뒤에 새 QR로 바뀌어요/)).toBeVisible();
    await expectNoAxeViolations(student);
    const code = await readQr(student);

    // One after the other at once: the code soon runs out.
    await door.keyboard.type(code);
    await second.keyboard.type(code);
    await expect(door.getByRole('status')).toContainText(/김\*늘 · 등원 \d\d:\d\d/);
    await expect(second.getByRole('status')).toContainText('김*늘');
    await page.goto('/attendance');
    await expect(page.getByText('키오스크 체크인 2건을 확인하세요.')).toBeVisible();
    await page.getByRole('button', { name: '체크인 보기' }).click();
    const dialog = page.getByRole('dialog', { name: '확인할 키오스크 체크인' });
    await expect(dialog.getByText(/같은 QR을 두 번 사용/)).toHaveCount(2);
    await dialog.getByRole('checkbox').first().click();
    await expect(page.getByText('키오스크 체크인 1건을 확인하세요.')).toBeVisible();

    await door.getByRole('button', { name: 'QR로 체크인' }).click();
    await expect(door.getByText('사진은 찍지도 저장하지도 않아요')).toBeVisible();
    for (const other of [door, second, student]) await other.context().close();
  },
);

test(
  'without a network students check in, the tablet is started again, and all of it arrives with its own time',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsManager }) => {
    await signInAsManager({ username: 'admin', password: 'Admin1234!' });
    const context = await browser.newContext({ baseURL: server.admin, serviceWorkers: 'allow' });
    const door = await context.newPage();
    await connectKiosk(page, door);
    // The page and its files are kept by now.
    await expect
      .poll(() =>
        door.evaluate(
          async () => (await caches.match('/kiosk', { ignoreVary: true })) !== undefined,
        ),
      )
      .toBe(true);
    await door.reload();
    await expect(kioskPrompt(door)).toBeVisible();
    await context.setOffline(true);
    await door.keyboard.type('5678');
    await expect(door.getByRole('status')).toContainText('김*늘 · 등원');
    await expect(door.getByText('인터넷이 끊겼어요 · 1건 보관 중')).toBeVisible();

    await door.reload();
    await expect(door.getByText('인터넷이 끊겼어요 · 1건 보관 중')).toBeVisible();
    await door.keyboard.type('5678');
    await expect(door.getByRole('status')).toContainText('이미 등원했어요');

    await context.setOffline(false);
    await expect(door.getByText(/인터넷이 끊겼어요/)).toHaveCount(0);
    await page.goto('/attendance');
    await expect(rowOf(page, '김하늘')).toContainText(/\d\d:\d\d/);
    await context.close();
  },
);
