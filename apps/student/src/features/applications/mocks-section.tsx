import { statusMeanings } from '@academy/app-kit/status';
import {
  registrationBadgeText,
  depositDeadline,
  feeAccount,
  openFeeText,
  registrationBadges,
  type MyMockRegistration,
  feeText,
} from '@academy/domain/mocks';
import { feeName } from '@academy/domain/statements';
import { formatDay, seoulDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Stack } from '@academy/ui/layout';
import type { ReactNode } from 'react';
import { applicationsTexts as texts } from './applications-texts';
import { useNow } from '../../shared/use-now';
import styles from './applications-page.module.css';
import { ReportDeposit } from './reported/report-deposit';
import { Item, Section } from './section';
import { byExamDay, choiceText, isOver } from './format-applications';

interface RegistrationProps {
  registration: MyMockRegistration;
  studentName: string;
}

function Registration({ registration, studentName }: RegistrationProps) {
  const { exam, fee, paymentStatus, canceled } = registration;
  const isDue = paymentStatus === 'unpaid' && !canceled;
  const open = openFeeText(registration);
  const facts = [
    {
      label: texts.examDay,
      value: [formatDay(exam.examDate), exam.examStartTime].filter(Boolean).join(' '),
    },
    ...(canceled ? [] : [{ label: texts.choice, value: choiceText(registration) }]),
    { label: texts.fee, value: feeText(fee) },
    ...(open === null ? [] : [{ label: texts.open, value: open }]),
    ...(isDue ? [{ label: texts.payBy, value: formatDay(depositDeadline(exam)) }] : []),
  ];
  const badges = registrationBadges(registration).map((badge) => (
    <Badge key={badge} meaning={statusMeanings.registration[badge]}>
      {registrationBadgeText(badge)}
    </Badge>
  ));
  return (
    <Item
      title={exam.title}
      badges={badges}
      facts={facts}
      action={
        isDue && (
          <ReportDeposit
            bill={{ kind: 'mock', registrationId: registration.id }}
            title={feeName(exam.title)}
            amount={feeAccount(registration).due}
            studentName={studentName}
          />
        )
      }
    />
  );
}

interface Props {
  registrations: readonly MyMockRegistration[];
  studentName: string;
}

/** Mock exams with their payment, the next exam first; those that are over are folded away. */
export function MocksSection({ registrations, studentName }: Props) {
  const today = seoulDay(useNow());
  const [over, open] = [true, false].map((wanted) =>
    byExamDay(registrations).filter((registration) => isOver(registration, today) === wanted),
  );
  const items = (list: readonly MyMockRegistration[] = []) =>
    list.map((registration) => (
      <Registration key={registration.id} registration={registration} studentName={studentName} />
    ));
  return (
    <Section name="mocks" to="/mocks?tab=mine">
      {[
        ...items(open),
        ...(over && over.length > 0
          ? [
              <Over key="over" count={over.length}>
                {items(over)}
              </Over>,
            ]
          : []),
      ]}
    </Section>
  );
}

function Over({ count, children }: { count: number; children: ReactNode }) {
  return (
    <li>
      <details className={styles.over}>
        <summary>{texts.over(count)}</summary>
        <Stack as="ul" gap={8}>
          {children}
        </Stack>
      </details>
    </li>
  );
}
