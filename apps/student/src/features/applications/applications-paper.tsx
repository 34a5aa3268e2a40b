import type { ApplicationAmounts, Applications } from '@academy/domain/applications';
import { formatWon } from '@academy/domain/money';
import { formatMoment } from '@academy/domain/time';
import { PrintSheet } from '@academy/ui/print-sheet';
import { useQuery } from '@tanstack/react-query';
import { applicationsTexts as texts, paperTexts } from './applications-texts';
import { sessionQueries } from '../../shared/session-queries';
import { useNow } from '../../shared/use-now';
import styles from './applications-paper.module.css';
import { MealsTable } from './paper/meals-table';
import { MocksTable } from './paper/mocks-table';
import { ReasonsTable } from './paper/reasons-table';
import { SchedulesTable } from './paper/schedules-table';

interface Props {
  applications: Applications;
  amounts: ApplicationAmounts;
}

/** What 인쇄 puts on A4: the same applications as tables, whose they are, and of when. */
export function ApplicationsPaper({ applications, amounts: { due, paid, refundDue } }: Props) {
  const now = useNow();
  const { data: academy } = useQuery(sessionQueries.academy());
  const sums = [
    `${texts.due} ${formatWon(due)}`,
    `${texts.paid} ${formatWon(paid)}`,
    ...(refundDue > 0 ? [`${texts.refundDue} ${formatWon(refundDue)}`] : []),
  ];
  const facts = [
    ...(academy?.name ? [academy.name] : []),
    `${paperTexts.student} ${applications.studentName}`,
    texts.asOf(formatMoment(new Date(applications.asOf))),
  ];
  return (
    <PrintSheet
      title={texts.title}
      stamp={texts.printedAt(formatMoment(now))}
      className={styles.paper}
    >
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p className={styles.sums}>{sums.join(' · ')}</p>
      <MealsTable months={applications.meals} />
      <MocksTable registrations={applications.mocks} />
      <SchedulesTable schedules={applications.schedules} />
      <ReasonsTable reasons={applications.reasons} />
    </PrintSheet>
  );
}
