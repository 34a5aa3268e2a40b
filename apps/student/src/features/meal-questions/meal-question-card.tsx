import { useOnline } from '@academy/app-kit/device';
import { useSession } from '@academy/auth/react';
import { studentIdSchema, type StudentId } from '@academy/domain/ids';
import { formatDay } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { MealIcon } from '@academy/ui/icon';
import { Stack } from '@academy/ui/layout';
import { useRef, useState } from 'react';
import { DockLine } from '../../shared/dock-line';
import { useNow } from '../../shared/use-now';
import type { AskedDay } from './asked-days';
import styles from './meal-question-card.module.css';
import { mealQuestionTexts as texts } from './meal-question-texts';
import { usePutOff } from './put-off-store';
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

/** One line that can be put off; what is asked, day by day, opens from it. */
function Questions({ studentId, late }: { studentId: StudentId; late: boolean }) {
  const questions = useMealQuestions(studentId);
  const { days, words } = questions;
  const { waits, putOff } = usePutOff(studentId, days, useNow());
  const [open, setOpen] = useState(false);
  const mayMove = useLayoutMayMove(!late);
  const [first] = days;
  // All is answered; what is taken back is in the line again.
  if (!first && open) setOpen(false);
  if (!first || !mayMove) return null;
  return (
    <>
      {!waits && (
        <DockLine
          kind="asked"
          label={words.label}
          icon={<MealIcon />}
          text={
            days.length === 1
              ? words.oneLine(formatDay(first.date), first.meals)
              : words.lines(days.length)
          }
          renderWay={(way) => (
            <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} {...way} />
          )}
          dismissLabel={texts.later}
          onDismiss={putOff}
        />
      )}
      <BottomSheet open={open} onClose={() => setOpen(false)} title={words.label}>
        <AskedDays {...questions} />
      </BottomSheet>
    </>
  );
}

function AskedDays({ days, busy, words, yes, no }: ReturnType<typeof useMealQuestions>) {
  const online = useOnline();
  const card = useRef<HTMLDivElement>(null);
  const several = days.length > 1;
  // A device that knows itself to be offline promises nothing; one that only thinks it is online
  // finds out when it sends.
  const reason = online ? {} : { disabledReason: texts.offline };
  // The pressed button disappears with its question, so the focus moves to what is left.
  const answer = (work: Promise<void>) => void work.then(() => card.current?.focus());
  const buttons = (
    those: readonly AskedDay[],
    labels: { yes: string; no: string },
    day?: string,
  ) => {
    const waiting =
      busy.length > 0 && those.every((one) => busy.some(({ date }) => date === one.date));
    return (
      <div className={styles.actions}>
        {[
          { label: labels.no, does: no },
          { label: labels.yes, does: yes },
        ].map(({ label, does }) => (
          <Button
            key={label}
            loading={waiting}
            {...reason}
            {...(day !== undefined && { 'aria-label': texts.ofDay(day, label) })}
            onClick={() => busy.length === 0 && answer(does(those))}
          >
            {label}
          </Button>
        ))}
      </div>
    );
  };
  return (
    <div ref={card} className={styles.card} tabIndex={-1}>
      <Stack as="ul" gap={20}>
        {days.map((asked) => {
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
      </Stack>
      {several && (
        <div className={styles.foot}>{buttons(days, { yes: words.yesAll, no: words.noAll })}</div>
      )}
    </div>
  );
}
