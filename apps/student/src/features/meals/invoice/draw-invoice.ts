import {
  type Invoice,
  type LunchSettings,
  type MealBill,
  billRest,
  invoicePartText,
  mealName,
  meals,
  moneyLineText,
  paymentWindow,
} from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import { type CalendarMonth, formatDayRange } from '@academy/domain/time';
import { invoiceTexts as texts } from '../../../shared/invoice-texts';

/** A student's month as an invoice shows it: on the screen, on paper and in a picture. */
export interface InvoiceProps {
  month: CalendarMonth;
  /** Undefined while the month's meals are not known: then its costs are not, either. */
  invoice: Invoice | undefined;
  settings: LunchSettings | undefined;
  /** Undefined until the server has told; the prices are the settings' until then. */
  bill: MealBill | undefined;
  studentName: string;
}

/** An invoice that can be kept: only one that is known. */
export type KnownInvoice = InvoiceProps & { invoice: Invoice };

export interface InvoiceText {
  label: string;
  value: string;
  /** What it all comes to. */
  strong?: boolean;
}

/** What was adjusted, carried and paid, and what is left; nothing while only meals are billed. */
export function moneyTexts(invoice: Invoice, bill: MealBill | undefined): InvoiceText[] {
  if (!bill?.money) return [];
  const { lines, rest } = billRest(invoice.total, bill.money);
  return [
    ...lines.map((line) => ({ label: line.label, value: moneyLineText(line) })),
    { label: rest.label, value: moneyLineText(rest), strong: true },
  ];
}

/**
 * The invoice in lines of text, as paper and picture show it: what it costs, whether it is paid,
 * until when and where to pay.
 */
export function invoiceLines({
  month,
  invoice,
  settings,
  bill,
  studentName,
}: KnownInvoice): InvoiceText[] {
  const costs = meals.flatMap((meal) =>
    invoice[meal].parts.map((part) => ({
      label: `${mealName(meal)} ${invoicePartText(part)}`,
      value: formatWon(part.amount),
    })),
  );
  const window = settings && paymentWindow(settings, month);
  const account =
    settings && settings.accountNumber !== ''
      ? `${settings.bankName} ${settings.accountNumber}`.trim()
      : undefined;
  const facts: [label: string, value: string | undefined][] = [
    [texts.statusLabel, bill && texts.status[bill.depositStatus]],
    [texts.window, window && formatDayRange(window.first, window.last)],
    [texts.account, account],
    [texts.holder, account && settings?.accountHolder],
    [texts.depositor, studentName],
  ];
  return [
    ...costs,
    { label: texts.total, value: formatWon(invoice.total), strong: true },
    ...moneyTexts(invoice, bill),
    ...facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  ];
}

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

/** ms. A browser that opens the file instead of saving it reads it a moment later. */
const READ_WITHIN = 60_000;

const toPng = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))),
      'image/png',
    );
  });

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN);
}

/**
 * A phone puts a shared picture among its photos; elsewhere it is saved as a file. Whoever closes
 * the sharing has decided so.
 */
export async function savePicture(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const file = new File([await toPng(canvas)], name, { type: 'image/png' });
  const sharing = { files: [file], title: name };
  const onPhone = window.matchMedia('(pointer: coarse)').matches;
  if (!onPhone || !('canShare' in navigator) || !navigator.canShare(sharing)) return download(file);
  try {
    await navigator.share(sharing);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(file);
  }
}
