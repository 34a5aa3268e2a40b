import {
  registrationBadgeText,
  registrationBadges,
  type MockRegistration,
  type RegistrationBadge,
} from '@academy/domain/mocks';
import { Badge, type BadgeTone } from '@academy/ui/badge';

const TONE: Record<RegistrationBadge, BadgeTone> = {
  closed: 'neutral',
  canceled: 'neutral',
  inactive: 'neutral',
  waiting: 'info',
  unpaid: 'warning',
  paid: 'success',
  'refund-due': 'warning',
  refunded: 'neutral',
  free: 'success',
};

/** What became of a registration and of its payment. */
export function RegistrationBadges({ registration }: { registration: MockRegistration }) {
  return registrationBadges(registration).map((badge) => (
    <Badge key={badge} tone={TONE[badge]}>
      {registrationBadgeText(badge)}
    </Badge>
  ));
}
