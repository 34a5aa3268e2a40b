import { markStatusSchema, type MarkStatus } from '../schemas';

const LETTERS: Record<MarkStatus, string> = {
  PRESENT: 'P',
  LATE: 'L',
  EARLY_LEAVE: 'E',
  OUTING: 'O',
  ABSENT: 'A',
};

/** The letter of a cell that was emptied again. */
export const EMPTIED = '-';

/** Stands for a day of a month of which nothing is known. */
export const NOTHING_KNOWN = '.';

/** What a cell says in one letter; a small one is excused. */
export const letterOf = (status: MarkStatus, excused: boolean): string =>
  excused ? LETTERS[status].toLowerCase() : LETTERS[status];

interface Said {
  status: MarkStatus | null;
  excused: boolean;
}

/** What each letter says. */
export const saidBy: ReadonlyMap<string, Said> = new Map<string, Said>([
  [EMPTIED, { status: null, excused: false }],
  ...markStatusSchema.options.flatMap((status) =>
    [true, false].map((excused): [string, Said] => [
      letterOf(status, excused),
      { status, excused },
    ]),
  ),
]);
