import type { ReactNode } from 'react';
import { useDisabledReason } from '../disabled-reason';
import styles from './segmented-control.module.css';

interface Props {
  name: string;
  label: ReactNode;
  checked: boolean;
  disabledReason: string | undefined;
  onChoose: () => void;
}

export function Segment({ name, label, checked, disabledReason, onChoose }: Props) {
  const { props, tip } = useDisabledReason<HTMLInputElement>(disabledReason);
  return (
    <>
      <label className={styles.segment}>
        <input
          {...props}
          className={styles.radio}
          type="radio"
          name={name}
          checked={checked}
          onChange={() => !disabledReason && onChoose()}
        />
        <span className={styles.text}>{label}</span>
      </label>
      {tip}
    </>
  );
}
