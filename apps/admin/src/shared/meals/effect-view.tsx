import {
  type MealEffect,
  effectChoiceName,
  effectText,
  type AffectedStudent,
} from '@academy/domain/calendar';
import { EFFECT_CHOICES, type EffectChoice } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import { formatDay, type CalendarDay, monthNumberOf } from '@academy/domain/time';
import { SegmentedControl } from '@academy/ui/segmented-control';
import styles from './effect-view.module.css';

const CHOICES: Record<EffectChoice, string> = {
  keep: '신청은 그대로 두고 새 신청만 받지 않습니다.',
  cancel: '위 신청을 취소합니다. 이미 낸 금액은 그 달의 초과 입금으로 남습니다.',
  'carry-over': '위 신청을 취소하고 이미 낸 금액은 다음 달로 이월합니다.',
};

/** What a change of the meal rules says about itself, on the calendar and in the settings. */
const texts = {
  choice: '이미 신청한 도시락',
  choices: CHOICES,
  settleable: (amount: number) => `이 가운데 이미 낸 금액 ${formatWon(amount)}`,
  day: (day: string, lunch: number, dinner: number) =>
    [day, lunch > 0 && `점심 ${lunch}`, dinner > 0 && `저녁 ${dinner}`].filter(Boolean).join(' '),
  moreDays: (count: number) => ` 외 ${count}일`,
  locked: (count: number, days: string, students: number) =>
    `학생이 더는 바꿀 수 없게 되는 ${count}일(신청한 학생 ${students}명): ${days}`,
  unlocked: (count: number, days: string, students: number) =>
    `학생이 다시 바꿀 수 있게 되는 ${count}일(신청한 학생 ${students}명): ${days}`,
  frozenBills: (count: number) => `이미 신청을 시작한 청구 ${count}건은 이전 단가 그대로입니다.`,
  stillClosed: '다른 규칙 때문에 계속 운영하지 않는 식사가 있습니다.',
  students: (count: number) => `학생 ${count}명 보기`,
  seat: '좌석',
  name: '이름',
  month: '월',
  meals: '식수',
  amount: '금액',
  paid: '이미 낸 금액',
  noSeat: '미지정',
  monthOf: (month: number) => `${month}월`,
  mealCount: (count: number) => `${count}식`,
} as const;

/** Who loses how many meals, and for how much; of two months two lines. */
function AffectedStudents({ students }: { students: readonly AffectedStudent[] }) {
  const months = new Set(students.map(({ month }) => month)).size;
  const people = new Set(students.map(({ studentId }) => studentId)).size;
  return (
    <details className={styles.details}>
      <summary>{texts.students(people)}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.seat}</th>
            <th scope="col">{texts.name}</th>
            {months > 1 && <th scope="col">{texts.month}</th>}
            <th scope="col">{texts.meals}</th>
            <th scope="col">{texts.amount}</th>
            <th scope="col">{texts.paid}</th>
          </tr>
        </thead>
        <tbody>
          {students.map(({ studentId, month, seat, name, mealCount, amount, settleable }) => (
            <tr key={`${studentId} ${month}`}>
              <td>{seat ?? texts.noSeat}</td>
              <th scope="row">{name}</th>
              {months > 1 && <td>{texts.monthOf(monthNumberOf(month))}</td>}
              <td>{texts.mealCount(mealCount)}</td>
              <td>{formatWon(amount)}</td>
              <td>{formatWon(settleable)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** How many days are named; the rest is counted. */
const SHOWN_DAYS = 10;

const daysText = (days: readonly CalendarDay[]) =>
  `${days.slice(0, SHOWN_DAYS).map(formatDay).join(', ')}${days.length > SHOWN_DAYS ? texts.moreDays(days.length - SHOWN_DAYS) : ''}`;

/** What a change does beside taking meals away. */
function notesOf({
  days,
  settleable,
  locked,
  lockedStudents,
  unlocked,
  unlockedStudents,
  frozenBills,
  stillClosed,
}: MealEffect): string[] {
  return [
    settleable > 0 && texts.settleable(settleable),
    days.length > 0 &&
      days
        .slice(0, SHOWN_DAYS)
        .map(({ date, lunch, dinner }) => texts.day(formatDay(date), lunch, dinner))
        .join(' · ') + (days.length > SHOWN_DAYS ? texts.moreDays(days.length - SHOWN_DAYS) : ''),
    locked.length > 0 && texts.locked(locked.length, daysText(locked), lockedStudents),
    unlocked.length > 0 && texts.unlocked(unlocked.length, daysText(unlocked), unlockedStudents),
    frozenBills > 0 && texts.frozenBills(frozenBills),
    stillClosed.length > 0 && texts.stillClosed,
  ].filter((note) => note !== false);
}

interface Props {
  effect: MealEffect;
  /** Nothing is chosen before the manager chooses. */
  choice: EffectChoice | undefined;
  onChoice: (choice: EffectChoice) => void;
}

/**
 * Whom a change of the meal rules concerns and how much, and what becomes of what they applied for.
 */
export function EffectView({ effect, choice, onChoice }: Props) {
  return (
    <div className={styles.effect}>
      <output className={styles.sum}>{effectText(effect)}</output>
      {notesOf(effect).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {effect.choices.length > 1 && (
        <SegmentedControl
          block
          label={texts.choice}
          options={EFFECT_CHOICES.filter((one) => effect.choices.includes(one)).map((value) => ({
            value,
            label: effectChoiceName(value),
          }))}
          value={choice ?? null}
          onValueChange={onChoice}
        />
      )}
      {effect.choices.length > 1 && choice && (
        <p className={styles.note} aria-live="polite">
          {texts.choices[choice]}
        </p>
      )}
      {effect.students.length > 0 && <AffectedStudents students={effect.students} />}
    </div>
  );
}
