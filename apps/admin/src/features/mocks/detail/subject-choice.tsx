import {
  groupCountText,
  isFixed,
  type ManagedExam,
  type SubjectGroup,
} from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { Checkbox } from '@academy/ui/checkbox';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { Select } from '@academy/ui/select';
import { registrationTexts as texts } from '../mocks-texts';
import styles from './registration-form.module.css';

interface Props {
  exam: Pick<ManagedExam, 'subjectGroups'>;
  /** What the exam offers. */
  subjects: readonly string[];
  value: readonly string[];
  error: string | undefined;
  onChange: (subjects: string[]) => void;
}

function Group({
  group,
  value,
  onChange,
}: Pick<Props, 'value' | 'onChange'> & { group: SubjectGroup }) {
  const fixed = isFixed(group);
  const { subjects, max, fee } = group;
  const chosen = value.filter((one) => subjects.includes(one));
  const set = (subject: string, on: boolean) => {
    const others = value.filter((one) => !subjects.includes(one));
    const kept = max === 1 && on ? [] : chosen.filter((one) => one !== subject);
    onChange([...others, ...kept, ...(on ? [subject] : [])]);
  };
  const hints = [groupCountText(group), fee > 0 && `+${formatWon(fee)}`];
  return (
    <fieldset className={styles.group}>
      <legend>
        {group.name} <span className={styles.hint}>{hints.filter(Boolean).join(' · ')}</span>
      </legend>
      <Row gap={20} lineGap={0}>
        {subjects.map((subject) => {
          const on = fixed || chosen.includes(subject);
          const full = !on && max > 1 && chosen.length >= max;
          return (
            <Checkbox
              key={subject}
              label={subject}
              checked={on}
              disabledReason={fixed ? texts.fixed : full ? texts.groupFull(max) : undefined}
              onCheckedChange={(next) => set(subject, next)}
            />
          );
        })}
      </Row>
    </fieldset>
  );
}

/** One of the subjects, or some of each group, for a student. */
export function SubjectChoice({ exam, subjects, value, error, onChange }: Props) {
  if (exam.subjectGroups)
    return (
      <Stack gap={12}>
        {exam.subjectGroups.map((group) => (
          <Group key={group.name} group={group} value={value} onChange={onChange} />
        ))}
        <InlineError>{error}</InlineError>
      </Stack>
    );
  const [subject = ''] = value;
  return (
    <Select
      label={texts.subject}
      value={subject}
      error={error}
      onValueChange={(next) => onChange(next === '' ? [] : [next])}
    >
      {subject === '' && <option value="">{texts.pickSubject}</option>}
      {[...new Set([...subjects, ...value])].map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}
