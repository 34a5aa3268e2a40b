import { mockRefusalText } from '@academy/domain/mocks';
import { useId } from 'react';
import { registrationTexts } from '../../shared/messages/mocks-texts';
import styles from './registration-form.module.css';

interface Props {
  /** What can be chosen; with none registered a notice takes its place. */
  subjects: readonly string[];
  value: string | null;
  locked: boolean;
  onChoose: (subject: string) => void;
}

/** The elective: one of a few, with native radios so that arrow keys come with them. */
export function SubjectPicker({ subjects, value, locked, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={locked}>
      <legend className={styles.legend}>
        {registrationTexts.subject}{' '}
        <span className={styles.required}>{registrationTexts.required}</span>
      </legend>
      {subjects.length === 0 && (
        <p className={styles.notice}>{mockRefusalText('no-subject-options')}</p>
      )}
      <div className={styles.subjects}>
        {subjects.map((subject) => (
          <label key={subject} className={styles.subject}>
            <input
              type="radio"
              name={name}
              checked={subject === value}
              onChange={() => onChoose(subject)}
            />
            <span>{subject}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
