import * as z from 'zod/mini';
import { reportSeenSchema } from '../deposits/reported/schemas';
import { mockRegistrationIdSchema, studentIdSchema } from '../ids';
import { wonSchema, wonTotalSchema } from '../money';
import { pastOperationSchema, undoPart } from '../operations/schemas';
import { calendarDaySchema, calendarMonthSchema, clockTimeSchema } from '../time';
import { TABLE_CELL_LIMIT, TABLE_COLUMN_LIMIT, tableFields } from '../tables';
import { STATEMENT_CELL_LIMIT, STATEMENT_ROW_LIMIT } from './limits';

const count = z.int().check(z.nonnegative());
const text = z.string().check(z.maxLength(STATEMENT_CELL_LIMIT));
const positive = wonSchema.check(z.positive());

/** What a column of a bank's list can hold. */
export const statementFieldSchema = z.enum([
  'at',
  'time',
  'name',
  'amount',
  'deposit',
  'withdrawal',
  'kind',
  'balance',
  'memo',
]);
export type StatementField = z.output<typeof statementFieldSchema>;

/** An incoming payment from the bank's list. `row` counts as the spreadsheet does, from 1. */
export const statementLineSchema = z.object({
  row: z.int().check(z.positive()),
  day: calendarDaySchema,
  time: z.nullable(clockTimeSchema),
  name: text,
  amount: positive,
  /** What the account held afterwards; null where the list does not say. */
  balance: z.nullable(z.int()),
  memo: text,
});
export type StatementLine = z.output<typeof statementLineSchema>;

/** What money can pay: a student's month of meals, or the fee of a registration. */
export const billRefSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('meals'), studentId: studentIdSchema, month: calendarMonthSchema }),
  z.object({
    kind: z.literal('mock'),
    studentId: studentIdSchema,
    registrationId: mockRegistrationIdSchema,
  }),
]);
export type BillRef = z.output<typeof billRefSchema>;

/**
 * A bill above 0 won. `owed` is what is missing, 0 once it is paid. Money that came before `from`
 * was for something else.
 */
export const openBillSchema = z.object({
  bill: billRefSchema,
  title: z.string(),
  owed: wonSchema,
  from: calendarDaySchema,
});
export type OpenBill = z.output<typeof openBillSchema>;

/** How much of a row goes to which bill. */
export const statementPartSchema = z.object({ bill: billRefSchema, amount: positive });
export type StatementPart = z.output<typeof statementPartSchema>;

/** A student who can be searched for, with what distinguishes namesakes. */
export const statementPayerSchema = z.object({
  studentId: studentIdSchema,
  name: z.string(),
  seat: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  school: z.nullable(z.string()),
  phoneTail: z.string(),
  depositorNames: z.array(z.string()),
});
export type StatementPayer = z.output<typeof statementPayerSchema>;

/**
 * match 일치, candidates 후보, amount-differs 금액 다름, already 이미 확인, unknown 모르는 입금, ignored 무시.
 */
export const statementVerdictSchema = z.enum([
  'match',
  'candidates',
  'amount-differs',
  'already',
  'unknown',
  'ignored',
]);
export type StatementVerdict = z.output<typeof statementVerdictSchema>;

/** Whom a row may be for, and why. */
export const askedPayersSchema = z.object({
  studentIds: z.array(studentIdSchema),
  reason: z.string(),
});

/** A row with what it is taken for. `parts` add up to the row for a match, else there are none. */
export const matchedRowSchema = z.object({
  line: statementLineSchema,
  verdict: statementVerdictSchema,
  reason: z.string(),
  parts: z.array(statementPartSchema),
  asked: z.array(askedPayersSchema),
  /** The 입금자명 to remember for the student that a manager chooses; null where the name is known. */
  alias: z.nullable(z.string()),
});
export type MatchedRow = z.output<typeof matchedRowSchema>;

/** A column of the list with its first values, and what it holds; null: it is left out. */
export const statementColumnSchema = z.object({
  header: z.string(),
  field: z.nullable(statementFieldSchema),
  samples: z.array(z.string()),
});
export type StatementColumn = z.output<typeof statementColumnSchema>;

const columnChoice = z
  .array(z.nullable(statementFieldSchema))
  .check(z.maxLength(TABLE_COLUMN_LIMIT));

export const statementTableSchema = z.object({
  ...tableFields,
  /** What a manager chose for the columns; without it their titles decide. */
  columns: z.optional(columnChoice),
});

/** A row of the spreadsheet, from 1, that is not read, and why. */
export const unreadableRowSchema = z.object({ row: z.int(), reason: z.string() });
export type UnreadableRow = z.output<typeof unreadableRowSchema>;

/** Money that was taken back, whose deposit is no row of the list any more. */
export const reversalSchema = z.object({
  row: z.int(),
  day: calendarDaySchema,
  name: z.string(),
  amount: positive,
});

/**
 * What of the list is no row, by why. `pasted` are all rows below the titles: those of the preview
 * and these.
 */
export const leftOutSchema = z.object({
  pasted: count,
  withdrawals: count,
  imported: count,
  unreadable: z.array(unreadableRowSchema),
  reversals: z.array(reversalSchema),
});

/** 입금 알림 of a bill that is still open. */
export const statementReportSchema = z.extend(reportSeenSchema, { bill: billRefSchema });
export type StatementReport = z.output<typeof statementReportSchema>;

/** What a list would do. `problem`: its columns must be chosen first, and why. */
export const statementPreviewSchema = z.object({
  problem: z.nullable(z.string()),
  columns: z.array(statementColumnSchema),
  rows: z.array(matchedRowSchema),
  leftOut: leftOutSchema,
  payers: z.array(statementPayerSchema),
  /** What students say they paid of these bills. */
  reported: z.array(statementReportSchema),
  bills: z.array(openBillSchema),
});
export type StatementPreview = z.output<typeof statementPreviewSchema>;

const rows = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(item).check(z.maxLength(STATEMENT_ROW_LIMIT));

/**
 * What a manager confirms. `seen` are the bills as the screen showed them: one that changed since
 * is not paid blindly. `ignored` rows belong to no student, and are not shown again.
 */
export const statementBookingSchema = z.object({
  items: z
    .array(
      z.object({
        line: statementLineSchema,
        parts: z.array(statementPartSchema).check(z.minLength(1), z.maxLength(20)),
      }),
    )
    .check(z.maxLength(STATEMENT_ROW_LIMIT)),
  ignored: rows(statementLineSchema),
  seen: rows(z.object({ bill: billRefSchema, owed: wonSchema })),
  learned: rows(z.object({ studentId: studentIdSchema, name: text.check(z.minLength(1)) })),
  /** Titles of the list and what they mean, where a manager said so. */
  columns: z.optional(
    z
      .array(
        z.object({
          header: z.string().check(z.maxLength(TABLE_CELL_LIMIT)),
          field: z.nullable(statementFieldSchema),
        }),
      )
      .check(z.maxLength(TABLE_COLUMN_LIMIT)),
  ),
});
export type StatementBooking = z.output<typeof statementBookingSchema>;

export const statementResultSchema = z.object({
  booked: count,
  total: wonTotalSchema,
  carried: wonTotalSchema,
  learned: count,
  ...undoPart,
});
export type StatementResult = z.output<typeof statementResultSchema>;

/**
 * A list that was booked before. `label`: how many rows (`3건`); `total` in won, null where it was
 * not kept.
 */
export const pastStatementSchema = z.extend(pastOperationSchema, {
  label: z.string(),
  total: z.nullable(wonTotalSchema),
});
export type PastStatement = z.output<typeof pastStatementSchema>;
