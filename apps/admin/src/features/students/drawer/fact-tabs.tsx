import textStyles from '@academy/ui/styles/text.module.css';
import { depositEntryText, depositStateName } from '@academy/domain/deposits';
import { invoiceOf, invoicePartText, type InvoiceLine } from '@academy/domain/meals';
import { registrationBadgeText } from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { formatPoint, ofPointPeriod, pointFilterName } from '@academy/domain/points';
import { reasonStatusName, reasonTypeName } from '@academy/domain/reasons';
import { scheduleKindName, scheduleStatusName, scheduleTypeName } from '@academy/domain/schedule';
import type { MonthFacts, StudentFacts } from '@academy/domain/students';
import {
  calendarMonthSchema,
  formatDay,
  formatDaysOfMonth,
  formatDayRange,
  formatMoment,
  formatMonth,
  seoulMonth,
} from '@academy/domain/time';
import { buttonClassName } from '@academy/ui/button';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Row, Stack } from '@academy/ui/layout';
import { MonthPicker } from '@academy/ui/month-picker';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BillPaperMenu } from '../../../shared/bills/bill-paper-menu';
import { monthTexts } from '../../../shared/texts/kit-texts';
import { DatedPrices } from '../../../shared/prices/dated-prices';
import { StudentMonth } from '../../../shared/meals/student-month';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { studentTexts } from '../student-texts';
import styles from './student-drawer.module.css';
import { dotted } from '@academy/domain/text';

interface Fact {
  id: string;
  text: string;
  /** A second line: when, by whom. */
  note: string;
  voided?: boolean;
  /** Where it can be worked on. */
  to?: string | undefined;
}

/** A titled list of what happened, or the sentence that nothing did. */
export function FactList({
  title,
  facts,
  empty,
}: {
  title: string;
  facts: readonly Fact[];
  empty: string;
}) {
  return (
    <Stack as="section" gap={12}>
      <h3>{title}</h3>
      {facts.length === 0 && <p className={textStyles.figures}>{empty}</p>}
      <Stack as="ul" gap={8}>
        {facts.map(({ id, text, note, voided, to }) => (
          <li key={id} className={styles.item}>
            <span className={voided ? styles.voided : undefined}>
              {to === undefined ? text : <Link to={to}>{text}</Link>}
            </span>
            <span className={textStyles.figures}>{note}</span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const texts = studentTexts.drawer;
interface Props {
  facts: StudentFacts;
}

/** The way to the page where a tab's facts are worked on. */
const OpenPage = ({ to, children }: { to: string; children: string }) => (
  <Row gap={8}>
    <Link className={buttonClassName({ size: 'dense' })} to={to}>
      {children}
    </Link>
  </Row>
);

/** `점심 1–13, 15–30일 · 저녁 2, 4일`. */
const mealDays = ({ reservations }: MonthFacts) =>
  (['lunch', 'dinner'] as const)
    .map((meal) => [
      texts[meal],
      formatDaysOfMonth(reservations.filter((of) => of[meal]).map(({ date }) => date)),
    ])
    .filter(([, days]) => days !== '')
    .map((words) => words.join(' '))
    .join(' · ');

const lineText = ({ count, parts }: InvoiceLine) =>
  [texts.count(count), ...(count > 0 ? parts.map(invoicePartText) : [])].join(' · ');

/** What every month's meals cost, at which prices, and the prices of this student alone. */
export function MealsTab({ facts }: Props) {
  const { can, missing } = useManager();
  const { id, deletedAt } = facts.student;
  return (
    <>
      {can('meals.read') && deletedAt === null && (
        <OpenPage to={`/calendar?student=${id}`}>{texts.openMeals}</OpenPage>
      )}
      <DatedPrices studentId={id} />
      <MealMonths facts={facts} missing={missing('deposits.read')} />
    </>
  );
}

/** What the month costs and what was paid of it, or why the account does not see it. */
function billItems({ bill, account, ...month }: MonthFacts, missing: string | undefined) {
  if (!bill || !account) return [{ label: texts.billed, value: missing ?? '' }];
  const invoice = invoiceOf({ ...month, bill });
  return [
    { label: texts.lunch, value: lineText(invoice.lunch) },
    { label: texts.dinner, value: lineText(invoice.dinner) },
    { label: texts.billed, value: formatWon(account.billed) },
    { label: texts.paid, value: formatWon(account.paid) },
    { label: texts.state, value: depositStateName(account.state) },
  ];
}

const MealMonths = ({ facts, missing }: Props & { missing: string | undefined }) =>
  (facts.months ?? []).map((month) => {
    const days = mealDays(month);
    return (
      <Stack key={month.month} as="section" gap={12}>
        <h3>{formatMonth(month.month)}</h3>
        {days === '' ? (
          <p className={textStyles.figures}>{texts.noMeals}</p>
        ) : (
          <KeyValueList
            items={[...billItems(month, missing), { label: texts.days, value: days }]}
          />
        )}
      </Stack>
    );
  });

/** The ledger, and a month's statement and receipt. */
export function DepositsTab({ facts }: Props) {
  const current = seoulMonth(useNow());
  const [month, setMonth] = useState(current);
  return (
    <>
      <Row gap={8}>
        <MonthPicker
          value={month}
          onValueChange={(value) => setMonth(calendarMonthSchema.parse(value))}
          current={current}
          texts={monthTexts}
        />
        <BillPaperMenu month={month} studentId={facts.student.id} />
      </Row>
      <FactList
        title={texts.tabs.deposits}
        empty={texts.noDeposits}
        facts={(facts.entries ?? []).map((entry) => ({
          id: entry.id,
          text: depositEntryText(entry),
          voided: entry.voidedAt !== null,
          note: [
            formatMonth(entry.month),
            formatMoment(new Date(entry.createdAt)),
            entry.byName,
            entry.voidedAt !== null && texts.voided,
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </>
  );
}

export function PointsTab({ facts }: Props) {
  const { can } = useManager();
  // Only who is here is given points.
  const gives =
    can('points.write') && facts.student.status === 'ENROLLED' && facts.student.deletedAt === null;
  return (
    <>
      {gives && (
        <OpenPage to={`/points/issue?student=${facts.student.id}`}>{texts.givePoints}</OpenPage>
      )}
      <FactList
        title={ofPointPeriod(
          texts.totals(facts.pointTotals?.rewardTotal ?? 0, facts.pointTotals?.penaltyTotal ?? 0),
          facts.pointPeriod,
        )}
        empty={texts.noPoints}
        facts={(facts.points ?? []).map((point) => ({
          id: point.id,
          text: dotted(`${pointFilterName(point.pointType)} ${formatPoint(point)}`, point.reason),
          note: dotted(formatDay(point.incidentDate), point.issuerName),
        }))}
      />
    </>
  );
}

export const SchedulesTab = ({ facts }: Props) => (
  <>
    <OpenPage to={`/attendance/student?student=${facts.student.id}`}>
      {texts.openSchedules}
    </OpenPage>
    <FactList
      title={texts.tabs.schedules}
      empty={texts.noSchedules}
      facts={(facts.schedules ?? []).map((one) => ({
        id: one.id,
        text: dotted(one.title, scheduleTypeName(one.type), scheduleKindName(one.kind)),
        note: `${scheduleStatusName(one.status)} · ${one.lastDate === null ? `${formatDay(one.firstDate)} –` : formatDayRange(one.firstDate, one.lastDate)}`,
      }))}
    />
    <FactList
      title={texts.reasons}
      empty={texts.noReasons}
      facts={(facts.reasons ?? []).map((reason) => ({
        id: reason.id,
        text: dotted(reasonTypeName(reason.type), reason.text),
        note: `${formatDay(reason.date)} · ${reasonStatusName(reason.status)}`,
      }))}
    />
  </>
);

/** Every exam links to its registrations, with the right to see them. */
export function MocksTab({ facts }: Props) {
  const { can } = useManager();
  const linkOf = (examId: string, id: string) =>
    can('mocks.read') ? `/mock-exam/list?exam=${examId}&registration=${id}` : undefined;
  return (
    <FactList
      title={texts.tabs.mocks}
      empty={texts.noMocks}
      facts={(facts.registrations ?? []).map(
        ({ id, exam, canceled, registeredAt, paymentStatus }) => ({
          id,
          text: exam.title,
          voided: canceled,
          to: linkOf(exam.id, id),
          note: `${formatDay(exam.examDate)} · ${registrationBadgeText(canceled ? 'canceled' : paymentStatus === 'confirmed' ? 'paid' : paymentStatus)} · ${formatMoment(new Date(registeredAt))}`,
        }),
      )}
    />
  );
}

/** 출결: month by month, this one first. */
export function AttendanceTab({ facts: { student } }: Props) {
  const current = seoulMonth(useNow());
  const [month, setMonth] = useState(current);
  return (
    <>
      <MonthPicker
        value={month}
        onValueChange={(value) => setMonth(calendarMonthSchema.parse(value))}
        current={current}
        texts={monthTexts}
      />
      <StudentMonth studentId={student.id} month={month} />
    </>
  );
}
