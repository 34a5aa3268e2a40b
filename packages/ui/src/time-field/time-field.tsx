import { ClockIcon } from '../icon';
import { PickedField, type PickedFieldProps } from '../internal/picked-field';
import { completeTime, groupTime, isTimeShaped } from './group-time';

export interface TimeFieldProps extends PickedFieldProps {
  /**
   * The text in the field: `HH:mm` on the clock of 24 hours when it is complete, anything shorter
   * on the way there.
   */
  value: string;
  /** Name of the button that opens the device's own clock: 시계 열기. */
  pickerLabel: string;
}

/**
 * A time of day, typed as digits or picked on the device's own clock. A bare hour becomes the full
 * hour when the field is left.
 */
export function TimeField({ onBlur, ...props }: TimeFieldProps) {
  const { value, onValueChange, disabledReason } = props;
  return (
    <PickedField
      placeholder="HH:MM"
      {...props}
      type="time"
      icon={<ClockIcon />}
      group={groupTime}
      isShaped={isTimeShaped}
      onBlur={(event) => {
        onBlur?.(event);
        const completed = completeTime(value);
        if (completed !== value && !disabledReason) onValueChange(completed);
      }}
    />
  );
}
