import textStyles from '@academy/ui/styles/text.module.css';
import columnStyles from '@academy/ui/styles/column.module.css';
import { EFFECT_CHOICES, type EffectChoice } from '@academy/domain/meals';
import {
  type MealEffect,
  effectChoiceName,
  effectText,
  type AffectedStudent,
} from '@academy/domain/calendar';
import { formatDay, type CalendarDay, monthNumberOf } from '@academy/domain/time';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { effectTexts as texts } from './effect-texts';
import styles from './effect-view.module.css';
import { formatWon } from '@academy/domain/money';

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
    <div className={columnStyles.gap12}>
      <output className={styles.sum}>{effectText(effect)}</output>
      {notesOf(effect).map((note) => (
        <p key={note} className={textStyles.help}>
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
        <p className={textStyles.help} aria-live="polite">
          {texts.choices[choice]}
        </p>
      )}
      {effect.students.length > 0 && <AffectedStudents students={effect.students} />}
    </div>
  );
}
