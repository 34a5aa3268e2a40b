import { FIRST_DAY, isCalendarDay, LAST_DAY } from '@academy/domain/time';
import { DateField } from '@academy/ui/date-field';
import { useState } from 'react';

interface Props {
  label: string;
  pickerLabel: string;
  /** In the address: a whole day or nothing. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** One end of the period. The address follows once a whole day is typed. */
export function DayCondition({ label, pickerLabel, value, onChange, error }: Props) {
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
