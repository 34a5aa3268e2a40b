/** A line of a picture: what it is at the left, how much at the right. */
export interface PictureLine {
  label: string;
  value: string;
  /** The total. */
  strong?: boolean;
}

interface Picture {
  title: string;
  /** Below the title, small: when it was so. */
  note: string;
  lines: readonly PictureLine[];
  /** Below everything, small. */
  foot?: readonly string[];
  fontFamily: string;
}

const WIDTH = 390;
const MARGIN = 24;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 16;
const LINE = 34;
/** From one row of a long text to its next. */
const ROW = 21;
const HEAD = 84;
/** Sharp on the screens of phones. */
const SCALE = 3;

const INK = '#171c26';
const PALE = '#47505f';
const RULE = '#d5dae1';

interface Type {
  size?: number;
  weight?: number;
  colour?: string;
}

const fontOf = ({ size = 15, weight = 400 }: Type, family: string) =>
  `${weight} ${size}px ${family}`;

/** A text in rows no wider than `room`, broken between words, and within those that are longer. */
function rowsOf(text: string, room: number, widthOf: (text: string) => number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const part of text
    .split(/(?<= )/)
    .flatMap((word) => (widthOf(word) > room ? [...word] : [word]))) {
    if (row !== '' && widthOf((row + part).trimEnd()) > room) {
      rows.push(row.trimEnd());
      row = '';
    }
    row += part;
  }
  return [...rows, row];
}

const typesOf = ({ strong = false }: PictureLine): Record<'label' | 'value', Type> =>
  strong
    ? { label: { weight: 700 }, value: { size: 18, weight: 700 } }
    : { label: { colour: PALE }, value: {} };

/** Breaks lines into rows: the value takes what it needs up to two thirds, the label the rest. */
function layOut({ lines, fontFamily }: Picture, pen: CanvasRenderingContext2D) {
  return lines.map((line) => {
    const types = typesOf(line);
    const widthIn = (type: Type) => (text: string) => {
      pen.font = fontOf(type, fontFamily);
      return pen.measureText(text).width;
    };
    const value = rowsOf(line.value, (INNER * 2) / 3, widthIn(types.value));
    const taken = Math.max(...value.map(widthIn(types.value)));
    const label = rowsOf(line.label, INNER - taken - GAP, widthIn(types.label));
    return {
      types,
      value,
      label,
      strong: line.strong,
      height: LINE + (Math.max(value.length, label.length) - 1) * ROW,
    };
  });
}

/**
 * Draws lines as a light picture for a phone, whatever the theme of the screen: labels at the left,
 * values at the right, long ones in several rows.
 */
export function drawLines(canvas: HTMLCanvasElement, picture: Picture): void {
  const { title, note, foot = [], fontFamily } = picture;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const placed = layOut(picture, pen);
  const footTop = placed.reduce((sum, { height }) => sum + height, HEAD);
  const height = footTop + (foot.length > 0 ? GAP : 0) + foot.length * ROW + MARGIN;
  // Sizing the canvas clears it and whatever was set on its pen.
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, WIDTH, height);

  const write = (text: string, y: number, type: Type, end = false) => {
    pen.font = fontOf(type, fontFamily);
    pen.fillStyle = type.colour ?? INK;
    pen.textAlign = end ? 'right' : 'left';
    pen.fillText(text, end ? WIDTH - MARGIN : MARGIN, y);
  };
  write(title, 44, { size: 20, weight: 700 });
  write(note, 68, { size: 13, colour: PALE });
  let top = HEAD;
  for (const { types, value, label, strong, height: own } of placed) {
    const y = top + 0.7 * LINE;
    if (strong) {
      pen.fillStyle = RULE;
      pen.fillRect(MARGIN, top + 0.05 * LINE, INNER, 1);
    }
    label.forEach((row, at) => write(row, y + at * ROW, types.label));
    value.forEach((row, at) => write(row, y + at * ROW, types.value, true));
    top += own;
  }
  foot.forEach((row, at) => write(row, footTop + GAP + (at + 1) * ROW, { size: 13, colour: PALE }));
}
