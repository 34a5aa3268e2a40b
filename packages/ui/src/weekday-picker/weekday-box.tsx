import { useDisabledReason } from '../disabled-reason';
import styles from './weekday-picker.module.css';

interface Props {
  id: string | undefined;
  label: string;
  name: string;
  checked: boolean;
  invalid: boolean;
  disabledReason: string | undefined;
  onChoose: (on: boolean) => void;
}

/** One weekday: a native checkbox that lies unseen on its chip. */
export function WeekdayBox({ id, label, name, checked, invalid, disabledReason, onChoose }: Props) {
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
