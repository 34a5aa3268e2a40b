import type { StudentChoice } from '@academy/domain/identity';
import type { StudentId } from '@academy/domain/ids';
import { formatDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { Select } from '@academy/ui/select';
import { TextArea } from '@academy/ui/text-area';
import { useMemo, useState } from 'react';
import { pasteTexts as texts, pointsTexts } from '../points-texts';
import type { IssueGroup } from './issue-draft';
import styles from './paste-dialog.module.css';
import { pastedGroups, readPasted, resolve, type PastedRow, type Picks } from './read-pasted';
import type { IssueFormState } from './use-issue-form';

const told = ({ name, seat, school, grade, phoneTail }: StudentChoice) =>
  [seat, name, school, grade, phoneTail].filter(Boolean).join(' · ');

interface PastedRowsProps {
  rows: readonly PastedRow[];
  /** Whether the lines say what and when. */
  isTable: boolean;
  picks: Picks;
  onPick: (at: number, studentId: StudentId | 'skip') => void;
}

/** Whom a line means: found, to be chosen from namesakes, or nobody. */
function Who({
  row: { student },
  pick,
  onPick,
}: {
  row: PastedRow;
  pick: Picks[number] | undefined;
  onPick: (studentId: StudentId | 'skip') => void;
}) {
  if (student.found === 'one') return told(student.student);
  if (student.found === 'nobody') return <Badge tone="danger">{texts.notFound}</Badge>;
  const choose = (id: string) =>
    onPick(student.students.find((one) => one.id === id)?.id ?? 'skip');
  return (
    <Select
      size="dense"
      label={texts.choose(student.line)}
      labelHidden
      value={pick ?? ''}
      onValueChange={choose}
    >
      {pick === undefined && <option value="">{texts.chooseOne}</option>}
      {student.students.map((one) => (
        <option key={one.id} value={one.id}>
          {told(one)}
        </option>
      ))}
      <option value="skip">{texts.skip}</option>
    </Select>
  );
}

const problemText = { 'unknown-item': texts.unknownItem, 'wrong-date': texts.wrongDate } as const;

/** What was read, line by line, with what must be decided. */
function PastedRows({ rows, isTable, picks, onPick }: PastedRowsProps) {
  const count = (found: PastedRow['student']['found']) =>
    rows.filter(({ student }) => student.found === found).length;
  const [one, several, nobody] = [count('one'), count('several'), count('nobody')];
  return (
    <>
      <p className={styles.counts} aria-live="polite">
        {[
          texts.found(one),
          several > 0 && texts.several(several),
          nobody > 0 && texts.nobody(nobody),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className={styles.box}>
        <table className={styles.table} aria-label={texts.results}>
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              <th scope="col">{texts.student}</th>
              {isTable && <th scope="col">{texts.item}</th>}
              {isTable && <th scope="col">{texts.date}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={`${at} ${row.student.line}`}>
                <td>{row.student.line.replaceAll('\t', ' ')}</td>
                <td>
                  <Who row={row} pick={picks[at]} onPick={(studentId) => onPick(at, studentId)} />
                </td>
                {isTable && (
                  <td>
                    {row.problem === 'unknown-item' ? (
                      <Badge tone="danger">{problemText[row.problem]}</Badge>
                    ) : (
                      (row.preset?.name ?? '')
                    )}
                  </td>
                )}
                {isTable && (
                  <td>
                    {row.problem === 'wrong-date' ? (
                      <Badge tone="danger">{problemText[row.problem]}</Badge>
                    ) : (
                      row.date && formatDay(row.date)
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface Props {
  form: Pick<IssueFormState, 'students' | 'presets' | 'today'>;
  onClose: () => void;
  /** Names alone: added to who is chosen. */
  onNames: (studentIds: readonly StudentId[]) => void;
  /** A table: what is given to whom on which day, one after the other. */
  onGroups: (groups: readonly IssueGroup[]) => void;
}

/**
 * 명단 붙여넣기: names, seats, phones, or a table of 이름·항목·날짜. Nobody is taken for somebody else:
 * namesakes are chosen, who is not found is named.
 */
export function PasteDialog({
  form: { students, presets, today },
  onClose,
  onNames,
  onGroups,
}: Props) {
  const [text, setText] = useState('');
  const [picks, setPicks] = useState<Picks>({});
  const rows = useMemo(
    () => readPasted(text, { students, presets, today }),
    [text, students, presets, today],
  );
  const read = rows.map((row, at) => resolve(row, at, picks));
  const taken = read.filter((row) => row.studentId !== null && row.problem === null);
  const isTable = rows.some(({ preset, date }) => preset !== null || date !== null);
  const groups = isTable ? pastedGroups(taken) : [];
  const undecided = read.some(({ open }) => open);
  const blocked = undecided ? texts.unresolved : taken.length === 0 ? texts.nothing : undefined;

  function add() {
    if (isTable) onGroups(groups);
    else onNames(taken.flatMap(({ studentId }) => studentId ?? []));
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      size="l"
      footer={
        <>
          <Button onClick={onClose}>{pointsTexts.cancel}</Button>
          <Button variant="primary" {...(blocked && { disabledReason: blocked })} onClick={add}>
            {isTable ? texts.load(groups.length, taken.length) : texts.add(taken.length)}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.help}>{texts.help}</p>
        <TextArea
          label={texts.field}
          rows={6}
          placeholder={texts.placeholder}
          value={text}
          data-autofocus=""
          onValueChange={(next) => {
            setText(next);
            setPicks({});
          }}
        />
        {rows.length > 0 && (
          <PastedRows
            rows={rows}
            isTable={isTable}
            picks={picks}
            onPick={(at, studentId) => setPicks({ ...picks, [at]: studentId })}
          />
        )}
      </div>
    </Dialog>
  );
}
