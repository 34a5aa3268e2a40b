import textStyles from '@academy/ui/styles/text.module.css';
import {
  chooseSubject,
  fixedSubjects,
  groupCountText,
  isFixed,
  isSingle,
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
import type { ComponentProps } from 'react';
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

/** One of several; while none is, that says so. */
const SubjectSelect = ({
  subjects,
  value,
  ...rest
}: Omit<ComponentProps<typeof Select>, 'children'> & { subjects: readonly string[] }) => (
  <Select {...rest} value={value}>
    {value === '' && <option value="">{texts.pickSubject}</option>}
    {subjects.map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </Select>
);

function Group({
  group,
  value,
  onChange,
}: Pick<Props, 'value' | 'onChange'> & { group: SubjectGroup }) {
  const fixed = isFixed(group);
  const { subjects, max, fee } = group;
  const chosen = value.filter((one) => subjects.includes(one));
  const hints = [groupCountText(group), fee > 0 && `+${formatWon(fee)}`]
    .filter(Boolean)
    .join(' · ');
  if (isSingle(group) && !fixed)
    return (
      <SubjectSelect
        label={`${group.name} (${hints})`}
        subjects={subjects}
        value={chosen[0] ?? ''}
        onValueChange={(next) => onChange(chooseSubject(group, value, next))}
      />
    );
  return (
    <fieldset className={styles.group}>
      <legend>
        {group.name} <span className={textStyles.help}>{hints}</span>
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
              onCheckedChange={() => onChange(chooseSubject(group, value, subject))}
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
  return (
    <SubjectSelect
      label={texts.subject}
      subjects={[...new Set([...subjects, ...value])]}
      value={value[0] ?? ''}
      error={error}
      onValueChange={(next) => onChange([next])}
    />
  );
}
