import { formatDay } from '@academy/domain/time';
import { meals as mealOrder } from '@academy/domain/meals';
import styles from './effect-list.module.css';
import { queueTexts } from './queue-texts';
import { scheduleTexts } from './schedule-texts';
import { countMeals, meetsSomething, type Effects } from './waiting';

const texts = queueTexts.effect;
/** So many days are told one by one; the rest is counted. */
const TOLD = 5;

const mealNames = (ordered: Effects['meals'][number]['meals']) =>
  mealOrder
    .filter((meal) => ordered.includes(meal))
    .map((meal) => scheduleTexts.week.meals[meal])
    .join('·');

/**
 * What a decision or a change would meet, before it is made: another schedule, ordered meals,
 * exams.
 */
export function EffectList({ effects }: { effects: Effects }) {
  const { clash, meals, exams } = effects;
  if (!meetsSomething(effects)) return <p className={styles.nothing}>{queueTexts.nothingMet}</p>;
  return (
    <ul className={styles.effects}>
      {clash !== null && (
        <li className={styles.effect} data-grave="">
          {texts.clash(clash)}
        </li>
      )}
      {meals.length > 0 && (
        <li className={styles.effect}>
          <strong>{texts.meals(countMeals(effects))}</strong>
          <span>
            {[
              ...meals
                .slice(0, TOLD)
                .map(({ date, meals: ordered }) => `${formatDay(date)} ${mealNames(ordered)}`),
              ...(meals.length > TOLD ? [texts.more(meals.length - TOLD)] : []),
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
    </ul>
  );
}
