import { depositEntryText, depositStateName } from '@academy/domain/deposits';
import { ofPointPeriod, pointFilterName, formatPoint } from '@academy/domain/points';
import { reasonStatusName, reasonTypeName } from '@academy/domain/reasons';
import { registrationBadgeText } from '@academy/domain/mocks';
import { scheduleKindName, scheduleStatusName, scheduleTypeName } from '@academy/domain/schedule';
import { formatWon } from '@academy/domain/money';
import type { MonthFacts, StudentFacts } from '@academy/domain/students';
import { formatDay, formatDayRange, formatMoment, formatMonth } from '@academy/domain/time';
import { buttonClassName } from '@academy/ui/button';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Link } from 'react-router-dom';
import { useManager } from '../../shared/use-manager';
import { FactList } from './fact-list';
import { studentTexts } from './student-texts';
import styles from './student-drawer.module.css';

const texts = studentTexts.drawer;
interface Props {
  facts: StudentFacts;
}

const mealsOf = (month: MonthFacts) => ({
  lunch: month.reservations.filter(({ lunch }) => lunch).length,
  dinner: month.reservations.filter(({ dinner }) => dinner).length,
  days: month.reservations.map(
    ({ date, lunch, dinner }) =>
      `${formatDay(date)} ${[lunch && texts.lunch, dinner && texts.dinner].filter(Boolean).join('·')}`,
  ),
});

export const MealsTab = ({ facts }: Props) =>
  facts.months.map((month) => {
    const { lunch, dinner, days } = mealsOf(month);
    return (
      <section key={month.month} className={styles.section}>
        <h3 className={styles.heading}>{formatMonth(month.month)}</h3>
        {days.length === 0 ? (
          <p className={styles.note}>{texts.noMeals}</p>
        ) : (
          <KeyValueList
            items={[
              { label: texts.lunch, value: texts.count(lunch) },
              { label: texts.dinner, value: texts.count(dinner) },
              { label: texts.billed, value: formatWon(month.account.billed) },
              { label: texts.paid, value: formatWon(month.account.paid) },
              { label: texts.state, value: depositStateName(month.account.state) },
              { label: texts.days, value: days.toReversed().join(', ') },
            ]}
          />
        )}
      </section>
    );
  });

export const DepositsTab = ({ facts }: Props) => (
  <FactList
    title={texts.tabs.deposits}
    empty={texts.noDeposits}
    facts={facts.entries.map((entry) => ({
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
);

export function PointsTab({ facts }: Props) {
  const { can } = useManager();
  // Only who is here is given points.
  const gives =
    can('points.write') && facts.student.status === 'ENROLLED' && facts.student.deletedAt === null;
  return (
    <>
      {gives && (
        <div className={styles.actions}>
          <Link
            className={buttonClassName({ size: 'dense' })}
            to={`/points/issue?student=${facts.student.id}`}
          >
            {texts.givePoints}
          </Link>
        </div>
      )}
      <FactList
        title={ofPointPeriod(
          texts.totals(facts.pointTotals.rewardTotal, facts.pointTotals.penaltyTotal),
          facts.pointPeriod,
        )}
        empty={texts.noPoints}
        facts={facts.points.map((point) => ({
          id: point.id,
          text: `${pointFilterName(point.pointType)} ${formatPoint(point)} · ${point.reason}`,
          note: `${formatDay(point.incidentDate)} · ${point.issuerName}`,
        }))}
      />
    </>
  );
}

export const SchedulesTab = ({ facts }: Props) => (
  <>
    <Link
      className={buttonClassName({ size: 'dense' })}
      to={`/attendance/student?student=${facts.student.id}`}
    >
      {texts.openSchedules}
    </Link>
    <FactList
      title={texts.tabs.schedules}
      empty={texts.noSchedules}
      facts={facts.schedules.map((one) => ({
        id: one.id,
        text: `${one.title} · ${scheduleTypeName(one.type)} · ${scheduleKindName(one.kind)}`,
        note: `${scheduleStatusName(one.status)} · ${one.lastDate === null ? `${formatDay(one.firstDate)} –` : formatDayRange(one.firstDate, one.lastDate)}`,
      }))}
    />
    <FactList
      title={texts.reasons}
      empty={texts.noReasons}
      facts={facts.reasons.map((reason) => ({
        id: reason.id,
        text: `${reasonTypeName(reason.type)} · ${reason.text}`,
        note: `${formatDay(reason.date)} · ${reasonStatusName(reason.status)}`,
      }))}
    />
  </>
);

/** Every exam leads to its registrations, for whoever may see those. */
export function MocksTab({ facts }: Props) {
  const { can } = useManager();
  const linkOf = (examId: string, id: string) =>
    can('mocks.read') ? `/mock-exam/list?exam=${examId}&registration=${id}` : undefined;
  return (
    <FactList
      title={texts.tabs.mocks}
      empty={texts.noMocks}
      facts={facts.registrations.map(({ id, exam, canceled, registeredAt, paymentStatus }) => ({
        id,
        text: exam.title,
        voided: canceled,
        to: linkOf(exam.id, id),
        note: `${formatDay(exam.examDate)} · ${registrationBadgeText(canceled ? 'canceled' : paymentStatus === 'confirmed' ? 'paid' : paymentStatus)} · ${formatMoment(new Date(registeredAt))}`,
      }))}
    />
  );
}
