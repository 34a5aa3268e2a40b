import type { PastedPicks } from '@academy/domain/pasting';
import { formatDay } from '@academy/domain/time';
import { PastedState } from '../../../../shared/pasting/pasted-problems';
import { PastedStudents } from '../../../../shared/pasting/pasted-students';
import { pasteTexts as texts } from '../../points-texts';
import type { PastedRow } from './read-pasted';

interface Props {
  rows: readonly PastedRow[];
  /** Whether the lines say what and when. */
  isTable: boolean;
  picks: PastedPicks;
  onPick: (at: number, pick: PastedPicks[number]) => void;
}

const problemText = { 'unknown-item': texts.unknownItem, 'wrong-date': texts.wrongDate } as const;
const problemOf = ({ problem }: PastedRow, of: NonNullable<PastedRow['problem']>) =>
  problem === of ? problemText[of] : null;

/** What was read, line by line, with what must be decided. */
export const PastedRows = ({ isTable, ...read }: Props) => (
  <PastedStudents
    {...read}
    columns={
      isTable
        ? [
            {
              head: texts.item,
              render: (row) => (
                <PastedState
                  problem={problemOf(row, 'unknown-item')}
                  does={row.preset?.name ?? ''}
                />
              ),
            },
            {
              head: texts.date,
              render: (row) => (
                <PastedState
                  problem={problemOf(row, 'wrong-date')}
                  does={row.date ? formatDay(row.date) : ''}
                />
              ),
            },
          ]
        : []
    }
  />
);
