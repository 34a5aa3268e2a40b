import type { FieldProblem } from '@academy/ui/error-summary';

/** In the order in which they stand; the summary of what is wrong leads to them. */
const FIELDS = [
  'title',
  'weekdays',
  'from',
  'to',
  'firstDate',
  'lastDate',
  'place',
  'memo',
] as const;
type Field = (typeof FIELDS)[number];

export const fieldId = (field: Field): string => `schedule-${field}`;

/** What the form says about its fields, the server's words included. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export const fieldProblems = (errors: FieldErrors): FieldProblem[] =>
  FIELDS.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: fieldId(field), message }];
  });
