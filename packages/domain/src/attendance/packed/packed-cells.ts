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

interface LetterMark {
  status: MarkStatus | null;
  excused: boolean;
}

/** What each letter says. */
export const markOfLetter: ReadonlyMap<string, LetterMark> = new Map<string, LetterMark>([
  [EMPTIED, { status: null, excused: false }],
  ...markStatusSchema.options.flatMap((status) =>
    [true, false].map((excused): [string, LetterMark] => [
      letterOf(status, excused),
      { status, excused },
    ]),
  ),
]);
