import { Checkbox } from '@academy/ui/checkbox';
import { InfoIcon, WarningIcon } from '@academy/ui/icon';
import { scheduleFormTexts as texts } from '../schedule-texts';
import styles from './schedule-form.module.css';
import type { ScheduleFormView } from './use-schedule-form';

interface Props {
  preview: ScheduleFormView['preview'];
  cancelMeals: boolean;
  onCancelMeals: (cancel: boolean) => void;
}

/** What is being asked for, in a sentence; what is in its way, and which meals it would miss. */
export function FormPreview({
  preview: { sentence, clash, meals },
  cancelMeals,
  onCancelMeals,
}: Props) {
  const asksForMeals = clash === null && meals.question !== null;
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <div aria-live="polite">
        <p className={sentence === null ? styles.previewHint : styles.sentence}>
          {sentence ?? texts.previewHint}
        </p>
        {clash !== null && (
          <p className={styles.clash}>
            <WarningIcon /> <span>{clash}</span>
          </p>
        )}
        {asksForMeals && (
          <p className={styles.meals}>
            <InfoIcon /> <span>{meals.question}</span>
          </p>
        )}
      </div>
      {asksForMeals && (
        <Checkbox
          size="dense"
          label={texts.cancelMeals}
          checked={cancelMeals}
          onCheckedChange={onCancelMeals}
        />
      )}
    </section>
  );
}
