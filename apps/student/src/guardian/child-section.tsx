import { statusMeanings } from '@academy/app-kit/status';
import {
  attendanceMarkText,
  markStatusName,
  visitState,
  visitStateName,
} from '@academy/domain/attendance';
import { depositStateName } from '@academy/domain/deposits';
import type { GuardianChild, GuardianView } from '@academy/domain/guardians';
import { registrationBadgeText } from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import {
  bothPoints,
  defaultPointWords,
  formatPoint,
  pointPeriodName,
  type PointWords,
} from '@academy/domain/points';
import type { DayPeriod } from '@academy/domain/students';
import { dDayText, formatDay, monthOf } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { CopyButton } from '@academy/ui/copy-button';
import { KeyValueList, type KeyValue } from '@academy/ui/key-value-list';
import { Card, Row, Stack } from '@academy/ui/layout';
import type { ReactNode } from 'react';
import { dayCounts, mealsLine, unusualDays, visitLine } from './child-lines';
import styles from './guardian-page.module.css';
import { guardianTexts as texts } from './guardian-texts';

type Money = GuardianChild['months'][number];

const Section = ({
  title,
  badge,
  children,
}: {
  title: string;
  badge?: ReactNode;
  children: ReactNode;
}) => (
  <Card as="section" gap={12} padding={16}>
    <Row gap={8} align="center" justify="between" wrap>
      <h3 className={styles.section}>{title}</h3>
      {badge}
    </Row>
    {children}
  </Card>
);

function periodText({ begun, mark, expected }: DayPeriod): string {
  if (mark?.status) return attendanceMarkText(mark);
  if (expected?.status) return attendanceMarkText(expected);
  return begun ? texts.unmarked : texts.ahead;
}

function Today({ child }: { child: GuardianChild }) {
  const { attendance } = child;
  const facts: KeyValue[] = [
    { label: texts.visit, value: visitLine(child) },
    { label: texts.meals, value: mealsLine(child) },
  ];
  if (attendance && attendance.reportedAbsences.length > 0)
    facts.push({
      label: texts.requests,
      value: attendance.reportedAbsences
        .map(({ title, approved }) => texts.reportedAbsence(title, approved))
        .join(', '),
    });
  const state = visitState(attendance?.visit ?? null);
  return (
    <Section
      title={attendance?.holiday ? texts.holiday(attendance.holiday) : texts.today}
      badge={<Badge meaning={statusMeanings.visit[state]}>{visitStateName(state)}</Badge>}
    >
      <KeyValueList look="columns" items={facts} />
      {attendance && attendance.periods.length > 0 && (
        <ol className={styles.periods} aria-label={texts.periods}>
          {attendance.periods.map((period) => (
            <li key={period.number} className={styles.period}>
              <span className={styles.name}>{period.name}</span> {periodText(period)}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** What is approved, or waits, for the coming days. */
function Coming({ ahead }: Pick<GuardianChild, 'ahead'>) {
  if (ahead.length === 0) return null;
  return (
    <Section title={texts.coming}>
      <ul className={styles.lines} aria-label={texts.coming}>
        {ahead.map(({ date, kind, from, to, title, approved }) => (
          <li key={`${date} ${kind} ${from} ${to} ${title}`} className={styles.badged}>
            <span>
              <span className={styles.name}>{formatDay(date)}</span> {texts.kinds[kind](from, to)} ·{' '}
              {title}
            </span>
            <Badge meaning={approved ? 'approved' : 'waiting'}>
              {approved ? texts.approved : texts.pending}
            </Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Attendance({ child, date }: { child: GuardianChild; date: GuardianView['date'] }) {
  const counts = dayCounts(child);
  const unusual = unusualDays(child);
  const facts = [
    ['PRESENT', counts.present],
    ['LATE', counts.late],
    ['EARLY_LEAVE', counts.leftEarly],
    ['ABSENT', counts.absent],
  ] as const;
  return (
    <Section title={texts.attendance(monthOf(date))}>
      {child.days.length === 0 ? (
        <p className={styles.quiet}>{texts.noDays}</p>
      ) : (
        <dl className={styles.counts}>
          {facts.map(([status, count]) => (
            <div key={status} className={styles.count}>
              <dt className={styles.name}>{markStatusName(status)}</dt>
              <dd className={styles.figure}>{texts.days(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {unusual.length > 0 && (
        <ul className={styles.lines} aria-label={texts.exceptions}>
          {unusual.map((day) => (
            <li key={day.date} className={styles.line}>
              <span>{formatDay(day.date)}</span>
              <span>{attendanceMarkText(day)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Meals({ money, account }: { money: Money; account: GuardianView['account'] }) {
  const { month, lunches, dinners, account: bill } = money;
  const owes = bill.balance < 0;
  const facts: KeyValue[] = [
    ...(owes ? [{ label: texts.owed, value: formatWon(-bill.balance), strong: true }] : []),
    { label: texts.meals, value: texts.mealCount(lunches, dinners) },
    { label: texts.billed, value: formatWon(bill.due) },
    { label: texts.paid, value: formatWon(bill.paid) },
    ...(bill.balance > 0 ? [{ label: texts.over, value: formatWon(bill.balance) }] : []),
  ];
  return (
    <Section
      title={texts.money(month)}
      badge={
        bill.state !== 'none' && (
          <Badge meaning={statusMeanings.deposit[bill.state]}>{depositStateName(bill.state)}</Badge>
        )
      }
    >
      <KeyValueList items={facts} />
      {owes && account && (
        <Row gap={8} align="center" justify="between" wrap className={styles.account}>
          <span className={styles.number}>
            {[account.bankName, account.number, account.holder].filter(Boolean).join(' ')}
          </span>
          <CopyButton
            text={account.number}
            label={texts.copy}
            copiedLabel={texts.copied}
            failedLabel={texts.copyFailed}
          />
        </Row>
      )}
    </Section>
  );
}

function Points({ points, words }: Pick<GuardianChild, 'points'> & { words: PointWords }) {
  const both = bothPoints(words);
  const { rewards, penalties, step, newest, period } = points;
  return (
    <Section
      title={`${both.name} · ${pointPeriodName(period)}`}
      badge={step !== null && <Badge meaning="penalty">{step}</Badge>}
    >
      <KeyValueList
        items={[
          { label: words.reward, value: texts.score(rewards) },
          { label: words.penalty, value: texts.score(penalties) },
        ]}
      />
      {newest.length === 0 ? (
        <p className={styles.quiet}>{texts.noPoints(both.subject)}</p>
      ) : (
        <ul className={styles.lines}>
          {newest.map((point) => (
            <li key={point.id} className={styles.line}>
              <span>
                <span className={styles.name}>{formatDay(point.incidentDate)}</span> {point.reason}
              </span>
              <span className={styles.number}>{formatPoint(point)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Exams({ exams, date }: Pick<GuardianChild, 'exams'> & Pick<GuardianView, 'date'>) {
  if (exams.length === 0) return null;
  return (
    <Section title={texts.exams}>
      <ul className={styles.lines}>
        {exams.map(({ id, exam, paymentStatus }) => (
          <li key={id} className={styles.line}>
            <span>
              {exam.title}
              <br />
              <span className={styles.name}>
                {[
                  formatDay(exam.examDate),
                  dDayText(exam.examDate, date),
                  exam.admissionTime && texts.admission(exam.admissionTime),
                  exam.place,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Badge meaning={statusMeanings.mockPayment[paymentStatus]}>
              {registrationBadgeText(paymentStatus === 'confirmed' ? 'paid' : paymentStatus)}
            </Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What there is to know of a child: today and what is owed first. */
export function ChildSection({
  child,
  view: { date, account, pointWords = defaultPointWords },
  request,
}: {
  child: GuardianChild;
  view: GuardianView;
  /** Where an absence is reported. */
  request: ReactNode;
}) {
  const [present, last] = child.months;
  const shown = [present, last?.account.balance === 0 ? undefined : last].filter(
    (money) => money !== undefined,
  );
  // What is owed is next to today; what is settled comes after what lies ahead.
  const [owed, settled] = [
    shown.filter(({ account: { balance } }) => balance < 0),
    shown.filter(({ account: { balance } }) => balance >= 0),
  ];
  return (
    <Stack as="section" gap={12} aria-label={child.name}>
      <Row gap={8} align="baseline" wrap>
        <h2 className={styles.child}>{child.name}</h2>
        {child.seat !== null && <span className={styles.name}>{texts.seat(child.seat)}</span>}
      </Row>
      <Today child={child} />
      {owed.map((money) => (
        <Meals key={money.month} money={money} account={account} />
      ))}
      <Coming ahead={child.ahead} />
      {request}
      {settled.map((money) => (
        <Meals key={money.month} money={money} account={account} />
      ))}
      <Attendance child={child} date={date} />
      <Points points={child.points} words={pointWords} />
      <Exams exams={child.exams} date={date} />
    </Stack>
  );
}
