import { studentFieldNames } from '../field-names';
import type { StudentForm } from '../schemas';

/**
 * Fields that no column holds: an app that is not yet renewed takes no column that it does not know
 * (ADR 0289).
 */
export const notImported = { cashReceiptNumber: true } as const;

/** What a column of an imported table can hold. */
export type ImportField = Exclude<keyof StudentForm, keyof typeof notImported>;

export const isImportField = (text: string): text is ImportField =>
  Object.hasOwn(studentFieldNames, text) && !Object.hasOwn(notImported, text);
