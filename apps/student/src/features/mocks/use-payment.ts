import { paymentInstructions, type MockExam, type MockRegistration, type PaymentInstructions } from '@academy/domain/mocks';
import { useQuery } from '@tanstack/react-query';
import { mockQueries } from './mocks-queries';

const NO_ACCOUNT = { bankName: '', accountNumber: '', accountHolder: '' };

/** Tells how a registration is paid. The academy's account is read ahead, because the result is shown at once. */
export function usePayment(studentName: string): (exam: MockExam, registration: MockRegistration) => PaymentInstructions {
  const settings = useQuery(mockQueries.settings());
  return (exam, { fee }) => paymentInstructions({ exam, fee, settings: settings.data ?? NO_ACCOUNT, studentName });
}
