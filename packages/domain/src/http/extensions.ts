/**
 * What our API takes beyond the calls as they are specified: `base` of a changed day,
 * `X-Client-Seq`, `Idempotency-Key`, a place in the line for a seat, the stream of what managers
 * change (`STUDENT_LIVE_PATH`), one question for the whole meal page (ADR 0239), a day's sheet in
 * columns, devices to check in at, and a month of attendance in columns. It says so in every
 * answer; a server that says nothing gets none of it (ADR 0239).
 */
export const EXTENSIONS_HEADER = 'x-academy-extensions';
export const extensions = [
  'base',
  'client-seq',
  'idempotency-key',
  'seat-line',
  'live',
  'meal-page',
  'packed-day',
  'kiosk',
  'packed-month',
] as const;
/** Said as well by a server whose traces are collected: each call may name its `traceparent`. */
export const TRACES = 'traces';
export type Extension = (typeof extensions)[number] | typeof TRACES;
