import { wonSchema, wonTotalSchema } from '@academy/domain/money';
import {
  calendarDaySchema,
  calendarMonthSchema,
  clockTimeSchema,
  weekdaySchema,
} from '@academy/domain/time';
import * as z from 'zod/mini';

interface ValueFormat {
  format?: string;
  pattern?: string;
  description: string;
}

/** What a value looks like that JSON Schema would show as a bare string or number. */
export const valueFormats = z
  .registry<ValueFormat>()
  .add(calendarDaySchema, { format: 'date', description: '날짜, 한국 시각' })
  .add(calendarMonthSchema, { pattern: '^\\d{4}-\\d{2}$', description: '연월 YYYY-MM' })
  .add(clockTimeSchema, { pattern: '^\\d{2}:\\d{2}$', description: '시각 HH:mm, 한국 시각' })
  .add(weekdaySchema, { description: '요일, 0은 일요일' })
  .add(wonSchema, { description: '금액, 원' })
  .add(wonTotalSchema, { description: '금액 합계, 원' });
