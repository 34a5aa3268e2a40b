import {
  reasonCategoryName,
  reasonCategorySchema,
  type ReasonCategory,
} from '@academy/domain/reasons';
import { useId } from 'react';
import { reasonFormTexts } from '../../../shared/messages/reasons-texts';
import styles from './reason-form.module.css';

interface Props {
  /** Of the first choice: where an error summary leads. */
  id: string;
  value: ReasonCategory | null;
  error: string | undefined;
  onChoose: (category: ReasonCategory) => void;
}

/** 사유 구분: one of six, with native radios so that arrow keys come with them. */
export function CategoryPicker({ id, value, error, onChoose }: Props) {
  const name = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{reasonFormTexts.category}</legend>
      <div className={styles.choices}>
        {reasonCategorySchema.options.map((category, index) => (
          <label key={category} className={styles.choice} data-invalid={error ? '' : undefined}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              checked={category === value}
              onChange={() => onChoose(category)}
            />
            <span>{reasonCategoryName(category)}</span>
          </label>
        ))}
      </div>
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
