import { CalendarIcon } from '../icon';
import { PickedField, type PickedFieldProps } from '../internal/picked-field';
import { groupDate, isDateShaped } from './group-date';

export interface DateFieldProps extends PickedFieldProps {
  /** The text in the field: `YYYY-MM-DD` when it is complete, anything shorter on the way there. */
  value: string;
  /** Name of the button that opens the device's own calendar: 달력 열기. */
  pickerLabel: string;
  /** First day that the calendar offers, `YYYY-MM-DD`; typed days are judged by the caller. */
  min?: string;
  /** Last day that the calendar offers, `YYYY-MM-DD`; typed days are judged by the caller. */
  max?: string;
}

/** A calendar day, typed as text or picked in the device's own calendar. */
export function DateField(props: DateFieldProps) {
  return (
    <PickedField
      placeholder="YYYY-MM-DD"
      {...props}
      type="date"
      icon={<CalendarIcon />}
      group={groupDate}
      isShaped={isDateShaped}
    />
  );
}
