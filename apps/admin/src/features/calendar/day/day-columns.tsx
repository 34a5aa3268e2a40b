import { statusMeanings } from '@academy/app-kit/status';
import type { DayStudent } from '@academy/domain/calendar';
import { depositStateName } from '@academy/domain/deposits';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import type { GridColumn } from '@academy/ui/data-grid';
import { cancelText } from '@academy/ui/words';
import { addLabel, changedText, dayTexts, dropLabel, writerText } from './day-texts';
import { gradeColumn } from '../../../shared/lists/person-columns';

const heads = dayTexts.columns;

const depositText = ({ depositState }: DayStudent) =>
  depositState === 'none' ? '' : depositStateName(depositState);
const eats = ({ lunch, dinner }: DayStudent) => lunch || dinner;

/** Two of one name are distinguished by what follows it. */
const nameText = ({ name, school, phoneTail }: DayStudent, twins: ReadonlySet<string>) =>
  twins.has(name) ? `${name} (${[school, phoneTail].filter(Boolean).join(' · ')})` : name;

interface Context {
  /** Names that two students of the day have. */
  twins: ReadonlySet<string>;
  /** Why the account cannot change meals. */
  reason: string | undefined;
  onEdit: (row: DayStudent) => void;
}

/** 좌석, 이름, 학년, 신청 시각, 신청 경로, 입금, 메모, and the change that a manager can make. */
export const dayColumns = ({ twins, reason, onEdit }: Context): GridColumn<DayStudent>[] => [
  {
    id: 'seat',
    header: heads.seat,
    width: 72,
    card: 'lead',
    text: ({ seat }) => seat ?? '',
    sortBy: ({ seat }) => seat,
  },
  {
    id: 'name',
    header: heads.name,
    width: 104,
    card: 'title',
    rowHeader: true,
    fixed: true,
    text: (row) => nameText(row, twins),
    sortBy: ({ name }) => name,
  },
  gradeColumn<DayStudent>(heads.grade),
  {
    id: 'changedAt',
    header: heads.changedAt,
    width: 132,
    text: changedText,
    sortBy: ({ changedAt }) => changedAt,
  },
  {
    id: 'by',
    header: heads.by,
    width: 168,
    text: writerText,
    sortBy: ({ changedBy }) => changedBy,
  },
  {
    id: 'deposit',
    header: heads.deposit,
    width: 92,
    card: 'corner',
    text: depositText,
    sortBy: depositText,
    cell: (row) =>
      depositText(row) && (
        <Badge meaning={statusMeanings.deposit[row.depositState]}>{depositText(row)}</Badge>
      ),
  },
  { id: 'note', header: heads.note, width: 120, grow: true, text: ({ note }) => note },
  {
    id: 'action',
    header: heads.action,
    width: 76,
    text: () => '',
    cell: (row) => (
      <Button
        size="dense"
        tabIndex={-1}
        aria-label={eats(row) ? dropLabel(row.name) : addLabel(row.name)}
        disabledReason={reason}
        onClick={() => onEdit(row)}
      >
        {eats(row) ? cancelText : dayTexts.add}
      </Button>
    ),
  },
];
