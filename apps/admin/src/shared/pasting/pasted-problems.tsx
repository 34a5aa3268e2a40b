import type { PastedLine } from '@academy/domain/pasting';
import { Badge } from '@academy/ui/badge';
import { Checkbox } from '@academy/ui/checkbox';
import type { usePasted } from './paste-area';
import type { PastedColumn } from './pasted-students';
import { pastingTexts as texts } from './pasting-texts';

/** What a row of a pasted list says of itself: what is wrong, or what it will do. */
export const PastedState = ({ problem, does }: { problem: string | null; does: string }) =>
  problem === null ? does : <Badge meaning="trouble">{problem}</Badge>;

/** 하는 일 of a planned row; nothing while its student is to be chosen, or is none at all. */
export const stateColumn = <
  Row extends { open: boolean; skipped: boolean; problem: string | null; student: PastedLine },
>(
  does: (row: Row) => string,
): PastedColumn<Row> => ({
  head: texts.state,
  render: (row) =>
    !row.open &&
    (row.student.found !== 'nobody' || row.problem === null) && (
      <PastedState problem={row.skipped ? null : row.problem} does={does(row)} />
    ),
});

/** Rows with a mistake stay out only when the manager says so: else nothing is written. */
export const LeaveOut = ({
  wrong,
  pasted: { leavesOut, setLeavesOut },
}: {
  wrong: number;
  pasted: Pick<ReturnType<typeof usePasted>, 'leavesOut' | 'setLeavesOut'>;
}) =>
  wrong > 0 && (
    <Checkbox label={texts.leaveOut(wrong)} checked={leavesOut} onCheckedChange={setLeavesOut} />
  );

/** Why a pasted list cannot be written yet. */
export function whyNotYet(
  rows: readonly { open: boolean; skipped: boolean; problem: string | null }[],
  { leavesOut, changes }: { leavesOut: boolean; changes: number },
): string | undefined {
  if (rows.length === 0) return texts.empty;
  if (rows.some(({ open }) => open)) return texts.unresolved;
  if (!leavesOut && wrongIn(rows) > 0) return texts.decideWrong;
  return changes === 0 ? texts.nothing : undefined;
}

export const wrongIn = (rows: readonly { skipped: boolean; problem: string | null }[]): number =>
  rows.filter(({ skipped, problem }) => !skipped && problem !== null).length;
