import { writeKept } from '@academy/app-kit/device';

/** Where first-paint.js finds the month as it was drawn last. */
export const MONTH_DRAWN = 'academy.student.month-drawn';

/** What first-paint.js shows before the app is there, and by what it knows whether to. */
export interface MonthDrawn {
  student: string;
  /** The month that the page opens with, KST. */
  month: string;
  /** The day on which it was drawn, KST. */
  day: string;
  /** Server minus device, ms. */
  offset: number;
  /** The files of the app that drew it: another one has other styles. */
  build: string;
  /** A screen wider than a phone's. */
  wide: boolean;
  /** Variables of the page that the month is laid out by. */
  root: Record<string, string>;
  html: string;
}

export const keepDrawn = (drawn: MonthDrawn): void => writeKept(MONTH_DRAWN, JSON.stringify(drawn));

export const forgetDrawn = (): void => writeKept(MONTH_DRAWN, null);
