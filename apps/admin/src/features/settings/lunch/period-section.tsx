import { cutoffOf } from '@academy/domain/meals';
import { formatClock, formatDay, formatMoment, seoulDay, shiftDay } from '@academy/domain/time';
import { useNow } from '../../../shared/use-now';
import { DayInput } from './day-input';
import { NumberInput } from './number-input';
import { Section } from '../form/section';
import styles from '../settings-page.module.css';
import { settingsTexts as texts } from '../settings-texts';
import type { LunchSection } from './lunch-model';

const MINUTE_MS = 60_000;

/**
 * The last minute in which a change is taken and the first in which it is not, for a meal of
 * tomorrow's tomorrow.
 */
function cutoffExample(editCutoffHour: number, now: Date): string {
  const day = shiftDay(seoulDay(now), 2);
  const locks = cutoffOf({ editCutoffHour }, day);
  return texts.cutoffTest(
    formatDay(day),
    formatMoment(new Date(locks.getTime() - MINUTE_MS)),
    formatClock(locks),
  );
}

export function PeriodSection(props: LunchSection) {
  const now = useNow();
  const { draft, errors } = props.form;
  return (
    <Section title={texts.period} help={texts.periodHelp}>
      <div className={styles.pair}>
        <DayInput {...props} field="applyStartDate" />
        <DayInput {...props} field="applyEndDate" />
      </div>
      <div className={styles.pair}>
        <NumberInput {...props} field="editCutoffHour" unit={texts.hour} step={1} />
        {!errors.editCutoffHour && (
          <p className={styles.example} aria-live="polite">
            {texts.cutoffHelp(draft.editCutoffHour)}
            <br />
            {cutoffExample(draft.editCutoffHour, now)}
          </p>
        )}
      </div>
    </Section>
  );
}
