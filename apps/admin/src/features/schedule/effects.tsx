import textStyles from '@academy/ui/styles/text.module.css';
import { meals as mealOrder } from '@academy/domain/meals';
import {
  absenceEffects,
  describeClash,
  findClash,
  keptExceptions,
  type RegularSchedule,
  type ScheduleDraft,
  type ScheduleSurroundings,
  type WaitingSchedule,
  weekdaysText,
} from '@academy/domain/schedule';
import { formatDay } from '@academy/domain/time';
import { Stack } from '@academy/ui/layout';
import styles from './effects.module.css';
import { queueTexts } from './queue/queue-texts';
import { scheduleTexts } from './schedule-texts';

/** What deciding would meet: the same of a request in the queue and of a form that is filled in. */
export type Effects = Pick<WaitingSchedule, 'clash' | 'compulsory' | 'meals' | 'exams'>;

/** How many ordered meals that are. */
export const countMeals = ({ meals }: Effects): number =>
  meals.reduce((sum, day) => sum + day.meals.length, 0);

/** Whether deciding meets something that the manager should know of. */
export const hasEffects = (effects: Effects): boolean =>
  effects.clash !== null ||
  effects.compulsory.length > 0 ||
  effects.meals.length > 0 ||
  effects.exams.length > 0;

interface Context {
  /** The schedule that the draft changes; null for a new one. */
  edited: RegularSchedule | null;
  own: readonly RegularSchedule[];
  surroundings: ScheduleSurroundings;
}

/**
 * What a schedule that is being written would meet, by the rules that the server asks as well: a
 * clash, compulsory periods, ordered meals, exam days.
 */
export function draftEffects(
  draft: ScheduleDraft,
  { edited, own, surroundings }: Context,
): Effects {
  const timetable = {
    ...draft,
    exceptions: edited === null ? [] : keptExceptions(draft, edited.exceptions),
  };
  const clash = findClash(timetable, own, edited);
  return {
    clash: clash && describeClash(clash),
    ...absenceEffects(timetable, surroundings),
  };
}

const texts = queueTexts.effect;
/** This many days are listed; the rest is counted. */
const LISTED = 5;

const mealNames = (ordered: Effects['meals'][number]['meals']) =>
  mealOrder
    .filter((meal) => ordered.includes(meal))
    .map((meal) => scheduleTexts.week.meals[meal])
    .join('·');

/**
 * What a decision or a change would meet, before it is made: another schedule, compulsory periods,
 * ordered meals, exams.
 */
export function EffectList({ effects }: { effects: Effects }) {
  const { clash, compulsory, meals, exams } = effects;
  if (!hasEffects(effects)) return <p className={textStyles.help}>{queueTexts.nothingMet}</p>;
  return (
    <Stack as="ul" gap={8}>
      {clash !== null && (
        <li className={styles.effect} data-grave="">
          {texts.clash(clash)}
        </li>
      )}
      {compulsory.length > 0 && (
        <li className={styles.effect} data-grave="">
          <strong>{texts.compulsory}</strong>
          <span>
            {compulsory
              .map(({ weekdays, names }) => `${weekdaysText(weekdays)} ${names.join('·')}`)
              .join(', ')}
          </span>
        </li>
      )}
      {meals.length > 0 && (
        <li className={styles.effect}>
          <strong>{texts.meals(countMeals(effects))}</strong>
          <span>
            {[
              ...meals
                .slice(0, LISTED)
                .map(({ date, meals: ordered }) => `${formatDay(date)} ${mealNames(ordered)}`),
              ...(meals.length > LISTED ? [texts.more(meals.length - LISTED)] : []),
            ].join(', ')}
          </span>
          <span className={styles.note}>{texts.mealsNote}</span>
        </li>
      )}
      {exams.length > 0 && (
        <li className={styles.effect}>
          <strong>{texts.exams}</strong>
          <span>{exams.map(({ date, title }) => `${formatDay(date)} ${title}`).join(', ')}</span>
        </li>
      )}
    </Stack>
  );
}
