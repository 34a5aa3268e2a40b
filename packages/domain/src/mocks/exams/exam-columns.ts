import type { ListColumn } from '../../files';
import { examStateName, mockPaymentName, onSiteName } from '../exam-texts';
import { columnTexts as c, markText } from '../../files/file-texts';
import type { ManagedExam, ManagedRegistration, PaperOrder } from '../manage/manage-schemas';

/** The list of exams as a file. */
export const examColumns: ListColumn<ManagedExam>[] = [
  { header: c.state, kind: 'text', value: ({ state }) => examStateName(state) },
  { header: c.examTitle, kind: 'text', value: ({ title }) => title },
  { header: c.examDate, kind: 'day', value: ({ examDate }) => examDate },
  {
    header: c.registrationFrom,
    kind: 'day',
    value: ({ registrationStartDate }) => registrationStartDate,
  },
  {
    header: c.registrationTo,
    kind: 'day',
    value: ({ registrationEndDate }) => registrationEndDate,
  },
  { header: c.fee, kind: 'number', value: ({ fee }) => fee },
  { header: c.registered, kind: 'number', value: ({ registered }) => registered },
  { header: c.capacity, kind: 'number', value: ({ onSiteCapacity }) => onSiteCapacity },
  { header: c.onSite, kind: 'number', value: ({ onSiteTaken }) => onSiteTaken },
  { header: c.waitingLine, kind: 'number', value: ({ waitingCount }) => waitingCount },
  { header: c.paperOnly, kind: 'number', value: ({ paperOnly }) => paperOnly },
  { header: c.paidCount, kind: 'number', value: ({ paid }) => paid },
  { header: c.unpaid, kind: 'number', value: ({ unpaid }) => unpaid },
  { header: c.refundDue, kind: 'number', value: ({ refundDue }) => refundDue },
];

/** The registrations of an exam as a file, with a column for each subject. */
export const registrationColumns = (
  subjects: readonly string[],
): ListColumn<ManagedRegistration>[] => [
  { header: c.seat, kind: 'text', value: ({ seat }) => seat },
  { header: c.name, kind: 'text', value: ({ name }) => name },
  { header: c.grade, kind: 'text', value: ({ grade }) => grade },
  { header: c.school, kind: 'text', value: ({ school }) => school },
  { header: c.phoneTail, kind: 'text', value: ({ phoneTail }) => phoneTail },
  { header: c.way, kind: 'text', value: ({ onSiteState }) => onSiteName(onSiteState) },
  ...subjects.map((subject): ListColumn<ManagedRegistration> => ({
    header: subject,
    kind: 'text',
    value: ({ selectedSubjects }) => markText(selectedSubjects.includes(subject)),
  })),
  { header: c.fee, kind: 'number', value: ({ fee }) => fee },
  { header: c.deposit, kind: 'text', value: ({ paymentStatus }) => mockPaymentName(paymentStatus) },
  { header: c.depositorNames, kind: 'text', value: ({ depositorName }) => depositorName },
  { header: c.day, kind: 'day', value: ({ depositDay }) => depositDay },
  { header: c.registeredAt, kind: 'moment', value: ({ registeredAt }) => registeredAt },
  { header: c.updatedAt, kind: 'moment', value: ({ updatedAt }) => updatedAt },
  { header: c.canceledAt, kind: 'moment', value: ({ canceledAt }) => canceledAt },
  { header: c.memo, kind: 'text', value: ({ memo }) => memo },
];

/** 시험지 주문서 as a file: one row for each subject. */
export const paperOrderColumns: ListColumn<PaperOrder['subjects'][number]>[] = [
  { header: c.subject, kind: 'text', value: ({ subject }) => subject },
  { header: c.onSite, kind: 'number', value: ({ onSite }) => onSite },
  { header: c.paperOnly, kind: 'number', value: ({ paperOnly }) => paperOnly },
  { header: c.both, kind: 'number', value: ({ total }) => total },
];
