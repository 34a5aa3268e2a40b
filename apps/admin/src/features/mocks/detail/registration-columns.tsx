import { statusMeanings } from '@academy/app-kit/status';
import {
  EXAM_ATTENDANCES,
  examAttendanceName,
  seatText,
  type ManagedExam,
  type ManagedRegistration,
} from '@academy/domain/mocks';
import { formatDay, formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import type { GridColumn } from '@academy/ui/data-grid';
import {
  attendanceOf,
  attendanceText,
  feeSaid,
  modeText,
  openAmountText,
  paymentName,
  paymentText,
  stateText,
  subjectsText,
} from '../mocks-format';
import { registrationTexts as texts } from '../mocks-texts';
import { gradeColumn, personColumns } from '../../../shared/lists/person-columns';

interface PaymentProps {
  registration: ManagedRegistration;
  feesDiffer: boolean;
}

/** The state, beside it how much is open where that differs. */
const Payment = ({ registration, feesDiffer }: PaymentProps) => (
  <>
    <Badge
      meaning={
        registration.reported ? 'reported' : statusMeanings.mockPayment[registration.paymentStatus]
      }
    >
      {paymentName(registration)}
    </Badge>{' '}
    {openAmountText(registration, feesDiffer)}
  </>
);

/** On site, in line, or the paper only; a cancelled registration has none of them. */
const ModeBadge = ({ registration }: { registration: ManagedRegistration }) =>
  registration.canceledAt === null ? (
    <Badge meaning={statusMeanings.onSite[registration.onSiteState]}>
      {modeText(registration)}
    </Badge>
  ) : (
    <Badge meaning="cancelled">{stateText(registration)}</Badge>
  );

/** 응시 or 결시, beside the first when the student came where only that says so. */
const AttendanceBadge = ({ registration }: { registration: ManagedRegistration }) => {
  const attendance = attendanceOf(registration);
  if (attendance === null) return null;
  const { arrivedAt } = registration;
  return (
    <>
      <Badge meaning={statusMeanings.examAttendance[attendance]}>
        {examAttendanceName(attendance)}
      </Badge>{' '}
      {attendance === 'present' && arrivedAt}
    </>
  );
};

const c = texts.columns;
const MEMO_LIMIT = 300;
const moment = (instant: string | null) =>
  instant === null ? '' : formatMoment(new Date(instant));

type Column = GridColumn<ManagedRegistration>;

const whoColumns: readonly Column[] = [
  ...personColumns<ManagedRegistration>(c, { seat: 72, name: 100 }),
  gradeColumn<ManagedRegistration>(c.grade),
  {
    id: 'school',
    header: c.school,
    width: 92,
    startsHidden: true,
    card: 'hidden',
    text: ({ school }) => school ?? '',
    sortBy: ({ school }) => school,
  },
  {
    id: 'phone',
    header: c.phone,
    width: 104,
    text: ({ phoneTail }) => `****-${phoneTail}`,
    sortBy: ({ phoneTail }) => phoneTail,
  },
];

/** Chosen in the cell, where the exam offers one of some subjects. */
const subjectColumn = (subjects: readonly string[], single: boolean): Column => ({
  id: 'subjects',
  header: c.subjects,
  width: single ? 112 : 200,
  text: subjectsText,
  sortBy: (row) => subjectsText(row) || null,
  ...(single &&
    subjects.length > 0 && {
      edit: {
        kind: 'select' as const,
        value: subjectsText,
        options: subjects.map((name) => ({ value: name, label: name })),
      },
    }),
});

/** Chosen in the cell, where one can sit here. */
const modeColumn = (onSite: boolean): Column => ({
  id: 'mode',
  header: c.mode,
  width: 104,
  text: modeText,
  cell: (row) => <ModeBadge registration={row} />,
  sortBy: modeText,
  ...(onSite && {
    edit: {
      kind: 'select' as const,
      value: ({ onSiteState }: ManagedRegistration) =>
        onSiteState === 'none' ? 'none' : 'on-site',
      options: [
        { value: 'on-site', label: texts.onSite },
        { value: 'none', label: texts.paperOnly },
      ],
    },
  }),
});

/** Whether the student took the exam, chosen in the cell from its day on. */
const attendanceColumn = (hasCome: boolean): Column => ({
  id: 'attendance',
  header: c.attendance,
  width: 104,
  startsHidden: !hasCome,
  text: attendanceText,
  cell: (row) => <AttendanceBadge registration={row} />,
  sortBy: (row) => attendanceText(row) || null,
  ...(hasCome && {
    edit: {
      kind: 'select' as const,
      value: (row: ManagedRegistration) => row.attendance ?? '',
      options: [
        { value: '', label: texts.unmarked },
        ...EXAM_ATTENDANCES.map((value) => ({ value, label: examAttendanceName(value) })),
      ],
    },
  }),
});

/** The state of the money; wider where each has a fee of their own. */
const paymentColumn = (feesDiffer: boolean): Column => ({
  id: 'payment',
  header: c.payment,
  width: feesDiffer ? 152 : 96,
  ...(!feesDiffer && { card: 'corner' as const }),
  text: (row) => paymentText(row, feesDiffer),
  cell: (row) => <Payment registration={row} feesDiffer={feesDiffer} />,
  sortBy: (row) => paymentText(row, feesDiffer),
});

const momentColumns: readonly Column[] = [
  {
    id: 'registeredAt',
    header: c.registeredAt,
    width: 162,
    text: ({ registeredAt }) => moment(registeredAt),
    sortBy: ({ registeredAt }) => registeredAt,
  },
  {
    id: 'updatedAt',
    header: c.updatedAt,
    width: 162,
    startsHidden: true,
    card: 'hidden',
    text: ({ updatedAt }) => moment(updatedAt),
    sortBy: ({ updatedAt }) => updatedAt,
  },
];

/** For how much, by whom, and what else is known; the memo is typed in the cell. */
const moreColumns: readonly Column[] = [
  {
    id: 'fee',
    header: c.fee,
    width: 88,
    align: 'end',
    startsHidden: true,
    text: feeSaid,
    sortBy: ({ fee }) => fee,
  },
  {
    id: 'depositor',
    header: c.depositor,
    width: 88,
    text: ({ depositorName }) => depositorName,
    sortBy: ({ depositorName }) => depositorName || null,
  },
  {
    id: 'day',
    header: c.day,
    width: 112,
    text: ({ depositDay }) => (depositDay === null ? '' : formatDay(depositDay)),
    sortBy: ({ depositDay }) => depositDay,
  },
  {
    id: 'memo',
    header: c.memo,
    width: 140,
    grow: true,
    text: ({ memo }) => memo,
    edit: { kind: 'text', value: ({ memo }) => memo, maxLength: MEMO_LIMIT },
  },
  {
    id: 'state',
    header: c.state,
    width: 64,
    startsHidden: true,
    card: 'hidden',
    text: stateText,
    sortBy: stateText,
  },
  {
    id: 'extended',
    header: c.extended,
    width: 162,
    startsHidden: true,
    card: 'hidden',
    text: ({ extendedUntil }) => moment(extendedUntil),
    sortBy: ({ extendedUntil }) => extendedUntil,
  },
  {
    id: 'by',
    header: c.by,
    width: 80,
    startsHidden: true,
    card: 'hidden',
    text: ({ registeredByName }) => registeredByName ?? '',
    sortBy: ({ registeredByName }) => registeredByName,
  },
  {
    id: 'seatNumber',
    header: c.seatNumber,
    width: 84,
    align: 'end',
    startsHidden: true,
    card: 'hidden',
    text: ({ seatRoom, seatNumber }) => (seatNumber === null ? '' : seatText(seatRoom, seatNumber)),
    sortBy: ({ seatRoom, seatNumber }) =>
      seatNumber === null ? null : `${seatRoom ?? ''} ${String(seatNumber).padStart(4, '0')}`,
  },
];

/** The columns of an exam's registrations. */
export const registrationColumns = (
  subjects: readonly string[],
  { allowOnSiteExam, subjectGroups }: Pick<ManagedExam, 'allowOnSiteExam' | 'subjectGroups'>,
  /** The exam's day, or later. */
  hasCome: boolean,
): readonly Column[] => [
  ...whoColumns,
  subjectColumn(subjects, subjectGroups === null),
  modeColumn(allowOnSiteExam),
  attendanceColumn(hasCome),
  ...momentColumns,
  paymentColumn(subjectGroups !== null),
  ...moreColumns,
];
