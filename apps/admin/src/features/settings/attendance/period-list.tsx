import { PERIODS_MAX, nextPeriod } from '@academy/domain/attendance';
import { START_OF_DAY, isClockTime } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { CloseIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { InlineError } from '@academy/ui/inline-error';
import { TextField } from '@academy/ui/text-field';
import { TimeField } from '@academy/ui/time-field';
import { useId } from 'react';
import type { SectionProps } from '../form/section';
import {
  periodFields,
  type AttendanceDraft,
  type DraftPeriod,
  type PeriodField,
} from './attendance-model';
import { attendanceTabTexts as texts } from './attendance-texts';
import styles from './period-list.module.css';

/**
 * The periods of a kind of day: one line each, added at the end, taken out, or taken over from
 * another kind of day.
 */
export function PeriodList({
  form,
  disabledReason,
  field,
}: SectionProps<AttendanceDraft> & { field: PeriodField }) {
  const headingId = useId();
  const {
    draft,
    errors,
    model: { labels },
  } = form;
  const periods = draft[field];
  const days = labels[field];
  const set = (next: DraftPeriod[]) => form.set(field, next);
  const change = (at: number, part: Partial<DraftPeriod>) =>
    set(periods.map((period, index) => (index === at ? { ...period, ...part } : period)));
  const timed = (time: string) => (isClockTime(time) ? time : START_OF_DAY);
  const next = nextPeriod(
    periods.map((period) => ({ ...period, from: timed(period.from), to: timed(period.to) })),
  );
  const full = next === null || periods.length >= PERIODS_MAX ? texts.full(PERIODS_MAX) : undefined;
  const time = (at: number, { name, ...times }: DraftPeriod, end: 'from' | 'to') => {
    const label = texts.field(days, name || texts.row(at + 1), texts[end]);
    return (
      <TimeField
        label={label}
        labelHidden
        size="dense"
        value={times[end]}
        onValueChange={(value) => change(at, { [end]: value })}
        pickerLabel={`${label} ${texts.pickTime}`}
        aria-invalid={!isClockTime(times[end])}
        disabledReason={disabledReason}
        reasonHidden
      />
    );
  };

  return (
    <section className={styles.days} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {days} <span className={styles.count}>{texts.count(periods.length)}</span>
      </h3>
      {periods.length > 0 && (
        <div className={styles.head} aria-hidden="true">
          <span>{texts.name}</span>
          <span>{texts.from}</span>
          <span>{texts.to}</span>
        </div>
      )}
      <ol className={styles.list} aria-label={days}>
        {periods.map((period, at) => (
          <li key={period.number} className={styles.row}>
            <TextField
              label={texts.field(days, texts.row(at + 1), texts.name)}
              labelHidden
              size="dense"
              value={period.name}
              maxLength={10}
              onValueChange={(name) => change(at, { name })}
              disabledReason={disabledReason}
              reasonHidden
            />
            {time(at, period, 'from')}
            {time(at, period, 'to')}
            <IconButton
              label={texts.remove(days, period.name || texts.row(at + 1))}
              size="dense"
              disabledReason={disabledReason}
              onClick={() => set(periods.filter((_, index) => index !== at))}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ol>
      <InlineError>{errors[field]}</InlineError>
      <div className={styles.buttons}>
        <Button
          size="dense"
          aria-label={texts.addTo(days)}
          disabledReason={disabledReason ?? full}
          onClick={() => next && set([...periods, next])}
        >
          {texts.add}
        </Button>
        {periodFields
          .filter((other) => other !== field)
          .map((other) => (
            <Button
              key={other}
              size="dense"
              variant="text"
              aria-label={texts.copyTo(days, labels[other])}
              disabledReason={disabledReason}
              onClick={() => set(draft[other].map((period) => ({ ...period })))}
            >
              {texts.copy(labels[other])}
            </Button>
          ))}
      </div>
    </section>
  );
}
