import type { ComponentProps } from 'react';
import { CheckIcon } from '../icon';
import { cx } from '../internal/cx';
import { VisuallyHidden } from '../visually-hidden';
import styles from './stepper.module.css';

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children' | 'aria-label'> {
  /** Names the way: 엑셀 업로드. */
  label: string;
  /** 파일 · 확인 · 완료 */
  steps: readonly string[];
  /** The step one is at, from 0. */
  current: number;
  /** Spoken after the steps that lie behind: 마침. */
  doneLabel: string;
}

/** The current step of a few. Display only; the page's own buttons navigate. */
export function Stepper({ label, steps, current, doneLabel, className, ...rest }: StepperProps) {
  return (
    <ol {...rest} aria-label={label} className={cx(styles.steps, className)}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cx(styles.step, index < current && styles.done)}
        >
          <span className={styles.number} aria-hidden="true">
            {index < current ? <CheckIcon size="1em" /> : index + 1}
          </span>
          {step}
          {index < current && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
