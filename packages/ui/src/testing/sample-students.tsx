import { useState } from 'react';
import { Badge } from '../badge';
import {
  DataGrid,
  sortRows,
  useGridView,
  type DataGridProps,
  type GridColumn,
  type GridSort,
} from '../data-grid';
import { EmptyState } from '../empty-state';

export interface SampleStudent {
  id: string;
  seat: string | null;
  name: string;
  grade: string;
  school: string;
  phone: string;
  status: 'enrolled' | 'paused' | 'left';
  lunches: number;
  memo: string;
}

const families = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'];
const given = [
  '하늘',
  '도윤',
  '서연',
  '지호',
  '하은',
  '민준',
  '수아',
  '예준',
  '지우',
  '유진',
  '시우',
];
const statuses = ['enrolled', 'enrolled', 'enrolled', 'paused', 'left'] as const;
const statusText = { enrolled: '재원', paused: '휴원', left: '퇴원' };
const statusMeaning = { enrolled: 'active', paused: 'away', left: 'inactive' } as const;

export const sampleStudents = (count: number): SampleStudent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    seat: index % 17 === 16 ? null : `${'ABC'.charAt(index % 3)}-${Math.floor(index / 3) + 1}`,
    name: `${families[index % families.length]}${given[index % given.length]}`,
    grade: ['고1', '고2', '고3', 'N수'][index % 4] ?? '',
    school: ['한빛고등학교', '푸른고등학교'][index % 2] ?? '',
    phone: `010-${String(1000 + (index % 9000)).padStart(4, '0')}-${String((index * 37) % 10000).padStart(4, '0')}`,
    status: statuses[index % statuses.length] ?? 'enrolled',
    lunches: (index * 7) % 23,
    memo: index % 5 === 0 ? '새우 알레르기' : '',
  }));

export const studentColumns: readonly GridColumn<SampleStudent>[] = [
  {
    id: 'seat',
    header: '좌석',
    width: 80,
    card: 'lead',
    text: (row) => row.seat ?? '',
    sortBy: (row) => row.seat,
    edit: {
      kind: 'text',
      value: (row) => row.seat ?? '',
      check: (value) => (/^([A-Z]-\d+)?$/.test(value) ? undefined : '좌석은 A-12처럼 입력하세요.'),
    },
  },
  {
    id: 'name',
    header: '이름',
    width: 110,
    card: 'title',
    rowHeader: true,
    fixed: true,
    text: (row) => row.name,
    sortBy: (row) => row.name,
  },
  { id: 'grade', header: '학년', width: 72, text: (row) => row.grade, sortBy: (row) => row.grade },
  { id: 'school', header: '학교', width: 140, text: (row) => row.school },
  { id: 'phone', header: '연락처', width: 140, text: (row) => row.phone },
  {
    id: 'status',
    header: '상태',
    width: 96,
    card: 'corner',
    text: (row) => statusText[row.status],
    sortBy: (row) => statusText[row.status],
    cell: (row) => <Badge meaning={statusMeaning[row.status]}>{statusText[row.status]}</Badge>,
    edit: {
      kind: 'select',
      value: (row) => row.status,
      options: Object.entries(statusText).map(([value, label]) => ({ value, label })),
    },
  },
  {
    id: 'lunches',
    header: '점심',
    width: 88,
    align: 'end',
    text: (row) => `${row.lunches}회`,
    sortBy: (row) => row.lunches,
  },
  {
    id: 'memo',
    header: '메모',
    width: 160,
    grow: true,
    text: (row) => row.memo,
    edit: { kind: 'text', value: (row) => row.memo },
  },
];

interface SampleProps {
  /** Of this sample only: how many students there are. */
  count?: number;
  /** Of this sample only: under which name the device remembers columns. */
  storageKey?: string;
}

type Props = Partial<DataGridProps<SampleStudent>> & SampleProps;

/**
 * A table of students as a page would use it: it sorts, remembers ticks, and takes edits at once.
 */
export function StudentGrid({ count = 30, storageKey = 'sample', onEdit, ...rest }: Props) {
  const [students, setStudents] = useState(() => sampleStudents(count));
  const [sort, setSort] = useState<GridSort | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const view = useGridView(storageKey, studentColumns);
  return (
    <DataGrid
      label="학생"
      view={view}
      rows={sortRows(students, studentColumns, sort)}
      rowId={idOf}
      texts={{
        selectAll: '모두 선택',
        row: (row) => row.name,
        copied: (cells) => `${cells}칸을 복사했습니다.`,
      }}
      sort={sort}
      onSortChange={setSort}
      selection={ticked}
      onSelectionChange={setTicked}
      onEdit={(change) => {
        onEdit?.(change);
        setStudents((now) =>
          now.map((row) =>
            row.id === change.rowId ? { ...row, [change.columnId]: change.value } : row,
          ),
        );
      }}
      rowTone={(row) => (row.status === 'left' ? 'muted' : undefined)}
      empty={<EmptyState title="등록된 학생이 없습니다." />}
      {...rest}
    />
  );
}

const idOf = (row: SampleStudent) => row.id;
