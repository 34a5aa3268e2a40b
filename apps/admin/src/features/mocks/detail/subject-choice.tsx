import {
  fixedSubjects,
  groupCountText,
  isFixed,
  openFeeText,
  priceOfChoice,
  type ManagedExam,
  type ManagedRegistration,
  type SubjectGroup,
} from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { Checkbox } from '@academy/ui/checkbox';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { Select } from '@academy/ui/select';
import { registrationTexts as texts } from '../mocks-texts';
import styles from './registration-form.module.css';

interface Props {
  exam: Pick<ManagedExam, 'fee' | 'subjectGroups'>;
  /** Whose choice changes; null for a new one, undefined for several students at once. */
  registration?: ManagedRegistration | null | undefined;
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
      <div className={styles.subjects}>
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
      </div>
    </fieldset>
  );
}

/** What the choice costs, and what it leaves open of a deposit. */
function Total({
  exam,
  registration,
  value,
}: Pick<Props, 'exam' | 'value'> & { registration: ManagedRegistration | null }) {
  const chosen = [...new Set([...value, ...fixedSubjects(exam.subjectGroups ?? [])])];
  const { fee } = priceOfChoice(exam, registration, chosen);
  const open = registration && openFeeText({ ...registration, fee });
  return (
    <output className={styles.total}>
      {texts.columns.fee} <strong>{formatWon(fee)}</strong>
      {open !== null && ` · ${open}`}
    </output>
  );
}

/** One of the subjects, or some of each group, for a student. */
export function SubjectChoice({ exam, registration, subjects, value, error, onChange }: Props) {
  if (exam.subjectGroups)
    return (
      <Stack gap={12}>
        {exam.subjectGroups.map((group) => (
          <Group key={group.name} group={group} value={value} onChange={onChange} />
        ))}
        {registration !== undefined && (
          <Total exam={exam} registration={registration} value={value} />
        )}
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
