import { statusMeanings } from '@academy/app-kit/status';
import { examStateName, feeRange, type ExamState, type ManagedExam } from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import type { GridColumn } from '@academy/ui/data-grid';
import { useNow } from '../../shared/use-now';
import { ExamRowMenu } from './exam-row-menu';
import {
  examDateText,
  listDateText,
  listFeeText,
  listPeriodText,
  moneyText,
  onSiteText,
  periodText,
} from './mocks-format';
import { examTexts } from './mocks-texts';

/** State of an exam: 예정, 접수 중, 접수 마감, 시험 완료, 취소, 임시저장. */
export const ExamStateBadge = ({ state }: { state: ExamState }) => (
  <Badge meaning={statusMeanings.exam[state]}>{examStateName(state)}</Badge>
);

const c = examTexts.columns;

function ExamDate({ exam }: { exam: ManagedExam }) {
  return listDateText(exam, seoulDay(useNow()));
}

/** The columns of the list. Drafts and cancelled exams are not open to students. */
export const examColumns: readonly GridColumn<ManagedExam>[] = [
  {
    id: 'state',
    header: c.state,
    width: 96,
    card: 'lead',
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
    width: 136,
    text: examDateText,
    cell: (exam) => <ExamDate exam={exam} />,
    sortBy: ({ examDate }) => examDate,
  },
  {
    id: 'period',
    header: c.period,
    width: 216,
    text: periodText,
    cell: listPeriodText,
    sortBy: ({ registrationEndDate }) => registrationEndDate,
  },
  {
    id: 'fee',
    header: c.fee,
    width: 92,
    align: 'end',
    text: listFeeText,
    sortBy: (exam) => feeRange(exam).least,
  },
  {
    id: 'registered',
    header: c.registered,
    width: 56,
    align: 'end',
    text: ({ registered }) => String(registered),
    sortBy: ({ registered }) => registered,
  },
  {
    id: 'capacity',
    header: c.capacity,
    width: 88,
    align: 'end',
    // Few exams have one, and their page says it.
    startsHidden: true,
    card: 'hidden',
    text: ({ capacity }) => (capacity === null ? '' : String(capacity)),
    sortBy: ({ capacity }) => capacity,
  },
  {
    id: 'onSite',
    header: c.onSite,
    width: 120,
    align: 'end',
    text: onSiteText,
    sortBy: ({ onSiteTaken }) => onSiteTaken,
  },
  {
    id: 'paperOnly',
    header: c.paperOnly,
    width: 80,
    align: 'end',
    text: ({ paperOnly }) => String(paperOnly),
    sortBy: ({ paperOnly }) => paperOnly,
  },
  {
    id: 'money',
    header: c.money,
    width: 108,
    align: 'end',
    text: moneyText,
    sortBy: ({ unpaid }) => unpaid,
  },
  {
    id: 'open',
    header: c.open,
    width: 64,
    align: 'center',
    // 임시저장 among the states says the same: a desk's screen has room for the money instead.
    startsHidden: true,
    text: ({ draft }) => (draft ? examTexts.hidden : examTexts.open),
  },
  {
    id: 'actions',
    header: c.actions,
    width: 56,
    align: 'center',
    fixed: true,
    atEnd: true,
    card: 'corner',
    text: () => '',
    cell: (exam) => <ExamRowMenu exam={exam} />,
  },
];

/** What paper has no use for stays out of it. */
export const isPrinted = ({ id }: Pick<GridColumn<ManagedExam>, 'id'>): boolean => id !== 'actions';
