import { paymentTexts } from '../mock-texts';
import { type Won } from '../../money';
import { feeText } from './fee-account';
import type { LunchSettings } from '../../meals';
import { formatDay, type CalendarDay } from '../../time';
import type { MockExam } from '../schemas';

type Account = Pick<LunchSettings, 'bankName' | 'accountNumber' | 'accountHolder'>;

/** Where, until when and how much a student pays for an exam. */
export interface PaymentInstructions extends Account {
  /** The last day on which the deposit counts. */
  deadline: CalendarDay;
  depositorName: string;
  fee: Won;
  /** It is what is left of a fee of which a part came in. */
  isRest: boolean;
}

/** The last day for the deposit: the exam's own, else the last registration day. */
export const depositDeadline = (
  exam: Pick<MockExam, 'depositDeadline' | 'registrationEndDate'>,
): CalendarDay => exam.depositDeadline ?? exam.registrationEndDate;

interface Payable {
  exam: Pick<MockExam, 'account' | 'depositDeadline' | 'registrationEndDate'>;
  /** The registration's fee, which a later change of the exam's does not touch. */
  fee: Won;
  isRest?: boolean;
  /** The academy's account, for exams without one of their own. */
  settings: Account;
  studentName: string;
}

export function paymentInstructions({
  exam,
  fee,
  isRest = false,
  settings,
  studentName,
}: Payable): PaymentInstructions {
  const { bankName, accountNumber, accountHolder } = exam.account ?? settings;
  return {
    bankName,
    accountNumber,
    accountHolder,
    deadline: depositDeadline(exam),
    depositorName: studentName,
    fee,
    isRest,
  };
}

/** A line of the summary; `copy` is what a copy button beside it takes, null for none. */
export interface PaymentRow {
  label: string;
  value: string;
  copy: string | null;
}

/**
 * The rows of the apply-success modal in their order: holder, account, deadline, student, fee. A
 * free exam needs no account. See docs/product/mocks.md#payment.
 */
export function paymentRows(payment: PaymentInstructions): PaymentRow[] {
  const student = { label: paymentTexts.depositorName, value: payment.depositorName, copy: null };
  if (payment.fee === 0)
    return [student, { label: paymentTexts.fee, value: feeText(payment.fee), copy: null }];
  const known = payment.accountNumber !== '';
  return [
    {
      label: paymentTexts.accountHolder,
      value: payment.accountHolder || paymentTexts.noAccount,
      copy: null,
    },
    {
      label: paymentTexts.accountNumber,
      value: known ? `${payment.bankName} ${payment.accountNumber}`.trim() : paymentTexts.noAccount,
      copy: known ? payment.accountNumber : null,
    },
    { label: paymentTexts.deadline, value: formatDay(payment.deadline), copy: null },
    student,
    {
      label: payment.isRest ? paymentTexts.rest : paymentTexts.fee,
      value: feeText(payment.fee),
      copy: null,
    },
  ];
}

/** What is below the rows; null when there is nothing to pay. */
export const paymentNote = ({ fee }: Pick<PaymentInstructions, 'fee'>): string | null =>
  fee === 0 ? null : paymentTexts.note;
