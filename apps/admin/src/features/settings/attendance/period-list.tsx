import textStyles from '@academy/ui/styles/text.module.css';
import { attendanceSettingsTexts, nextPeriod, PERIODS_MAX } from '@academy/domain/attendance';
import { isClockTime, START_OF_DAY } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { CloseIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { TextField } from '@academy/ui/text-field';
import { TimeField } from '@academy/ui/time-field';
import { useId } from 'react';
import type { SectionProps } from '../form/tab-form';
import { attendanceTabTexts as texts } from '../settings-texts';
import {
  periodFields,
  type AttendanceDraft,
  type DraftPeriod,
  type PeriodField,
} from './attendance-model';
import styles from './period-list.module.css';

const { compulsory } = attendanceSettingsTexts;

interface PeriodRowProps {
  days: string;
  /** What the row is called while its period has no name. */
  place: string;
  period: DraftPeriod;
  disabledReason: string | undefined;
  onChange: (part: Partial<DraftPeriod>) => void;
  onRemove: () => void;
}

function PeriodRow({ days, place, period, disabledReason, onChange, onRemove }: PeriodRowProps) {
  const time = (end: 'from' | 'to') => {
    const label = texts.field(days, period.name || place, texts[end]);
    return (
      <TimeField
        label={label}
        labelHidden
        size="dense"
        value={period[end]}
        onValueChange={(value) => onChange({ [end]: value })}
        pickerLabel={`${label} ${texts.pickTime}`}
        aria-invalid={!isClockTime(period[end])}
        disabledReason={disabledReason}
        reasonHidden
      />
    );
  };
  return (
    <li className={styles.row}>
      <TextField
        label={texts.field(days, place, texts.name)}
        labelHidden
        size="dense"
        value={period.name}
        maxLength={10}
        onValueChange={(name) => onChange({ name })}
        disabledReason={disabledReason}
        reasonHidden
      />
      {time('from')}
      {time('to')}
      <Checkbox
        label={texts.field(days, period.name || place, compulsory)}
        labelHidden
        size="dense"
        checked={period.compulsory ?? false}
        onCheckedChange={(on) => onChange({ compulsory: on })}
        disabledReason={disabledReason}
      />
      <IconButton
        label={texts.remove(days, period.name || place)}
        size="dense"
        disabledReason={disabledReason}
        onClick={onRemove}
      >
        <CloseIcon />
      </IconButton>
    </li>
  );
}

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
    model: { fields },
  } = form;
  const periods = draft[field];
  const days = fields[field].label;
  const set = (next: DraftPeriod[]) => form.set(field, next);
  const change = (at: number, part: Partial<DraftPeriod>) =>
    set(periods.map((period, index) => (index === at ? { ...period, ...part } : period)));
  const timed = (time: string) => (isClockTime(time) ? time : START_OF_DAY);
  const next = nextPeriod(
    periods.map((period) => ({ ...period, from: timed(period.from), to: timed(period.to) })),
  );
  const full = next === null || periods.length >= PERIODS_MAX ? texts.full(PERIODS_MAX) : undefined;

  return (
    <section className={styles.days} aria-labelledby={headingId}>
      <h3 id={headingId} className={textStyles.heading}>
        {days} <span className={textStyles.help}>{texts.count(periods.length)}</span>
      </h3>
      {periods.length > 0 && (
        <div className={styles.head} aria-hidden="true">
          <span>{texts.name}</span>
          <span>{texts.from}</span>
          <span>{texts.to}</span>
          <span>{compulsory}</span>
        </div>
      )}
      <Stack as="ol" gap={4} aria-label={days}>
        {periods.map((period, at) => (
          <PeriodRow
            key={period.number}
            days={days}
            place={texts.row(at + 1)}
            period={period}
            disabledReason={disabledReason}
            onChange={(part) => change(at, part)}
            onRemove={() => set(periods.filter((_, index) => index !== at))}
          />
        ))}
      </Stack>
      <InlineError>{errors[field]}</InlineError>
      <Row gap={8}>
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
              aria-label={texts.copyTo(days, fields[other].label)}
              disabledReason={disabledReason}
              onClick={() => set(draft[other].map((period) => ({ ...period })))}
            >
              {texts.copy(fields[other].label)}
            </Button>
          ))}
      </Row>
    </section>
  );
}
