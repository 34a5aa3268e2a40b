import { statusMeanings } from '@academy/app-kit/status';
import { isOn } from '@academy/domain/features';
import { headingOf } from '@academy/domain/fields';
import { listedPhone } from '@academy/domain/files';
import { STUDENT_STATUSES, type StudentStatus } from '@academy/domain/identity';
import { ofPointPeriod, type PointPeriod } from '@academy/domain/points';
import { missingAreaText, seesArea, type Grants } from '@academy/domain/rights';
import {
  guardianText,
  isStudentSort,
  sortAreas,
  studentFields as fields,
  studentStatusName,
  type StudentFilter,
  type StudentRow,
} from '@academy/domain/students';
import { formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { GridPaper, type GridColumn } from '@academy/ui/data-grid';
import { listTexts } from '../../../shared/texts/kit-texts';
import { ListPaper } from '../../../shared/printing/list-paper';
import { unreadColumn } from '../../../shared/lists/unread-column';
import { studentTexts } from '../student-texts';
import type { StudentPaper } from './students-toolbar';

/**
 * The columns whose cells are typed into or pasted over, by the field that they hold. A status has
 * effects and is changed in a dialog.
 */
const CELL_FIELDS = ['seat', 'grade', 'school', 'className', 'allergy', 'memo'] as const;
export type CellField = (typeof CELL_FIELDS)[number];

export const fieldOfColumn = (columnId: string): CellField | undefined =>
  CELL_FIELDS.find((field) => field === columnId);

const c = studentTexts.columns;
const STATUS_ORDER = { ENROLLED: 0, ON_LEAVE: 1, LEFT: 2 } as const;
const statusOptions = STUDENT_STATUSES.map((value) => ({ value, label: studentStatusName(value) }));

export const StatusBadge = ({ status }: { status: StudentStatus }) => (
  <Badge meaning={statusMeanings.student[status]}>{studentStatusName(status)}</Badge>
);

/** Two of one name are distinguished by school, grade and number. */
export const distinctName = ({ name, namesake, school, grade, phoneTail }: StudentRow): string =>
  namesake ? `${name} (${[school, grade, phoneTail].filter(Boolean).join(' · ')})` : name;
const phoneText = ({ phone, phoneTail }: Pick<StudentRow, 'phone' | 'phoneTail'>): string =>
  phone === null ? `***-****-${phoneTail}` : listedPhone(phone, false);
const guardianPhones = ({ guardians }: Pick<StudentRow, 'guardians'>, contacts: boolean) =>
  guardians
    .map(({ phone }) => listedPhone(phone, contacts))
    .filter(Boolean)
    .join(', ');
export const lastLoginText = ({ lastLoginAt }: Pick<StudentRow, 'lastLoginAt'>): string =>
  lastLoginAt === null ? '' : formatMoment(new Date(lastLoginAt));

type TextColumn = 'seat' | 'grade' | 'school' | 'className';
const edited = (
  id: TextColumn,
  width: number,
  rest: Partial<GridColumn<StudentRow>> = {},
): GridColumn<StudentRow> => ({
  id,
  header: headingOf(fields[id]),
  width,
  text: (row) => row[id] ?? '',
  sortBy: (row) => row[id],
  edit: { kind: 'text', value: (row) => row[id] ?? '', maxLength: fields[id].limit },
  ...rest,
});
const count = (
  id: 'lunch' | 'dinner' | 'reward' | 'penalty',
  value: (row: StudentRow) => number | undefined,
): GridColumn<StudentRow> => ({
  id,
  header: c[id],
  width: 64,
  align: 'end',
  text: (row) => String(value(row) || ''),
  sortBy: (row) => value(row) ?? null,
  card: 'hidden',
});

const plain = (
  id: string,
  header: string,
  text: (row: StudentRow) => string,
): GridColumn<StudentRow> => ({ id, header, width: 120, text });

/** 비상연락망: emergency contacts with full numbers. Only for those who may see contacts. */
const contactPaperColumns: readonly GridColumn<StudentRow>[] = [
  plain('seat', headingOf(fields.seat), ({ seat }) => seat ?? ''),
  plain('name', headingOf(fields.name), ({ name }) => name),
  plain('grade', headingOf(fields.grade), ({ grade }) => grade ?? ''),
  plain('school', headingOf(fields.school), ({ school }) => school ?? ''),
  plain('phone', headingOf(fields.phone), ({ phone }) => listedPhone(phone, true)),
  plain('guardians', headingOf(fields.guardians), ({ guardians }) =>
    guardians.map((guardian) => guardianText({ ...guardian, phone: null })).join(', '),
  ),
  plain('guardianPhones', c.guardianPhones, (row) => guardianPhones(row, true)),
];

/**
 * The columns of the grid. Their ids are the server's orders and, where a cell is edited, the
 * student's fields.
 */
const gridColumns: readonly GridColumn<StudentRow>[] = [
  edited('seat', 88, { card: 'lead' }),
  {
    id: 'name',
    header: headingOf(fields.name),
    width: 128,
    card: 'title',
    rowHeader: true,
    fixed: true,
    text: distinctName,
    sortBy: ({ name }) => name,
  },
  edited('grade', 80, { card: 'note' }),
  edited('school', 120),
  edited('className', 88),
  {
    id: 'phone',
    header: headingOf(fields.phone),
    cardHeader: c.ownPhone,
    width: 136,
    text: phoneText,
  },
  {
    id: 'guardianPhones',
    header: c.guardianPhones,
    width: 136,
    card: 'hidden',
    text: (row) => guardianPhones(row, false),
  },
  {
    id: 'status',
    header: headingOf(fields.status),
    width: 80,
    card: 'corner',
    text: ({ status }) => studentStatusName(status),
    cell: ({ status }) => <StatusBadge status={status} />,
    sortBy: ({ status }) => STATUS_ORDER[status],
    edit: { kind: 'select', value: ({ status }) => status, options: statusOptions },
  },
  count('lunch', ({ lunchCount }) => lunchCount),
  count('dinner', ({ dinnerCount }) => dinnerCount),
  count('reward', ({ rewardTotal }) => rewardTotal),
  {
    ...count('penalty', ({ penaltyTotal }) => penaltyTotal),
    width: 112,
    text: ({ penaltyTotal, pointStep }) =>
      penaltyTotal ? [penaltyTotal, pointStep].filter(Boolean).join(' · ') : '',
  },
  {
    id: 'lastLogin',
    header: c.lastLogin,
    width: 168,
    text: lastLoginText,
    sortBy: ({ lastLoginAt }) => lastLoginAt,
    card: 'hidden',
  },
  {
    id: 'allergy',
    header: headingOf(fields.allergy),
    width: 120,
    text: ({ allergy }) => allergy,
    startsHidden: true,
    edit: { kind: 'text', value: ({ allergy }) => allergy, maxLength: fields.allergy.limit },
  },
  {
    id: 'memo',
    header: headingOf(fields.memo),
    width: 200,
    grow: true,
    text: ({ memo }) => memo,
    edit: { kind: 'text', value: ({ memo }) => memo, maxLength: fields.memo.limit },
  },
];

const pointColumns: ReadonlySet<string> = new Set(['reward', 'penalty']);

/**
 * The columns of the grid, the sums of points with the period that they are of. Figures of an area
 * that the account has not say so; those of a feature that is `off` are not there.
 */
export const studentGridColumns = (
  period: PointPeriod,
  viewer: Grants,
  off: readonly string[] | undefined,
): GridColumn<StudentRow>[] =>
  gridColumns
    .filter(({ id }) => isOn(pointColumns.has(id) ? 'points' : undefined, off))
    .map((column) => {
      const area = isStudentSort(column.id) ? sortAreas[column.id] : null;
      return area === null || seesArea(viewer, area)
        ? column
        : unreadColumn(column, missingAreaText(area));
    })
    .map((column) =>
      pointColumns.has(column.id)
        ? { ...column, header: ofPointPeriod(column.header, period), width: 128 }
        : column,
    );

interface Props {
  paper: StudentPaper;
  rows: readonly StudentRow[];
  columns: readonly GridColumn<StudentRow>[];
  filter: StudentFilter;
}

const idOf = ({ id }: StudentRow) => id;
const isStatus = (status: StudentFilter['status']) =>
  status === undefined || status === 'ALL' || status === 'DELETED'
    ? undefined
    : studentStatusName(status);

/**
 * What the filter shows, on A4: 명렬표 with the columns in view and room to sign, or 비상연락망 with whole
 * numbers.
 */
export function StudentsPaper({ paper, rows, columns, filter }: Props) {
  const facts = [
    isStatus(filter.status),
    filter.grade,
    filter.school,
    filter.className,
    filter.q,
    `${rows.length}${studentTexts.unit}`,
  ];
  if (paper === 'contacts') {
    return (
      <ListPaper
        title={studentTexts.contactsPaper}
        facts={[...facts, studentTexts.contactsConfidential]}
      >
        <GridPaper columns={contactPaperColumns} rows={rows} rowId={idOf} />
      </ListPaper>
    );
  }
  return (
    <ListPaper title={studentTexts.paper} facts={facts} orientation="landscape">
      <GridPaper columns={columns} rows={rows} rowId={idOf} signature={listTexts.signature} />
    </ListPaper>
  );
}
