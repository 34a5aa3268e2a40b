import { examStateName, type ExamState, type ManagedExam } from '@academy/domain/mocks';
import { Badge, type BadgeTone } from '@academy/ui/badge';
import type { GridColumn } from '@academy/ui/data-grid';
import { ExamRowMenu } from './exam-row-menu';
import {
  examDateText,
  feeText,
  modesText,
  moneyText,
  periodText,
  registeredText,
} from './mocks-format';
import { examTexts } from './mocks-texts';

const TONES: Record<ExamState, BadgeTone> = {
  OPEN: 'success',
  UPCOMING: 'info',
  CLOSED: 'warning',
  DONE: 'neutral',
  CANCELLED: 'danger',
  DRAFT: 'neutral',
};

/** Where an exam stands: 예정, 접수 중, 접수 마감, 시험 완료, 취소, 임시저장. */
export const ExamStateBadge = ({ state }: { state: ExamState }) => (
  <Badge tone={TONES[state]}>{examStateName(state)}</Badge>
);

const c = examTexts.columns;

/** The columns of the list. Drafts and cancelled exams are not open to students. */
export const examColumns: readonly GridColumn<ManagedExam>[] = [
  {
    id: 'state',
    header: c.state,
    width: 84,
    card: 'corner',
    text: ({ state }) => examStateName(state),
    cell: ({ state }) => <ExamStateBadge state={state} />,
    sortBy: ({ state }) => examStateName(state),
  },
  {
    id: 'title',
    header: c.title,
    width: 142,
    grow: true,
    rowHeader: true,
    fixed: true,
    card: 'title',
    text: ({ title }) => title,
    sortBy: ({ title }) => title,
  },
  {
    id: 'examDate',
    header: c.examDate,
    width: 172,
    text: examDateText,
    sortBy: ({ examDate }) => examDate,
  },
  {
    id: 'period',
    header: c.period,
    width: 222,
    text: periodText,
    sortBy: ({ registrationEndDate }) => registrationEndDate,
  },
  { id: 'fee', header: c.fee, width: 92, align: 'end', text: feeText, sortBy: ({ fee }) => fee },
  {
    id: 'registered',
    header: c.registered,
    width: 80,
    align: 'end',
    text: registeredText,
    sortBy: ({ registered }) => registered,
  },
  {
    id: 'modes',
    header: c.modes,
    width: 104,
    align: 'end',
    text: modesText,
    sortBy: ({ onSiteTaken }) => onSiteTaken,
  },
  {
    id: 'money',
    header: c.money,
    width: 104,
    align: 'end',
    text: moneyText,
    sortBy: ({ unpaid }) => unpaid,
  },
  {
    id: 'open',
    header: c.open,
    width: 68,
    align: 'center',
    text: ({ draft }) => (draft ? examTexts.hidden : examTexts.open),
  },
  {
    id: 'actions',
    header: c.actions,
    width: 56,
    align: 'center',
    fixed: true,
    text: () => '',
    cell: (exam) => <ExamRowMenu exam={exam} />,
  },
];

/** What paper has no use for stays out of it. */
export const isPrinted = ({ id }: Pick<GridColumn<ManagedExam>, 'id'>): boolean => id !== 'actions';
