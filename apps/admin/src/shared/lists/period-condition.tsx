import { FilterPart } from '@academy/ui/filter-bar';
import { Row } from '@academy/ui/layout';
import { FIRST_DAY, isCalendarDay, LAST_DAY } from '@academy/domain/time';
import { DateField } from '@academy/ui/date-field';
import { useState } from 'react';

interface DayConditionProps {
  label: string;
  pickerLabel: string;
  /** In the address: a whole day or nothing. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** One end of the period. The address follows once a whole day is typed. */
function DayCondition({ label, pickerLabel, value, onChange, error }: DayConditionProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // The conditions were cleared, or Back was pressed.
    setKnown(value);
    setTyped(value);
  }
  return (
    <DateField
      size="dense"
      label={label}
      labelHidden
      placeholder={label}
      pickerLabel={pickerLabel}
      min={FIRST_DAY}
      max={LAST_DAY}
      value={typed}
      error={error}
      onValueChange={(text) => {
        setTyped(text);
        const next = isCalendarDay(text) ? text : '';
        if (next === value) return;
        setKnown(next);
        onChange(next);
      }}
    />
  );
}

interface Props {
  texts: { from: string; to: string; pickFrom: string; pickTo: string };
  /** In the address: whole days or nothing. */
  from: string;
  to: string;
  /** Why the two make no period. */
  error: string | undefined;
  /** Both ends change at once: the address takes one change at a time. */
  onChange: (changes: { from?: string; to?: string }) => void;
}

/** A list's period: two days, either of which may be left open. */
export function PeriodCondition({ texts, from, to, error, onChange }: Props) {
  const chip = from === '' && to === '' ? undefined : `${from} ~ ${to}`;
  return (
    <FilterPart chip={chip} onRemove={() => onChange({ from: '', to: '' })}>
      <Row gap={8} wrap={false}>
        <DayCondition
          label={texts.from}
          pickerLabel={texts.pickFrom}
          value={from}
          onChange={(value) => onChange({ from: value })}
        />
        <DayCondition
          label={texts.to}
          pickerLabel={texts.pickTo}
          value={to}
          error={error}
          onChange={(value) => onChange({ to: value })}
        />
      </Row>
    </FilterPart>
  );
}
