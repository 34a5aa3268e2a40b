import type { Page } from '@playwright/test';

/** A picture that the browser paints itself, of a colour of its own. */
export const paint = async (page: Page, colour: string): Promise<Buffer> => {
  const base64 = await page.evaluate(async (fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 400 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = fill;
    context.fillRect(0, 0, 640, 400);
    return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  }, colour);
  return Buffer.from(base64, 'base64');
};
