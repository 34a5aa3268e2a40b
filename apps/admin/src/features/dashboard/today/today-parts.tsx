import textStyles from '@academy/ui/styles/text.module.css';
import type { Feature } from '@academy/domain/features';
import { mealName, meals } from '@academy/domain/meals';
import { orderStateName } from '@academy/domain/messages';
import { formatWon } from '@academy/domain/money';
import { ANY_STEP } from '@academy/domain/points';
import type { PresenceNow, TodayTasks } from '@academy/domain/stats';
import { formatDay, formatDuration, seoulDay } from '@academy/domain/time';
import { toneClass } from '@academy/ui/meaning';
import { Row } from '@academy/ui/layout';
import { Link } from 'react-router-dom';
import { CardWay, TodayCard, TodayLines, type TodayLine } from './today-card';
import { closesText, todayTexts as texts } from './today-texts';
import styles from './today.module.css';

const line = (
  label: string,
  count: number | null | undefined,
  to: string,
  text: (count: number) => string = texts.cases,
): TodayLine[] => (count ? [{ label, value: text(count), to }] : []);

/** What did not go as it should; nothing where everything did. */
export function wrongLines({
  orders,
  failedMessages,
  loginAlerts,
  staleBackup,
}: TodayTasks): TodayLine[] {
  return [
    ...(orders ?? []).map(({ date, state }) => ({
      label: texts.wrong.order(formatDay(date)),
      value: orderStateName(state),
      to: `/list?date=${date}`,
    })),
    ...line(texts.wrong.messages, failedMessages, '/messages?state=failed'),
    ...line(texts.wrong.logins, loginAlerts, '/settings?tab=login'),
    ...(staleBackup
      ? [
          {
            label: texts.wrong.backup,
            value: staleBackup.newest
              ? formatDay(seoulDay(new Date(staleBackup.newest)))
              : texts.wrong.noBackup,
            to: '/settings?tab=backups',
          },
        ]
      : []),
  ];
}

/** What a manager has to say yes or no to, in the order of the menu. */
export const decisionLines = (
  tasks: TodayTasks,
  uses: (feature: Feature) => boolean,
): TodayLine[] => [
  ...line(
    texts.decide.schedules,
    uses('schedule') ? tasks.pendingSchedules : null,
    '/attendance/student',
  ),
  ...line(texts.decide.reasons, tasks.pendingReasons, '/attendance/student'),
  ...line(texts.decide.objections, tasks.openObjections, '/points/issue?tab=objections'),
  ...line(
    texts.decide.points,
    tasks.overStudents,
    `/points/issue?tab=standings&step=${ANY_STEP}&sort=-penalty`,
    texts.people,
  ),
  ...line(texts.decide.accounts, tasks.pendingAccounts, '/settings?tab=accounts', texts.people),
  ...line(texts.decide.devices, tasks.waitingDevices, '/settings?tab=login'),
];

/** So many names; the sheet has all. */
const NAMES = 12;

function Missing({ presence: { missing, holiday, all } }: { presence: PresenceNow }) {
  if (all === 0)
    return (
      <p className={textStyles.figures}>
        {texts.presence.students} <CardWay to="/student">{texts.presence.register}</CardWay>
      </p>
    );
  if (holiday !== null)
    return <p className={textStyles.figures}>{texts.presence.holiday(holiday)}</p>;
  if (missing.length === 0) return <p className={textStyles.figures}>{texts.presence.none}</p>;
  return (
    <Row as="ul" gap={8} align="center">
      {missing.slice(0, NAMES).map(({ studentId, name, seat }) => (
        <li key={studentId}>
          <Link
            className={`${styles.name} ${toneClass('missing')}`}
            to={`/attendance?tile=missing&q=${encodeURIComponent(name)}`}
          >
            {seat} {name}
          </Link>
        </li>
      ))}
      {missing.length > NAMES && (
        <li>
          <CardWay to="/attendance?tile=missing">
            {texts.presence.more(missing.length - NAMES)}
          </CardWay>
        </li>
      )}
    </Row>
  );
}

/** Who should be there by now and is not. */
export const PresenceCard = ({ presence }: { presence: PresenceNow }) => (
  <TodayCard
    title={texts.presence.title}
    note={presence.all > 0 && texts.presence.arrived(presence.arrived, presence.all)}
    way={presence.all > 0 && <CardWay to="/attendance">{texts.presence.sheet}</CardWay>}
  >
    <Missing presence={presence} />
  </TodayCard>
);

interface MealsProps {
  tasks: TodayTasks;
  now: Date;
}

/** What is eaten today, and what can still be changed until when. */
export function MealsCard({ tasks, now }: MealsProps) {
  const { nextCutoff: next } = tasks;
  const closesAt = next && new Date(next.closesAt);
  return (
    <TodayCard title={texts.meals.title} way={<CardWay to="/list">{texts.meals.list}</CardWay>}>
      <ul className={styles.meals}>
        {meals.map((meal) => (
          <li key={meal}>
            <Link className={`${styles.meal} ${toneClass(meal)}`} to={`/list?meal=${meal}`}>
              <span>{mealName(meal)}</span>
              <strong className={styles.big} data-quiet={tasks[meal] === 0 || undefined}>
                {tasks[meal]}
                <small>{texts.meals.unit}</small>
              </strong>
            </Link>
          </li>
        ))}
      </ul>
      {next && closesAt ? (
        <Link className={styles.line} to="/calendar">
          <span className={styles.label}>
            {texts.meals.next} <span className={styles.whole}>{closesText(closesAt)}</span>
            <span className={styles.under}>{texts.meals.nextMeals(next.date, next)}</span>
          </span>
          <strong className={styles.value}>
            {texts.meals.left(formatDuration(closesAt.getTime() - now.getTime()))}
          </strong>
        </Link>
      ) : (
        <p className={textStyles.figures}>{texts.meals.noCutoff}</p>
      )}
    </TodayCard>
  );
}

interface MoneyProps {
  money: NonNullable<TodayTasks['money']>;
  today: TodayTasks['date'];
}

/** What of the month's money is still to come, and until when. */
export function MoneyCard({ money, today }: MoneyProps) {
  const { due, paid, unpaid, unpaidStudents, until } = money;
  const day = formatDay(until);
  return (
    <TodayCard
      title={texts.money.title}
      note={due > 0 && (until < today ? texts.money.over(day) : texts.money.until(day))}
      way={
        unpaid > 0 && (
          <CardWay to="/admin-dashboard?tab=deposits&unpaid=month">{texts.money.remind}</CardWay>
        )
      }
    >
      {unpaid > 0 ? (
        <Link
          className={`${styles.money} ${toneClass('unpaid')}`}
          to="/admin-dashboard?tab=deposits&state=unpaid"
        >
          <span>
            {texts.money.unpaid} {texts.money.students(unpaidStudents)}
          </span>
          <strong className={styles.big}>{formatWon(unpaid)}</strong>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${Math.min(100, (paid / due) * 100)}%` }} />
          </span>
          <span className={textStyles.figures}>{texts.money.paidOf(paid, due)}</span>
        </Link>
      ) : (
        <p className={textStyles.figures}>{due > 0 ? texts.money.paid : texts.money.none}</p>
      )}
    </TodayCard>
  );
}

/** Exams whose registration ends within days. */
export const SoonCard = ({ exams }: { exams: NonNullable<TodayTasks['closingMocks']> }) => (
  <TodayCard title={texts.soon}>
    <TodayLines
      lines={exams.map(({ id, title, registrationEndDate }) => ({
        label: title,
        value: formatDay(registrationEndDate),
        to: `/mock-exam/list?exam=${id}`,
      }))}
    />
  </TodayCard>
);
