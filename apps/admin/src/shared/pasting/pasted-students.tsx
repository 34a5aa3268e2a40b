import textStyles from '@academy/ui/styles/text.module.css';
import type { StudentChoice } from '@academy/domain/identity';
import type { PastedLine, PastedPicks } from '@academy/domain/pasting';
import { Badge } from '@academy/ui/badge';
import { Select } from '@academy/ui/select';
import type { ReactNode } from 'react';
import rowStyles from '../sheets/read-rows.module.css';
import styles from './pasting.module.css';
import { pastingTexts as texts } from './pasting-texts';

/** What distinguishes a student from a namesake. */
const studentText = ({ name, seat, school, grade, className, phoneTail }: StudentChoice) =>
  [seat, name, school, grade, className, phoneTail].filter(Boolean).join(' · ');

/** The student of a line: found, to be chosen from namesakes, or none. */
function Who({
  student,
  pick,
  onPick,
}: {
  student: PastedLine;
  pick: PastedPicks[number] | undefined;
  onPick: (pick: PastedPicks[number]) => void;
}) {
  if (student.found === 'one') return studentText(student.student);
  if (student.found === 'nobody') return <Badge meaning="trouble">{texts.notFound}</Badge>;
  return (
    <Select
      size="dense"
      label={texts.choose(student.line)}
      labelHidden
      value={pick ?? ''}
      onValueChange={(id) => onPick(student.students.find((one) => one.id === id)?.id ?? 'skip')}
    >
      {pick === undefined && <option value="">{texts.chooseOne}</option>}
      {student.students.map((one) => (
        <option key={one.id} value={one.id}>
          {studentText(one)}
        </option>
      ))}
      <option value="skip">{texts.skip}</option>
    </Select>
  );
}

interface Pasted {
  student: PastedLine;
  /** The row of what was pasted, from 1. */
  row?: number;
}

export interface PastedColumn<Row> {
  head: string;
  render: (row: Row) => ReactNode;
}

interface Props<Row extends Pasted> {
  rows: readonly Row[];
  picks: PastedPicks;
  onPick: (at: number, pick: PastedPicks[number]) => void;
  /** What else a row says. */
  columns?: readonly PastedColumn<Row>[];
}

/** What was read, line by line, with what must be decided. */
export function PastedStudents<Row extends Pasted>({
  rows,
  picks,
  onPick,
  columns = [],
}: Props<Row>) {
  const count = (found: PastedLine['found']) =>
    rows.filter(({ student }) => student.found === found).length;
  const [one, several, nobody] = [count('one'), count('several'), count('nobody')];
  const isNumbered = rows.some(({ row }) => row !== undefined);
  return (
    <>
      <p className={textStyles.help} aria-live="polite">
        {[
          texts.found(one),
          several > 0 && texts.several(several),
          nobody > 0 && texts.nobody(nobody),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className={rowStyles.box}>
        <table className={rowStyles.table} aria-label={texts.results}>
          <thead>
            <tr>
              {isNumbered && <th scope="col">{texts.row}</th>}
              <th scope="col">{texts.line}</th>
              <th scope="col">{texts.student}</th>
              {columns.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={`${at} ${row.student.line}`}>
                {isNumbered && <td className={styles.number}>{row.row}</td>}
                <td className={styles.line}>{row.student.line.replaceAll('\t', ' ')}</td>
                <td className={styles.who}>
                  <Who
                    student={row.student}
                    pick={picks[at]}
                    onPick={(studentId) => onPick(at, studentId)}
                  />
                </td>
                {columns.map(({ head, render }) => (
                  <td key={head}>{render(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
