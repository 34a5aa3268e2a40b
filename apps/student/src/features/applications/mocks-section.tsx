import { registrationBadgeText } from '@academy/domain/messages';
import { depositDeadline, registrationBadges, type MyMockRegistration, type RegistrationBadge } from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { formatDay } from '@academy/domain/time';
import { Badge, type BadgeTone } from '@academy/ui/badge';
import { applicationsTexts as texts } from '../../shared/messages/applications-texts';
import { Item } from './item';
import { Section } from './section';
import { byExamDay, choiceText } from './tell';

const TONE: Record<RegistrationBadge, BadgeTone> = {
  closed: 'neutral', canceled: 'neutral', inactive: 'neutral', waiting: 'info', unpaid: 'warning', paid: 'success', 'refund-due': 'warning', refunded: 'neutral', free: 'success',
};

function Registration({ registration }: { registration: MyMockRegistration }) {
  const { exam, fee, paymentStatus, canceled } = registration;
  const facts = [
    { label: texts.examDay, value: [formatDay(exam.examDate), exam.examStartTime].filter(Boolean).join(' ') },
    ...(canceled ? [] : [{ label: texts.choice, value: choiceText(registration) }]),
    { label: texts.fee, value: fee === 0 ? texts.free : formatWon(fee) },
    ...(paymentStatus === 'unpaid' && !canceled ? [{ label: texts.payBy, value: formatDay(depositDeadline(exam)) }] : []),
  ];
  const badges = registrationBadges(registration).map((badge) => <Badge key={badge} tone={TONE[badge]}>{registrationBadgeText(badge)}</Badge>);
  return <Item title={exam.title} badges={badges} facts={facts} />;
}

/** Mock exams with their payment, the next exam first. */
export function MocksSection({ registrations }: { registrations: readonly MyMockRegistration[] }) {
  return (
    <Section name="mocks" to="/mocks?tab=mine">
      {byExamDay(registrations).map((registration) => <Registration key={registration.id} registration={registration} />)}
    </Section>
  );
}
