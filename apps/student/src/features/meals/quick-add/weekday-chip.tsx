import { useDisabledReason } from '@academy/ui/disabled-reason';
import styles from './quick-add.module.css';

interface Props {
  text: string;
  /** Accessible name: 금요일. */
  label: string;
  selected: boolean;
  disabledReason: string | undefined;
  onToggle: (selected: boolean) => void;
}

/** A weekday as a toggle; seven of them fit beside each other on the narrowest phone. */
export function WeekdayChip({ text, label, selected, disabledReason, onToggle }: Props) {
  const { props, tip } = useDisabledReason<HTMLButtonElement>(disabledReason, {
    onClick: () => onToggle(!selected),
  });
  return (
    <>
      <button
        {...props}
        type="button"
        className={styles.weekday}
        aria-label={label}
        aria-pressed={selected}
      >
        {text}
      </button>
      {tip}
    </>
  );
}
