import type { StudentId } from '@academy/domain/ids';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { CloseIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { useState, type ReactNode } from 'react';
import { StudentPicker } from '../forms/student-picker';
import { markNamesakes } from '../lists/mark-namesakes';
import { messages } from '../texts/messages';
import styles from './target-fields.module.css';
import { targetsTexts as texts } from './targets-texts';
import type { TargetChoices } from './use-target-choices';

/** Whom something is for. A form without a list of students leaves it out. */
export interface TargetDraft {
  targetGrades: string[] | null;
  targetClasses: string[] | null;
  targetStudents?: string[] | null;
}

interface Props {
  draft: TargetDraft;
  errors: Partial<Record<keyof TargetDraft, string>>;
  offered: TargetChoices;
  disabledReason: string | undefined;
  onChange: (changes: Partial<TargetDraft>) => void;
}

interface ChoiceProps extends Props {
  field: keyof TargetDraft;
  /** Why some cannot be chosen. */
  noneReason: string | undefined;
  children: ReactNode;
}

/** All, or those chosen below. */
function Choice({
  field,
  draft,
  errors,
  disabledReason,
  noneReason,
  onChange,
  children,
}: ChoiceProps) {
  const words = texts[field];
  const some = (draft[field] ?? null) !== null;
  const reason = disabledReason ?? (some ? undefined : noneReason);
  return (
    <div className={styles.field}>
      <SegmentedControl
        label={words.label}
        value={some ? 'some' : 'all'}
        onValueChange={(value) => onChange({ [field]: value === 'all' ? null : [] })}
        options={[
          { value: 'all', label: words.all, ...(disabledReason && { disabledReason }) },
          { value: 'some', label: words.some, ...(reason && { disabledReason: reason }) },
        ]}
      />
      {some && (
        <>
          {children}
          <InlineError>{errors[field]}</InlineError>
        </>
      )}
    </div>
  );
}

/** Some of the existing grades or classes. */
function NameChoice({ field, ...props }: Props & { field: 'targetGrades' | 'targetClasses' }) {
  const { draft, offered, disabledReason, onChange } = props;
  const chosen = draft[field] ?? [];
  const all = [...new Set([...(offered[field] ?? []), ...chosen])];
  const none = offered[field] === undefined ? messages.errors.loading : texts[field].none;
  return (
    <Choice {...props} field={field} noneReason={all.length === 0 ? none : undefined}>
      <Row gap={20} lineGap={0}>
        {all.map((one) => (
          <Checkbox
            key={one}
            label={one}
            checked={chosen.includes(one)}
            disabledReason={disabledReason}
            onCheckedChange={(on) =>
              onChange({
                [field]: all.filter((name) => (name === one ? on : chosen.includes(name))),
              })
            }
          />
        ))}
      </Row>
    </Choice>
  );
}

/** Some of the students, found one by one; each can be taken off again. */
function StudentChoice(props: Props) {
  const { draft, offered, disabledReason, onChange } = props;
  const chosen = draft.targetStudents ?? [];
  const [added, setAdded] = useState(0);
  const known = new Map(
    markNamesakes(offered.students ?? []).map(({ id, name }) => [String(id), name]),
  );
  const none = offered.students === undefined ? messages.errors.loading : undefined;
  const nameOf = (id: string) => known.get(id) ?? texts.left;
  const add = (id: StudentId) => {
    setAdded(added + 1);
    onChange({ targetStudents: [...new Set([...chosen, id])] });
  };
  return (
    <Choice {...props} field="targetStudents" noneReason={none}>
      {disabledReason === undefined && (
        <StudentPicker
          key={added}
          student={null}
          onPick={(student) => student && add(student.id)}
        />
      )}
      {chosen.length > 0 && (
        <Row as="ul" gap={8} aria-label={texts.chosen(chosen.length)}>
          {chosen.map((id) => (
            <li key={id}>
              <Button
                size="dense"
                aria-label={texts.remove(nameOf(id))}
                disabledReason={disabledReason}
                onClick={() => onChange({ targetStudents: chosen.filter((one) => one !== id) })}
              >
                {nameOf(id)} <CloseIcon />
              </Button>
            </li>
          ))}
        </Row>
      )}
    </Choice>
  );
}

/** 대상: who fits the grades, the classes and, where a form has one, the list. */
export const TargetFields = (props: Props) => (
  <>
    <NameChoice {...props} field="targetGrades" />
    <NameChoice {...props} field="targetClasses" />
    {props.draft.targetStudents !== undefined && <StudentChoice {...props} />}
  </>
);
