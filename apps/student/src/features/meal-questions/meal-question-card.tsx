import { useSession } from '@academy/auth/react';
import { studentIdSchema, type StudentId } from '@academy/domain/ids';
import { formatDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { useHeightVariable } from '@academy/ui/use-height-variable';
import { useRef, useState } from 'react';
import { mealQuestionTexts as texts } from './meal-question-texts';
import { useOnline } from '@academy/app-kit/device';
import type { AskedDay } from './asked-days';
import styles from './meal-question-card.module.css';
import { useLayoutMayMove } from './use-layout-may-move';
import { useMealQuestions } from './use-meal-questions';

/**
 * Asks what becomes of the meals in an approved absence; nothing while there is nothing to ask.
 * `late`: it comes to a page in use, and waits for a pause there.
 */
export function MealQuestionCard({ late = false }: { late?: boolean }) {
  const { state } = useSession();
  return state.status === 'student' ? (
    <Questions studentId={studentIdSchema.parse(state.studentId)} late={late} />
  ) : null;
}

function Questions({ studentId, late }: { studentId: StudentId; late: boolean }) {
  const { days, busy, words, yes, no } = useMealQuestions(studentId);
  const online = useOnline();
  const [all, setAll] = useState(false);
  const card = useRef<HTMLElement>(null);
  const measured = useHeightVariable('--shell-dock');
  const mayMove = useLayoutMayMove(!late);
  if (days.length === 0 || !mayMove) return null;

  const several = days.length > 1;
  // Several days at once are in one line until they are asked for: the card is above what the page
  // is for.
  const shown = all || !several ? days : [];
  // A device that knows itself to be offline promises nothing; one that only thinks it is online
  // finds out when it sends.
  const reason = online ? {} : { disabledReason: texts.offline };
  // The pressed button disappears with its question, so the focus moves to the card.
  const answer = (work: Promise<void>) => void work.then(() => card.current?.focus());
  const buttons = (
    those: readonly AskedDay[],
    labels: { yes: string; no: string },
    day?: string,
  ) => {
    const waiting =
      busy.length > 0 && those.every((one) => busy.some(({ date }) => date === one.date));
    const named = (action: string) =>
      day === undefined ? {} : { 'aria-label': texts.ofDay(day, action) };
    return (
      <div className={styles.actions}>
        <Button
          loading={waiting}
          {...reason}
          {...named(labels.no)}
          onClick={() => busy.length === 0 && answer(no(those))}
        >
          {labels.no}
        </Button>
        <Button
          loading={waiting}
          {...reason}
          {...named(labels.yes)}
          onClick={() => busy.length === 0 && answer(yes(those))}
        >
          {labels.yes}
        </Button>
      </div>
    );
  };

  return (
    <div ref={measured} className={styles.dock}>
      <section ref={card} className={styles.card} aria-label={words.label} tabIndex={-1}>
        {several && <h2 className={styles.title}>{words.title(days.length)}</h2>}
        {shown.length > 0 && (
          <ul className={styles.days}>
            {shown.map((asked) => {
              const day = formatDay(asked.date);
              return (
                <li key={asked.date} className={styles.day}>
                  <p>{words.question(day, asked.meals, asked.kinds)}</p>
                  {buttons(
                    [asked],
                    { yes: words.yes(asked.meals), no: words.no },
                    several ? day : undefined,
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {several && (
          <div className={styles.foot}>
            {all ? (
              buttons(days, { yes: words.yesAll, no: words.noAll })
            ) : (
              <Button onClick={() => setAll(true)}>{texts.byDay}</Button>
            )}
          </div>
        )}
      </section>
    </div>
  );
}
