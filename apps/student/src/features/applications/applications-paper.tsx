import type { ApplicationAmounts, Applications, AppliedMeals } from '@academy/domain/applications';
import {
  type InvoiceLine,
  invoiceOf,
  invoicePartText,
  mealName,
  meals as bothMeals,
} from '@academy/domain/meals';
import {
  openFeeText,
  type MyMockRegistration,
  registrationBadges,
  registrationBadgeText,
  feeText,
} from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import {
  type AbsenceReason,
  reasonCategoryName,
  reasonSentence,
  reasonStatusName,
} from '@academy/domain/reasons';
import {
  type RegularSchedule,
  scheduleSentence,
  scheduleStatusName,
} from '@academy/domain/schedule';
import { formatDay, formatDayRange, formatMoment, formatMonth } from '@academy/domain/time';
import { PrintSheet } from '@academy/ui/print-sheet';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sessionQueries } from '../../shared/session-queries';
import { useNow } from '../../shared/use-now';
import styles from './applications-paper.module.css';
import { applicationsTexts as texts, paperTexts } from './applications-texts';
import { byExamDay, choiceText, daysText, periodText } from './format-applications';

interface PaperTableProps {
  name: keyof typeof texts.sections;
  heads: readonly string[];
  /** Rows; with none the table says so. */
  children: readonly ReactNode[];
}

/** One kind of application as a table with its name above it. */
function PaperTable({ name, heads, children }: PaperTableProps) {
  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{texts.sections[name]}</h3>
      {children.length === 0 ? (
        <p>{texts.empty[name]}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </section>
  );
}

/** A state, and the manager's reason for a no. */
const stateText = (state: string, rejectReason: string | null): string =>
  rejectReason === null ? state : `${state} (${rejectReason})`;

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

const lineText = ({ count, parts }: InvoiceLine) =>
  count === 0 ? paperTexts.none : parts.map(invoicePartText).join(', ');
const MEAL_HEADS = [
  paperTexts.month,
  paperTexts.lunch,
  paperTexts.dinner,
  texts.total,
  texts.window,
  paperTexts.status,
  texts.days,
];

/** Months without a meal are left out. */
function MealsTable({ months }: { months: readonly AppliedMeals[] }) {
  return (
    <PaperTable name="meals" heads={MEAL_HEADS}>
      {months
        .filter((meals) => bothMeals.some((meal) => daysText(meals, meal) !== null))
        .map((meals) => {
          const invoice = invoiceOf(meals);
          return (
            <tr key={meals.month}>
              <th scope="row" className={styles.whole}>
                {formatMonth(meals.month)}
              </th>
              <td className={styles.whole}>{lineText(invoice.lunch)}</td>
              <td className={styles.whole}>{lineText(invoice.dinner)}</td>
              <td className={styles.whole}>{formatWon(invoice.total)}</td>
              <td>{formatDayRange(meals.paymentFirst, meals.paymentLast)}</td>
              <td className={styles.whole}>{texts.deposit[meals.bill.depositStatus]}</td>
              <td>
                {bothMeals.map((meal) => (
                  <div key={meal}>
                    {[mealName(meal), daysText(meals, meal) ?? paperTexts.none].join(' ')}
                  </div>
                ))}
              </td>
            </tr>
          );
        })}
    </PaperTable>
  );
}

const MOCK_HEADS = [paperTexts.exam, texts.examDay, texts.choice, texts.fee, paperTexts.status];

function MocksTable({ registrations }: { registrations: readonly MyMockRegistration[] }) {
  return (
    <PaperTable name="mocks" heads={MOCK_HEADS}>
      {byExamDay(registrations).map((registration) => (
        <tr key={registration.id}>
          <th scope="row">{registration.exam.title}</th>
          <td>{formatDay(registration.exam.examDate)}</td>
          <td>{choiceText(registration)}</td>
          <td>
            {feeText(registration.fee)}
            <div>{openFeeText(registration)}</div>
          </td>
          <td>{registrationBadges(registration).map(registrationBadgeText).join(' · ')}</td>
        </tr>
      ))}
    </PaperTable>
  );
}

const SCHEDULE_HEADS = [paperTexts.schedule, paperTexts.rhythm, texts.period, paperTexts.status];

function SchedulesTable({ schedules }: { schedules: readonly RegularSchedule[] }) {
  return (
    <PaperTable name="schedules" heads={SCHEDULE_HEADS}>
      {schedules.map((schedule) => (
        <tr key={schedule.id}>
          <th scope="row">{schedule.title}</th>
          <td>{scheduleSentence(schedule)}</td>
          <td>{periodText(schedule)}</td>
          <td>{stateText(scheduleStatusName(schedule.status), schedule.rejectReason)}</td>
        </tr>
      ))}
    </PaperTable>
  );
}

const REASON_HEADS = [texts.number, paperTexts.when, paperTexts.why, paperTexts.status];

function ReasonsTable({ reasons }: { reasons: readonly AbsenceReason[] }) {
  return (
    <PaperTable name="reasons" heads={REASON_HEADS}>
      {reasons.map((reason) => (
        <tr key={reason.id}>
          <th scope="row" className={styles.whole}>
            {reason.receiptNumber}
          </th>
          <td>{reasonSentence(reason)}</td>
          <td>
            {reasonCategoryName(reason.category)} · {reason.text}
          </td>
          <td>{stateText(reasonStatusName(reason.status), reason.rejectReason)}</td>
        </tr>
      ))}
    </PaperTable>
  );
}
