import { headingOf } from '../../fields/field';
import { personColumns } from '../../files/person-columns';
import { personFields as who } from '../../identity/fields';
import {
  examFields as exam,
  examStateFields as course,
  paperFields,
  registrationFields as registration,
} from '../fields';
import type { ListColumn } from '../../files';
import { feeAccount } from '../registration/fee-account';
import { examAttendance } from '../registration/exam-attendance';
import { examAttendanceName, examStateName, mockPaymentName, onSiteName } from '../exam-texts';
import { markText } from '../../files/file-texts';
import type { ManagedExam, ManagedRegistration, PaperOrder } from '../manage/manage-schemas';

/** The list of exams as a file. */
export const examColumns: ListColumn<ManagedExam>[] = [
  { header: headingOf(course.state), kind: 'text', value: ({ state }) => examStateName(state) },
  { header: headingOf(exam.title), kind: 'text', value: ({ title }) => title },
  { header: headingOf(exam.examDate), kind: 'day', value: ({ examDate }) => examDate },
  {
    header: headingOf(exam.registrationStartDate),
    kind: 'day',
    value: ({ registrationStartDate }) => registrationStartDate,
  },
  {
    header: headingOf(exam.registrationEndDate),
    kind: 'day',
    value: ({ registrationEndDate }) => registrationEndDate,
  },
  { header: headingOf(exam.fee), kind: 'number', value: ({ fee }) => fee },
  { header: headingOf(course.registered), kind: 'number', value: ({ registered }) => registered },
  { header: headingOf(exam.capacity), kind: 'number', value: ({ capacity }) => capacity },
  {
    header: headingOf(exam.onSiteCapacity),
    kind: 'number',
    value: ({ onSiteCapacity }) => onSiteCapacity,
  },
  {
    header: headingOf(course.onSiteTaken),
    kind: 'number',
    value: ({ onSiteTaken }) => onSiteTaken,
  },
  {
    header: headingOf(course.waitingCount),
    kind: 'number',
    value: ({ waitingCount }) => waitingCount,
  },
  { header: headingOf(course.paperOnly), kind: 'number', value: ({ paperOnly }) => paperOnly },
  { header: headingOf(course.paid), kind: 'number', value: ({ paid }) => paid },
  { header: headingOf(course.unpaid), kind: 'number', value: ({ unpaid }) => unpaid },
  { header: headingOf(course.refundDue), kind: 'number', value: ({ refundDue }) => refundDue },
];

/** The registrations of an exam as a file, with a column for each subject. */
export const registrationColumns = (
  subjects: readonly string[],
): ListColumn<ManagedRegistration>[] => [
  ...personColumns,
  { header: headingOf(who.school), kind: 'text', value: ({ school }) => school },
  { header: headingOf(who.phoneTail), kind: 'text', value: ({ phoneTail }) => phoneTail },
  {
    header: headingOf(registration.onSiteState),
    kind: 'text',
    value: ({ onSiteState }) => onSiteName(onSiteState),
  },
  ...subjects.map((subject): ListColumn<ManagedRegistration> => ({
    header: subject,
    kind: 'text',
    value: ({ selectedSubjects }) => markText(selectedSubjects.includes(subject)),
  })),
  { header: headingOf(exam.fee), kind: 'number', value: ({ fee }) => fee },
  {
    header: headingOf(registration.paidAmount),
    kind: 'number',
    value: ({ paidAmount }) => paidAmount,
  },
  {
    header: headingOf(registration.refundedAmount),
    kind: 'number',
    value: ({ refundedAmount }) => refundedAmount,
  },
  {
    header: headingOf(registration.due),
    kind: 'number',
    value: (row) => feeAccount(row).due,
  },
  {
    header: headingOf(registration.paymentStatus),
    kind: 'text',
    value: ({ paymentStatus }) => mockPaymentName(paymentStatus),
  },
  {
    header: headingOf(registration.depositorName),
    kind: 'text',
    value: ({ depositorName }) => depositorName,
  },
  {
    header: headingOf(registration.depositDay),
    kind: 'day',
    value: ({ depositDay }) => depositDay,
  },
  {
    header: headingOf(registration.registeredAt),
    kind: 'moment',
    value: ({ registeredAt }) => registeredAt,
  },
  {
    header: headingOf(registration.updatedAt),
    kind: 'moment',
    value: ({ updatedAt }) => updatedAt,
  },
  {
    header: headingOf(registration.canceledAt),
    kind: 'moment',
    value: ({ canceledAt }) => canceledAt,
  },
  {
    header: headingOf(registration.attendance),
    kind: 'text',
    value: (row) => {
      const attendance = row.canceledAt === null ? examAttendance(row) : null;
      return attendance && examAttendanceName(attendance);
    },
  },
  { header: headingOf(registration.memo), kind: 'text', value: ({ memo }) => memo },
];

/** 시험지 주문서 as a file: one row for each subject. */
export const paperOrderColumns: ListColumn<PaperOrder['subjects'][number]>[] = [
  { header: headingOf(paperFields.subject), kind: 'text', value: ({ subject }) => subject },
  { header: headingOf(course.onSiteTaken), kind: 'number', value: ({ onSite }) => onSite },
  { header: headingOf(course.paperOnly), kind: 'number', value: ({ paperOnly }) => paperOnly },
  { header: headingOf(paperFields.total), kind: 'number', value: ({ total }) => total },
];
