import type { StudentId } from '@academy/domain/ids';
import type { RegularSchedule, ScheduleSettings } from '@academy/domain/schedule';
import { Button } from '@academy/ui/button';
import { useState } from 'react';
import { scheduleDetailTexts, scheduleTexts } from '../schedule-texts';
import { useOnline } from '@academy/app-kit/device';
import { useOrderedMeals } from '../use-ordered-meals';
import styles from './schedule-detail.module.css';

interface Props {
  schedule: RegularSchedule;
  settings: ScheduleSettings;
  studentId: StudentId;
}

/**
 * Asks whether the meals that the schedule overlaps should go, and does it; the message about it
 * takes it back.
 */
export function MealQuestion({ schedule, settings, studentId }: Props) {
  const online = useOnline();
  const meals = useOrderedMeals(studentId, settings);
  const [busy, setBusy] = useState(false);
  const { overlaps, question } = meals.overlapped(schedule);
  if (question === null) return null;

  async function cancel(): Promise<void> {
    setBusy(true);
    await meals.cancel(overlaps);
    setBusy(false);
  }

  return (
    <div className={styles.notice}>
      {question}
      <Button
        size="dense"
        loading={busy}
        {...(!online && { disabledReason: scheduleTexts.offline })}
        onClick={() => void cancel()}
      >
        {scheduleDetailTexts.meals}
      </Button>
    </div>
  );
}
