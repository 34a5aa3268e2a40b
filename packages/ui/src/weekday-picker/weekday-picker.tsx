import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import textStyles from '../styles/text.module.css';
import styles from './weekday-picker.module.css';
import { useDisabledReason } from '../disabled-reason';

interface DayProps {
  id: string | undefined;
  label: string;
  name: string;
  checked: boolean;
  invalid: boolean;
  disabledReason: string | undefined;
  onChoose: (on: boolean) => void;
}

/** One weekday: a native checkbox that lies unseen on its chip. */
function WeekdayBox({ id, label, name, checked, invalid, disabledReason, onChoose }: DayProps) {
  const { props, tip } = useDisabledReason<HTMLInputElement>(disabledReason);
  return (
    <>
      <label className={styles.day}>
        <input
          {...props}
          id={id}
          type="checkbox"
          aria-label={name}
          aria-invalid={invalid || undefined}
          className={styles.box}
          checked={checked}
          onChange={(event) => !disabledReason && onChoose(event.currentTarget.checked)}
        />
        <span aria-hidden="true" className={styles.text}>
          {label}
        </span>
      </label>
      {tip}
    </>
  );
}

export interface WeekdayOption<Weekday extends number> {
  /** 0 Sunday … 6 Saturday. */
  value: Weekday;
  /** What the chip shows: 화. */
  label: string;
  /** Its full name for screen readers: 화요일. */
  name: string;
  /** Why it cannot be chosen now. */
  disabledReason?: string;
}

export interface WeekdayPickerProps<Weekday extends number> extends Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'children' | 'disabled'
> {
  /** The visible name of the choice: 요일. */
  label: ReactNode;
  /** Seven of them, in the order in which they are shown. */
  options: readonly WeekdayOption<Weekday>[];
  /** The chosen weekdays, in any order. */
  value: readonly Weekday[];
  /** The chosen ones in the order of the options. */
  onValueChange: (value: Weekday[]) => void;
  /** Help that is always there, below the chips. */
  hint?: ReactNode;
  /** What is wrong and what to do; replaces the hint and is announced. */
  error?: ReactNode;
  /** Element id of the first chip, for a list of errors that leads to it. */
  firstId?: string;
}

/** Any number of weekdays; seven chips fit beside each other on the narrowest phone. */
export function WeekdayPicker<Weekday extends number>({
  label,
  options,
  value,
  onValueChange,
  hint,
  error,
  firstId,
  className,
  'aria-describedby': describedBy,
  ...rest
}: WeekdayPickerProps<Weekday>) {
  const helpId = useId();
  const help = error || hint;
  const choose = (weekday: Weekday, on: boolean) =>
    onValueChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === weekday ? on : value.includes(other))),
    );
  return (
    <fieldset
      {...rest}
      aria-describedby={[describedBy, help && helpId].filter(Boolean).join(' ') || undefined}
      className={className}
    >
      <legend className={textStyles.label}>{label}</legend>
      <div className={cx(styles.row, Boolean(error) && styles.invalid)}>
        {options.map((option, index) => (
          <WeekdayBox
            key={option.value}
            id={index === 0 ? firstId : undefined}
            label={option.label}
            name={option.name}
            disabledReason={option.disabledReason}
            invalid={Boolean(error)}
            checked={value.includes(option.value)}
            onChoose={(on) => choose(option.value, on)}
          />
        ))}
      </div>
      {/* Always mounted: a live region announces only what is put into it later. */}
      <div id={helpId} aria-live="polite" className={error ? styles.error : styles.hint}>
        {help}
      </div>
    </fieldset>
  );
}
