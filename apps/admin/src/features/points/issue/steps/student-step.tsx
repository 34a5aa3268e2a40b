import textStyles from '@academy/ui/styles/text.module.css';
import { offeredBy, type Reading } from '@academy/app-kit/queries';
import {
  bySeat,
  matchesStudent,
  type StudentChoice,
  phoneTailText,
} from '@academy/domain/identity';
import type { StudentId } from '@academy/domain/ids';
import { Button } from '@academy/ui/button';
import { Combobox } from '@academy/ui/combobox';
import { CloseIcon } from '@academy/ui/icon';
import { useMemo, useState } from 'react';
import { Answered } from '../../../../shared/page/answered';
import { markNamesakes } from '../../../../shared/lists/mark-namesakes';
import { issueTexts } from '../../points-texts';
import { goOn } from '../go-on';
import { Step } from './step';
import { StudentGroups } from './student-groups';
import styles from './student-step.module.css';

const texts = issueTexts.students;

interface ChipsProps {
  students: readonly StudentChoice[];
  onRemove: (id: StudentId) => void;
  onClear: () => void;
}

/** Who is chosen; each can be taken out again. */
function StudentChips({ students, onRemove, onClear }: ChipsProps) {
  const shown = useMemo(() => markNamesakes(students.toSorted(bySeat)), [students]);
  return (
    <>
      <ul className={styles.chips} aria-label={texts.chips}>
        {shown.map(({ id, name, seat }) => (
          <li key={id} className={styles.chip}>
            {seat && <span className={styles.seat}>{seat}</span>}
            {name}
            <button
              type="button"
              className={styles.remove}
              aria-label={texts.remove(name)}
              onClick={() => onRemove(id)}
            >
              <CloseIcon size="1em" />
            </button>
          </li>
        ))}
      </ul>
      {students.length > 1 && (
        <div>
          <Button size="dense" variant="text" onClick={onClear}>
            {texts.removeAll}
          </Button>
        </div>
      )}
    </>
  );
}

/** More would not be read: typing one letter more is faster. */
const SHOWN = 8;

const hintOf = ({ seat, grade, school, phoneTail }: StudentChoice) =>
  [seat, grade, school, phoneTailText(phoneTail)].filter(Boolean).join(' · ');

interface Props {
  /** Every enrolled student. */
  students: Reading<{ content: readonly StudentChoice[] }>;
  chosen: readonly StudentId[];
  onChange: (chosen: StudentId[]) => void;
  onPaste: () => void;
  disabledReason: string | undefined;
}

/** ① 학생: found by typing, in groups, or pasted; the chosen ones are in the order of their seats. */
export function StudentStep({ students, chosen, onChange, onPaste, disabledReason }: Props) {
  const [typed, setTyped] = useState('');
  const taken = useMemo(() => new Set<string>(chosen), [chosen]);
  const found = offeredBy(students, ({ content }) =>
    typed === ''
      ? []
      : content
          .filter((one) => !taken.has(one.id) && matchesStudent(one, typed))
          .toSorted(bySeat)
          .slice(0, SHOWN)
          .map((one) => ({ id: one.id, label: one.name, hint: hintOf(one) })),
  );
  const add = (more: readonly StudentId[]) => onChange([...new Set([...chosen, ...more])]);

  return (
    <Step title={texts.title} note={chosen.length > 0 ? texts.chosen(chosen.length) : undefined}>
      <div className={styles.find}>
        <Combobox
          label={texts.find}
          labelHidden
          placeholder={texts.hint}
          clearLabel={texts.clear}
          emptyText={texts.none}
          value={typed}
          onValueChange={setTyped}
          onKeyDown={goOn}
          {...(disabledReason && { disabledReason, reasonHidden: true })}
          options={found}
          onSelect={(id) => {
            setTyped('');
            add((students.data?.content ?? []).flatMap((one) => (one.id === id ? one.id : [])));
          }}
        />
        <Button disabledReason={disabledReason} onClick={onPaste}>
          {texts.paste}
        </Button>
      </div>
      <StudentGroups
        students={students}
        taken={taken}
        onAdd={add}
        disabledReason={disabledReason}
      />
      {chosen.length === 0 ? (
        <p className={textStyles.nothing}>{texts.nobody}</p>
      ) : (
        <Answered of={students} rows={1}>
          {({ content }) => (
            <StudentChips
              students={content.filter(({ id }) => taken.has(id))}
              onRemove={(id) => onChange(chosen.filter((other) => other !== id))}
              onClear={() => onChange([])}
            />
          )}
        </Answered>
      )}
    </Step>
  );
}
