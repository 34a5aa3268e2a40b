import textStyles from '@academy/ui/styles/text.module.css';
import {
  chooseSubject,
  groupCountText,
  isFixed,
  isSingle,
  mockDecisionText,
  type SubjectGroup,
} from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { Checkbox } from '@academy/ui/checkbox';
import { useId } from 'react';
import { registrationTexts as texts } from '../mocks-texts';
import styles from './registration-choices.module.css';

interface GroupProps {
  group: SubjectGroup;
  value: readonly string[];
  locked: boolean;
  onChange: (subjects: string[]) => void;
}

/** One group: radios where exactly one is chosen, checkboxes elsewhere, with how many are. */
function Group({ group, value, locked, onChange }: GroupProps) {
  const name = useId();
  const { min, max, fee, subjects } = group;
  const chosen = value.filter((subject) => subjects.includes(subject));
  const fixed = isFixed(group);
  const full = max > 1 && chosen.length >= max;
  const hints = [groupCountText(group), fee > 0 && texts.groupFee(formatWon(fee))];
  return (
    <fieldset className={styles.group} disabled={locked}>
      <legend className={styles.legend}>
        {group.name}
        <span className={min > 0 ? styles.required : styles.optional}>
          {hints.filter(Boolean).join(' · ')}
        </span>
        {!fixed && max > 1 && (
          <span className={styles.count}>{texts.chosen(chosen.length, max)}</span>
        )}
      </legend>
      {fixed ? (
        <p className={textStyles.help}>{texts.fixed(subjects.join(', '))}</p>
      ) : (
        <div className={styles.subjects}>
          {subjects.map((subject) => {
            const on = chosen.includes(subject);
            const choose = () => onChange(chooseSubject(group, value, subject));
            return isSingle(group) ? (
              <label key={subject} className={styles.subject}>
                <input type="radio" name={name} checked={on} onChange={choose} />
                <span>{subject}</span>
              </label>
            ) : (
              <Checkbox
                key={subject}
                className={styles.subject}
                label={subject}
                checked={on}
                {...(full &&
                  !on && {
                    disabledReason: mockDecisionText({ reason: 'subjects-too-many', group }),
                  })}
                onCheckedChange={choose}
              />
            );
          })}
        </div>
      )}
    </fieldset>
  );
}

interface Props extends Omit<GroupProps, 'group'> {
  groups: readonly SubjectGroup[];
}

/**
 * The subjects of an exam with groups. One that is offered no more is beside them while it is had.
 */
export function GroupPicker({ groups, value, locked, onChange }: Props) {
  const offered = groups.flatMap(({ subjects }) => subjects);
  const gone = value.filter((subject) => !offered.includes(subject));
  return (
    <>
      {groups.map((group) => (
        <Group key={group.name} group={group} value={value} locked={locked} onChange={onChange} />
      ))}
      {gone.length > 0 && <p className={textStyles.help}>{texts.gone(gone.join(', '))}</p>}
    </>
  );
}
