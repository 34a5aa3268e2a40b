import type { StudentForm } from '../schemas';

/** What a column of an imported table can hold. */
export type ImportField = Exclude<keyof StudentForm, 'cashReceiptNumber'>;
