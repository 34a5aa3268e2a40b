/** ms. A letter that has not come by then is drawn in another font. */
const FONTS_WITHIN = 1000;

/** Draws a picture on an empty canvas, and sizes it. */
export type DrawPicture = (canvas: HTMLCanvasElement, fontFamily: string) => void;

/** A font's files come when something is drawn with it: this canvas, too. */
async function fontsCame(): Promise<boolean> {
  if (!('fonts' in document) || document.fonts.status !== 'loading') return false;
  const late = new Promise((resolve) => setTimeout(resolve, FONTS_WITHIN));
  await Promise.race([document.fonts.ready, late]);
  return true;
}

const toPng = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))),
      'image/png',
    );
  });

/** A picture of this name in the page's font. Rejects when this browser draws none. */
export async function drawPicture(name: string, draw: DrawPicture): Promise<File> {
  const canvas = document.createElement('canvas');
  const { fontFamily } = getComputedStyle(document.body);
  draw(canvas, fontFamily);
  if (await fontsCame()) draw(canvas, fontFamily);
  return new File([await toPng(canvas)], `${name}.png`, { type: 'image/png' });
}
