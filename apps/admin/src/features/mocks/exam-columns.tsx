import { examStateName, type ManagedExam } from '@academy/domain/mocks';
import type { GridColumn } from '@academy/ui/data-grid';
import { ExamRowMenu } from './exam-row-menu';
import { ExamStateBadge } from './exam-state-badge';
import {
  examDateText,
  feeText,
  listTexts,
  modesText,
  moneyText,
  periodText,
  registeredText,
} from './list-texts';

const c = listTexts.columns;

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
    text: ({ draft }) => (draft ? listTexts.hidden : listTexts.open),
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
