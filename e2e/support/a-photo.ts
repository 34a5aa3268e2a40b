import type { Page } from '@playwright/test';

/** A photo of 3,000 × 2,000 points, as a camera takes them: what a file input takes. */
export async function aPhoto(page: Page, name: string) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3000, 2000];
    const pen = canvas.getContext('2d');
    if (pen) [pen.fillStyle] = ['#c42b1c'];
    pen?.fillRect(0, 0, 3000, 2000);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
