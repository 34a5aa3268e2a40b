import {
  mockPaymentName,
  type ManagedRegistration,
  type MockPaymentStatus,
} from '@academy/domain/mocks';
import { Badge, type BadgeTone } from '@academy/ui/badge';
import { modeText, stateText } from './registration-texts';

const PAYMENTS: Record<MockPaymentStatus, BadgeTone> = {
  free: 'neutral',
  unpaid: 'warning',
  confirmed: 'success',
  'refund-due': 'danger',
  refunded: 'neutral',
};
const MODES: Record<ManagedRegistration['onSiteState'], BadgeTone> = {
  confirmed: 'primary',
  waiting: 'warning',
  none: 'neutral',
};

export const PaymentBadge = ({ status }: { status: MockPaymentStatus }) => (
  <Badge tone={PAYMENTS[status]}>{mockPaymentName(status)}</Badge>
);

/** On site, in line, or the paper only; a cancelled registration has none of them. */
export const ModeBadge = ({ registration }: { registration: ManagedRegistration }) =>
  registration.canceledAt === null ? (
    <Badge tone={MODES[registration.onSiteState]}>{modeText(registration)}</Badge>
  ) : (
    <Badge tone="danger">{stateText(registration)}</Badge>
  );
