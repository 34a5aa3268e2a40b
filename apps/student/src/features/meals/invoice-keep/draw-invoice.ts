import type { InvoiceText } from './invoice-lines';

const WIDTH = 390;
const MARGIN = 24;
const LINE = 34;
const HEAD = 84;
/** Sharp on the screens of phones. */
const SCALE = 3;

const INK = '#171c26';
const PALE = '#47505f';
const RULE = '#d5dae1';

interface Page {
  title: string;
  note: string;
  lines: readonly InvoiceText[];
  fontFamily: string;
}

/**
 * Draws the invoice as a light picture, whatever the theme of the screen: labels at the left,
 * values at the right.
 */
export function drawInvoice(
  canvas: HTMLCanvasElement,
  { title, note, lines, fontFamily }: Page,
): void {
  const height = HEAD + lines.length * LINE + MARGIN;
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  pen.scale(SCALE, SCALE);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, WIDTH, height);

  const write = (
    text: string,
    y: number,
    { size = 15, weight = 400, colour = INK, end = false } = {},
  ) => {
    pen.font = `${weight} ${size}px ${fontFamily}`;
    pen.fillStyle = colour;
    pen.textAlign = end ? 'right' : 'left';
    pen.fillText(text, end ? WIDTH - MARGIN : MARGIN, y);
  };
  write(title, 44, { size: 20, weight: 700 });
  write(note, 68, { size: 13, colour: PALE });
  lines.forEach(({ label, value, strong = false }, index) => {
    const y = HEAD + (index + 0.7) * LINE;
    if (strong) {
      pen.fillStyle = RULE;
      pen.fillRect(MARGIN, y - LINE * 0.65, WIDTH - 2 * MARGIN, 1);
    }
    write(label, y, strong ? { weight: 700 } : { colour: PALE });
    write(value, y, strong ? { size: 18, weight: 700, end: true } : { end: true });
  });
}
