import type { Locator } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { mealPage } from './meal-page';
import { ME } from './mocks-page';

/** The picture's own size, and how many of its pixels have these colours. */
const picture = (card: Locator, inks: readonly (readonly number[])[]) =>
  card.evaluate((image, wanted) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture');
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const pixels = pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const counts = wanted.map((ink) => {
      let count = 0;
      for (let at = 0; at < pixels.length; at += 4)
        if (ink.every((part, channel) => pixels[at + channel] === part)) count += 1;
      return count;
    });
    return { width: canvas.width, counts };
  }, inks);

const LUNCH = [0x9a, 0x5b, 0x00];
const DINNER = [0x4b, 0x3f, 0xc4];

test(
  'a month as a card: shown first, light on a dark screen, saved or shared @desktop',
  { tag: '@nightly' },
  async ({ page, isMobile, server, signInAsStudent }) => {
    await server.addReservations([
      { phone: ME, date: '2026-11-24', lunch: true, dinner: true },
      { phone: ME, date: '2026-11-26', lunch: true, dinner: false },
    ]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async (data) => {
        document.title = data?.files?.[0]?.name ?? '';
      };
    });
    await signInAsStudent();
    await mealPage(page).expectLoaded();
    await page.getByRole('button', { name: '더 보기' }).click();
    await page.getByRole('menuitem', { name: '한 달 카드' }).click();
    const sheet = page.getByRole('dialog', { name: '한 달 카드' });
    const card = sheet.getByRole('img', {
      name: '2026년 · 김하늘 11월 도시락, 점심 2회 10,000원, 저녁 1회 6,000원, 합계 16,000원, 입금 전',
    });
    await expect(card).toBeVisible();
    const { width, counts } = await picture(card, [LUNCH, DINNER]);
    expect(width).toBe(3 * 390);
    expect(Math.min(...counts)).toBeGreaterThan(500);
    await expectNoAxeViolations(page);

    if (isMobile) {
      await sheet.getByRole('button', { name: '공유하기' }).click();
      await expect(page).toHaveTitle('2026년 11월 도시락 카드.png');
    }
    const download = page.waitForEvent('download');
    await sheet.getByRole('button', { name: '이미지로 저장' }).click();
    expect((await download).suggestedFilename()).toBe('2026년 11월 도시락 카드.png');
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/student-calendar$/);

    await page.getByRole('button', { name: '다음 달' }).click();
    await mealPage(page, 12).expectLoaded();
    await page.getByRole('button', { name: '더 보기' }).click();
    await expect(page.getByRole('menuitem', { name: /^한 달 카드/ })).toBeDisabled();
    await expect(page.getByText('이 달에는 신청한 도시락이 없어요.')).toBeVisible();
  },
);
