import {
  amountsOf,
  mockPaymentStatusSchema,
  onSiteStateSchema,
  type MockPaymentStatus,
} from '@academy/domain/mocks';
import { wonSchema } from '@academy/domain/money';
import { examIn } from './mock-exam';
import { asId, fieldsOf, firstOf, isRecord } from './reading';
import { asFlag, asInstant, asNumber, asOptionalInstant, asTexts, asWhole } from './values';

/** What a server leaves out about when something happened. */
const UNKNOWN_TIME = '1970-01-01T00:00:00.000Z';

/** A registration whose fee is known is to be paid, unless the server says otherwise. */
export const paymentOf = (fee: number) => (fee === 0 ? 'free' : 'unpaid');

/**
 * What came in and went back: as the server says, else by the status. Without a fee it is unknown.
 */
export function paidIn(
  fields: Record<string, unknown>,
  fee: unknown,
  status: MockPaymentStatus | undefined,
) {
  const price = wonSchema.safeParse(fee);
  if (!price.success || status === undefined) return {};
  const { paidAmount, refundedAmount } = amountsOf(price.data, status);
  return {
    paidAmount: asNumber(fields.paidAmount ?? paidAmount),
    refundedAmount: asNumber(fields.refundedAmount ?? refundedAmount),
  };
}

/**
 * Seat and payment, which only our server reports. Elsewhere a requested seat counts as granted and
 * the fee as unpaid.
 */
function ownFields(fields: Record<string, unknown>, onSiteExam: unknown, fee: unknown) {
  const state = onSiteStateSchema.safeParse(fields.onSiteState);
  const payment = mockPaymentStatusSchema.safeParse(fields.paymentStatus);
  const paymentStatus = payment.success
    ? payment.data
    : typeof fee === 'number'
      ? paymentOf(fee)
      : undefined;
  return {
    onSiteState: state.success ? state.data : onSiteExam === true ? 'confirmed' : 'none',
    prices: isRecord(fields.prices) ? fields.prices : null,
    waitingNumber: asWhole(fields.waitingNumber) ?? null,
    paymentStatus,
    ...paidIn(fields, fee, paymentStatus),
  };
}

/**
 * A registration from any server's fields: the id under either name, one or several subjects as
 * list or text, flags in any form. `active` that is missing follows from `canceled`. The fee may be
 * on its exam only; without an exam it is unknown.
 */
export function registrationOf(
  fields: Record<string, unknown>,
  exam: Record<string, unknown> = {},
) {
  const onSiteExam = asFlag(fields.onSiteExam);
  const fee = asNumber(firstOf(fields, 'fee') ?? exam.fee);
  const canceled = asFlag(firstOf(fields, 'canceled', 'cancelled'));
  const registeredAt = asInstant(firstOf(fields, 'registeredAt', 'createdAt') ?? UNKNOWN_TIME);
  return {
    id: asId(firstOf(fields, 'registrationId', 'id')),
    mockExamId: asId(firstOf(fields, 'mockExamId', 'examId') ?? firstOf(exam, 'mockExamId', 'id')),
    // Servers that leave it out answer with the caller's own registrations only.
    studentId: asId(firstOf(fields, 'studentId') ?? 'me'),
    selectedSubjects: asTexts(firstOf(fields, 'selectedSubjects', 'selectedSubject')),
    onSiteExam,
    fee,
    canceled,
    ...ownFields(fields, onSiteExam, fee),
    expired: asFlag(fields.expired),
    active:
      fields.active === undefined || fields.active === null
        ? canceled === false
        : asFlag(fields.active),
    registeredAt,
    updatedAt: asInstant(firstOf(fields, 'updatedAt') ?? registeredAt),
    canceledAt: asOptionalInstant(fields.canceledAt),
    extendedUntil: asOptionalInstant(fields.extendedUntil),
  };
}

/**
 * An item of 내 신청: the registration with its exam, nested under `exam` or `mockExam`, or flat
 * beside it. A server that answers the registration alone leaves the exam to be read by itself
 * (`calls/mocks.ts`).
 */
export function registrationIn(item: unknown) {
  const fields = fieldsOf(item);
  const nested = firstOf(fields, 'exam', 'mockExam');
  const registration = registrationOf(fields, fieldsOf(nested));
  if (isRecord(nested))
    return { ...registration, exam: examIn({ id: registration.mockExamId, ...nested }) };
  return fields.examDate === undefined
    ? registration
    : { ...registration, exam: examIn({ ...fields, id: registration.mockExamId }) };
}
