import type { StudentChoice } from '@academy/domain/identity';
import type { StudentId } from '@academy/domain/ids';
import { formatDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Select } from '@academy/ui/select';
import { pasteTexts as texts } from '../../points-texts';
import styles from './paste-dialog.module.css';
import type { Picks } from './pasted-groups';
import type { PastedRow } from './read-pasted';
import rowStyles from '../../../../shared/sheets/read-rows.module.css';

const studentText = ({ name, seat, school, grade, phoneTail }: StudentChoice) =>
  [seat, name, school, grade, phoneTail].filter(Boolean).join(' · ');

interface Props {
  rows: readonly PastedRow[];
  /** Whether the lines say what and when. */
  isTable: boolean;
  picks: Picks;
  onPick: (at: number, studentId: StudentId | 'skip') => void;
}

/** The student of a line: found, to be chosen from namesakes, or none. */
function Who({
  row: { student },
  pick,
  onPick,
}: {
  row: PastedRow;
  pick: Picks[number] | undefined;
  onPick: (studentId: StudentId | 'skip') => void;
}) {
  if (student.found === 'one') return studentText(student.student);
  if (student.found === 'nobody') return <Badge meaning="trouble">{texts.notFound}</Badge>;
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
          {studentText(one)}
        </option>
      ))}
      <option value="skip">{texts.skip}</option>
    </Select>
  );
}

const problemText = { 'unknown-item': texts.unknownItem, 'wrong-date': texts.wrongDate } as const;

/** What was read, line by line, with what must be decided. */
export function PastedRows({ rows, isTable, picks, onPick }: Props) {
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
      <div className={rowStyles.box}>
        <table className={rowStyles.table} aria-label={texts.results}>
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
                      <Badge meaning="trouble">{problemText[row.problem]}</Badge>
                    ) : (
                      (row.preset?.name ?? '')
                    )}
                  </td>
                )}
                {isTable && (
                  <td>
                    {row.problem === 'wrong-date' ? (
                      <Badge meaning="trouble">{problemText[row.problem]}</Badge>
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
