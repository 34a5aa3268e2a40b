import textStyles from '@academy/ui/styles/text.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import { visitState, visitStateName } from '@academy/domain/attendance';
import { depositStateName } from '@academy/domain/deposits';
import { isOn } from '@academy/domain/features';
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
import { daysBetween, dDayText, formatDay, formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { CopyButton } from '@academy/ui/copy-button';
import { KeyValueList, type KeyValue } from '@academy/ui/key-value-list';
import { Row, Stack } from '@academy/ui/layout';
import type { ReactNode } from 'react';
import { mealsLine, periodRuns, visitLine } from './child-lines';
import styles from './guardian-page.module.css';
import { guardianTexts as texts } from './guardian-texts';
import { Attendance } from './month-part';
import { Lines, Section } from './parts';

type Money = GuardianChild['months'][number];

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
          {periodRuns(attendance.periods).map(({ first, last, text }) => (
            <li key={first}>
              <span className={textStyles.help}>{texts.periodRun(first, last)}</span> {text}
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
      <Lines items={ahead} shown={2} label={texts.coming}>
        {({ date, kind, from, to, title, approved }) => (
          <li key={`${date} ${kind} ${from} ${to} ${title}`} className={styles.badged}>
            <span>
              <span className={textStyles.help}>{formatDay(date)}</span>{' '}
              {texts.kinds[kind](from, to)} · {title}
            </span>
            <Badge meaning={approved ? 'approved' : 'waiting'}>
              {approved ? texts.approved : texts.pending}
            </Badge>
          </li>
        )}
      </Lines>
    </Section>
  );
}

function Meals({
  money,
  view: { account, date },
}: {
  money: Money;
  view: Pick<GuardianView, 'account' | 'date'>;
}) {
  const { month, lunches, dinners, paymentLast, account: bill } = money;
  const owes = bill.balance < 0;
  const facts: KeyValue[] = [
    ...(owes
      ? [
          { label: texts.owed, value: formatWon(-bill.balance), strong: true },
          {
            label: texts.until,
            value: texts.untilDay(formatDay(paymentLast), daysBetween(paymentLast, date)),
          },
        ]
      : []),
    { label: texts.meals, value: texts.mealCount(lunches, dinners) },
    // What is owed says it already, unless a part was paid.
    ...(owes && bill.paid === 0
      ? []
      : [
          { label: texts.billed, value: formatWon(bill.due) },
          { label: texts.paid, value: formatWon(bill.paid) },
        ]),
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
            {[account.bankName, account.number].filter(Boolean).join(' ')}
            <span className={styles.holder}>{account.holder}</span>
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
      {newest.length === 0 ? (
        <p className={textStyles.help}>{texts.noPoints(both.subject)}</p>
      ) : (
        <>
          <p className={styles.number}>
            {texts.bothScores(
              `${words.reward} ${texts.score(rewards)}`,
              `${words.penalty} ${texts.score(penalties)}`,
            )}
          </p>
          <Lines items={newest} shown={2}>
            {(point) => (
              <li key={point.id} className={styles.line}>
                <span>
                  <span className={textStyles.help}>{formatDay(point.incidentDate)}</span>{' '}
                  {point.reason}
                  {point.confirmation && (
                    <>
                      <br />
                      <span className={textStyles.help}>
                        {point.confirmation.at === null
                          ? texts.unconfirmed
                          : texts.confirmed(formatMoment(new Date(point.confirmation.at)))}
                      </span>
                    </>
                  )}
                </span>
                <span className={styles.number}>{formatPoint(point)}</span>
              </li>
            )}
          </Lines>
        </>
      )}
    </Section>
  );
}

function Exams({ exams, date }: Pick<GuardianChild, 'exams'> & Pick<GuardianView, 'date'>) {
  if (exams.length === 0) return null;
  // What is owed is not behind a press.
  const owed = exams.filter(({ paymentStatus }) => paymentStatus === 'unpaid');
  const others = exams.filter((one) => !owed.includes(one));
  return (
    <Section title={texts.exams}>
      <Lines items={[...owed, ...others]} shown={Math.max(1, owed.length)}>
        {({ id, exam, paymentStatus }) => (
          <li key={id} className={styles.line}>
            <span>
              {exam.title}
              <br />
              <span className={textStyles.help}>
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
        )}
      </Lines>
    </Section>
  );
}

/** What there is to know of a child: today and what is owed first. */
export function ChildSection({
  child,
  view,
  request,
}: {
  child: GuardianChild;
  view: GuardianView;
  /** Where an absence is reported. */
  request: ReactNode;
}) {
  const { date, pointWords = defaultPointWords, featuresOff } = view;
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
        {child.seat !== null && <span className={textStyles.help}>{texts.seat(child.seat)}</span>}
      </Row>
      <Today child={child} />
      {owed.map((money) => (
        <Meals key={money.month} money={money} view={view} />
      ))}
      <Coming ahead={child.ahead} />
      {request}
      {settled.map((money) => (
        <Meals key={money.month} money={money} view={view} />
      ))}
      <Attendance child={child} date={date} />
      {isOn('points', featuresOff) && <Points points={child.points} words={pointWords} />}
      {isOn('mocks', featuresOff) && <Exams exams={child.exams} date={date} />}
    </Stack>
  );
}
