import { mealName, meals, type Meal } from '@academy/domain/meals';
import { formatWeekday, type Weekday } from '@academy/domain/time';
import type { CardLine, MonthCard } from './month-card';
import { monthCardTexts as texts } from '../sheet-texts';

/** Colours by the names of the kit's tokens. */
type ColourOf = (token: string) => string;

const WIDTH = 390;
/** Sharp on the screens of phones. */
const SCALE = 3;
const OUTER = 16;
const LEFT = 40;
const RIGHT = WIDTH - LEFT;
const INNER = RIGHT - LEFT;

const TILE = 60;
const WEEK = 42;
const LINE = 30;
/** Heights from the paper's upper edge to where each part begins. */
const TILES_AT = 100;
const DAYS_AT = TILES_AT + TILE + 20;
const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

const STATUS_COLOURS = {
  confirmed: ['success', 'success-tint'],
  unpaid: ['warning', 'warning-tint'],
  refunded: ['text-secondary', 'sunken'],
} as const;

interface Type {
  size: number;
  weight?: 400 | 600 | 700;
  colour?: string;
  align?: CanvasTextAlign;
}

/** Writes and draws in CSS pixels. */
function penOf(context: CanvasRenderingContext2D, fontFamily: string, colourOf: ColourOf) {
  const setFont = ({ size, weight = 400 }: Type) => {
    context.font = `${weight} ${size}px ${fontFamily}`;
  };
  return {
    /** `y` is the baseline; text wider than `room` is drawn smaller. */
    write(text: string, x: number, y: number, type: Type, room = INNER) {
      setFont(type);
      const { width } = context.measureText(text);
      if (width > room) setFont({ ...type, size: Math.floor((type.size * room) / width) });
      context.fillStyle = colourOf(type.colour ?? 'text');
      context.textAlign = type.align ?? 'left';
      context.fillText(text, x, y);
    },
    widthOf(text: string, type: Type) {
      setFont(type);
      return context.measureText(text).width;
    },
    box(x: number, y: number, width: number, height: number, radius: number, colour: string) {
      context.fillStyle = colourOf(colour);
      context.beginPath();
      context.roundRect(x, y, width, height, radius);
      context.fill();
    },
  };
}

type Pen = ReturnType<typeof penOf>;

/** The paper, torn off above its sums: a notch at either edge and a dotted line between them. */
function drawPaper(pen: Pen, height: number, tearAt: number): void {
  pen.box(0, 0, WIDTH, height, 0, 'primary-tint');
  pen.box(OUTER, OUTER, WIDTH - 2 * OUTER, height - 2 * OUTER, 20, 'bg');
  for (const edge of [OUTER, WIDTH - OUTER])
    pen.box(edge - 8, tearAt - 8, 16, 16, 8, 'primary-tint');
  for (let x = LEFT; x < RIGHT; x += 8) pen.box(x, tearAt - 1, 4, 2, 1, 'border');
}

function drawHead(pen: Pen, { title, owner, status }: MonthCard): void {
  pen.write(owner, LEFT, OUTER + 38, { size: 13, colour: 'text-secondary' }, INNER - 96);
  pen.write(title, LEFT, OUTER + 74, { size: 28, weight: 700 });
  if (!status) return;
  const type = { size: 13, weight: 600 } as const;
  const width = pen.widthOf(status.text, type) + 24;
  const [ink, tint] = STATUS_COLOURS[status.of];
  pen.box(RIGHT - width, OUTER + 24, width, 28, 14, tint);
  pen.write(status.text, RIGHT - 12, OUTER + 43, { ...type, colour: ink, align: 'right' });
}

/** The mark of a meal on a day; tiles use the same mark as a legend. */
const drawMark = (pen: Pen, meal: Meal, x: number, y: number) => pen.box(x, y, 16, 5, 2.5, meal);

function drawTiles(pen: Pen, { counts }: MonthCard): void {
  const width = (INNER - 10) / 2;
  const top = OUTER + TILES_AT;
  meals.forEach((meal, at) => {
    const x = LEFT + at * (width + 10);
    pen.box(x, top, width, TILE, 12, `${meal}-tint`);
    drawMark(pen, meal, x + 14, top + TILE / 2 - 3);
    pen.write(mealName(meal), x + 38, top + 36, { size: 15, weight: 600, colour: meal });
    pen.write(texts.times(counts[meal]), x + width - 14, top + 38, {
      size: 20,
      weight: 700,
      colour: meal,
      align: 'right',
    });
  });
}

/** Only weeks with a day of the month. */
const weeksOf = ({ firstWeekday, days }: MonthCard) => Math.ceil((firstWeekday + days.length) / 7);

function drawDays(pen: Pen, { firstWeekday, days }: MonthCard): void {
  const centre = (column: number) => LEFT + ((column + 0.5) * INNER) / 7;
  const top = OUTER + DAYS_AT;
  for (const weekday of WEEKDAYS)
    pen.write(formatWeekday(weekday), centre(weekday), top + 10, {
      size: 12,
      colour: weekday === 0 ? 'holiday' : 'text-tertiary',
      align: 'center',
    });
  days.forEach((day, at) => {
    const column = (firstWeekday + at) % 7;
    const y = top + 32 + Math.floor((firstWeekday + at) / 7) * WEEK;
    const any = day.lunch || day.dinner;
    pen.write(`${at + 1}`, centre(column), y, {
      size: 13,
      weight: any ? 600 : 400,
      colour: any ? 'text' : 'text-tertiary',
      align: 'center',
    });
    // Each meal has its own line, so that colour is not needed to distinguish them.
    if (day.lunch) drawMark(pen, 'lunch', centre(column) - 8, y + 7);
    if (day.dinner) drawMark(pen, 'dinner', centre(column) - 8, y + 14);
  });
}

/** The sums from below the tear; returns where they end. */
function drawSums(pen: Pen, { costs, total, paid, foot }: MonthCard, tearAt: number): void {
  let y = tearAt + 36;
  const line = ({ label, value }: CardLine) => {
    pen.write(label, LEFT, y, { size: 15, colour: 'text-secondary' });
    pen.write(value, RIGHT, y, { size: 15, align: 'right' });
    y += LINE;
  };
  costs.forEach(line);
  y += 10;
  pen.write(total.label, LEFT, y, { size: 17, weight: 700 });
  pen.write(total.value, RIGHT, y, { size: 26, weight: 700, align: 'right' }, INNER - 60);
  y += LINE + 4;
  paid.forEach(line);
  pen.write(foot, WIDTH / 2, y + 12, { size: 12, colour: 'text-tertiary', align: 'center' });
}

/** Draws a month's card for a phone: the meals of each day, their cost, and whether it is paid. */
export function drawMonthCard(
  canvas: HTMLCanvasElement,
  fontFamily: string,
  card: MonthCard,
  colourOf: ColourOf,
): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  const tearAt = OUTER + DAYS_AT + 18 + weeksOf(card) * WEEK + 24;
  const sums = 36 + (card.costs.length + card.paid.length) * LINE + LINE + 14 + 12 + 24;
  const height = tearAt + sums + OUTER;
  // Sizing the canvas clears it and whatever was set on its pen.
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  context.scale(SCALE, SCALE);
  const pen = penOf(context, fontFamily, colourOf);
  drawPaper(pen, height, tearAt);
  drawHead(pen, card);
  drawTiles(pen, card);
  drawDays(pen, card);
  drawSums(pen, card, tearAt);
}
