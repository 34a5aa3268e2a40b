import type { AttendanceRow } from '@academy/domain/attendance';
import { bySeat, matchesStudent, type StudentChoice } from '@academy/domain/identity';
import type { StudentId } from '@academy/domain/ids';
import { seoulDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Combobox } from '@academy/ui/combobox';
import { CloseIcon } from '@academy/ui/icon';
import { Select } from '@academy/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { tellApart } from '../../../shared/lists/tell-apart';
import { useManager } from '../../../shared/use-manager';
import { useNow } from '../../../shared/use-now';
import { pointQueries } from '../points-queries';
import { issueTexts } from '../points-texts';
import { Step } from './step';
import styles from './student-step.module.css';

const texts = issueTexts.students;

interface ChipsProps {
  students: readonly { id: StudentId; name: string; seat: string | null }[];
  onRemove: (id: StudentId) => void;
  onClear: () => void;
}

/** Who is chosen; each can be taken out again. */
function StudentChips({ students, onRemove, onClear }: ChipsProps) {
  if (students.length === 0) return <p className={styles.none}>{texts.nobody}</p>;
  return (
    <>
      <ul className={styles.chips} aria-label={texts.chips}>
        {students.map(({ id, name, seat }) => (
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

/** How many of the students of the last days are a group that one still oversees. */
const RECENT = 10;

const isLate = ({ marks }: AttendanceRow) =>
  marks.some(({ mark: { status, excused } }) => status === 'LATE' && !excused);

interface GroupsProps {
  students: readonly StudentChoice[];
  taken: ReadonlySet<string>;
  onAdd: (studentIds: readonly StudentId[]) => void;
  disabledReason: string | undefined;
}

/**
 * Students added together: who was given points last, a class, who came late today without an
 * excuse.
 */
function StudentGroups({ students, taken, onAdd, disabledReason }: GroupsProps) {
  const { can } = useManager();
  const today = seoulDay(useNow());
  const recent = useQuery(pointQueries.recent()).data?.content ?? [];
  const sheet = useQuery({ ...pointQueries.sheet(today), enabled: can('attendance.read') }).data;
  const enrolled = new Set<string>(students.map(({ id }) => id));
  const open = (ids: readonly StudentId[]) =>
    ids.filter((id) => enrolled.has(id) && !taken.has(id));
  const lately = [...new Set(recent.map(({ studentId }) => studentId))]
    .filter((id) => enrolled.has(id))
    .slice(0, RECENT);
  const late = (sheet?.rows ?? [])
    .filter(isLate)
    .map(({ studentId }) => studentId)
    .filter((id) => enrolled.has(id));
  const classes = [...new Set(students.flatMap(({ className }) => className ?? []))].toSorted();
  const whyNot = (group: readonly StudentId[], none: string) =>
    disabledReason ??
    (group.length === 0 ? none : open(group).length === 0 ? texts.already : undefined);

  return (
    <fieldset className={styles.groups} aria-label={texts.groups}>
      <Button
        size="dense"
        disabledReason={whyNot(lately, texts.noRecent)}
        onClick={() => onAdd(open(lately))}
      >
        {texts.recent}
      </Button>
      {sheet && (
        <Button
          size="dense"
          disabledReason={whyNot(late, texts.noLate)}
          onClick={() => onAdd(open(late))}
        >
          {texts.late(late.length)}
        </Button>
      )}
      {classes.length > 0 && (
        <Select
          size="dense"
          label={texts.classOf}
          labelHidden
          value=""
          {...(disabledReason && { disabledReason, reasonHidden: true })}
          onValueChange={(wanted) =>
            onAdd(
              open(students.filter(({ className }) => className === wanted).map(({ id }) => id)),
            )
          }
        >
          <option value="">{texts.classOf}</option>
          {classes.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  );
}

/** More would not be read: typing one letter more is faster. */
const SHOWN = 8;

const hintOf = ({ seat, grade, school, phoneTail }: StudentChoice) =>
  [seat, grade, school, phoneTail].filter(Boolean).join(' · ');

interface Props {
  /** Every enrolled student. */
  students: readonly StudentChoice[];
  chosen: readonly StudentId[];
  onChange: (chosen: StudentId[]) => void;
  onPaste: () => void;
  disabledReason: string | undefined;
}

/**
 * ① 학생: found by typing, in groups, or pasted; the chosen ones stand in the order of their seats.
 */
export function StudentStep({ students, chosen, onChange, onPaste, disabledReason }: Props) {
  const [typed, setTyped] = useState('');
  const taken = useMemo(() => new Set<string>(chosen), [chosen]);
  const shown = useMemo(
    () => tellApart(students.filter(({ id }) => taken.has(id)).toSorted(bySeat)),
    [students, taken],
  );
  const found =
    typed === ''
      ? []
      : students
          .filter((one) => !taken.has(one.id) && matchesStudent(one, typed))
          .toSorted(bySeat)
          .slice(0, SHOWN);
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
          {...(disabledReason && { disabledReason, reasonHidden: true })}
          options={found.map((one) => ({ id: one.id, label: one.name, hint: hintOf(one) }))}
          onSelect={(id) => {
            setTyped('');
            add(found.filter((one) => one.id === id).map((one) => one.id));
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
      <StudentChips
        students={shown}
        onRemove={(id) => onChange(chosen.filter((other) => other !== id))}
        onClear={() => onChange([])}
      />
    </Step>
  );
}
