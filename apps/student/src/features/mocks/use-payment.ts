import {
  paymentInstructions,
  type MockExam,
  type MockRegistration,
  type PaymentInstructions,
} from '@academy/domain/mocks';
import { useQuery } from '@tanstack/react-query';
import { mockQueries } from './mocks-queries';

/** A student who has just applied needs the account: what failed is asked for again meanwhile. */
const AGAIN_MS = 5000;

const NO_ACCOUNT = { bankName: '', accountNumber: '', accountHolder: '' };

/**
 * Tells how a registration is paid. The academy's account is read ahead, because the result is
 * shown at once.
 */
export function usePayment(
  studentName: string,
): (exam: MockExam, registration: MockRegistration) => PaymentInstructions {
  const settings = useQuery({
    ...mockQueries.settings(),
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : false),
  });
  return (exam, { fee }) =>
    paymentInstructions({ exam, fee, settings: settings.data ?? NO_ACCOUNT, studentName });
}
