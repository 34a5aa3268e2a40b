import { SegmentedControl, type SegmentedControlProps } from '@academy/ui/segmented-control';
import styles from './schedule-form.module.css';

/** A row of choices under a visible name, as the fields beside it have one. */
export function Choice<Value extends string>({ label, ...control }: SegmentedControlProps<Value>) {
  return (
    <div>
      <p aria-hidden="true" className={styles.label}>
        {label}
      </p>
      <SegmentedControl block label={label} {...control} />
    </div>
  );
}
