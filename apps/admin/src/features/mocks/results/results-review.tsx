import textStyles from '@academy/ui/styles/text.module.css';
import type { StudentChoice } from '@academy/domain/identity';
import { resultText, type PlannedRow } from '@academy/domain/mocks';
import { Badge } from '@academy/ui/badge';
import { Checkbox } from '@academy/ui/checkbox';
import { Row, Stack } from '@academy/ui/layout';
import { Select } from '@academy/ui/select';
import { StatTile } from '@academy/ui/stat-tile';
import type { ReactNode } from 'react';
import sheetStyles from '../../../shared/sheets/sheets.module.css';
import styles from './import-results.module.css';
import { importTexts as texts } from './results-texts';
import type { ResultsImport } from './use-results-import';
import rowStyles from '../../../shared/sheets/read-rows.module.css';

const SHOWN = 50;
const studentText = ({ name, seat, school, grade, className, phoneTail }: StudentChoice) =>
  [seat, name, school, grade, className, phoneTail].filter(Boolean).join(' · ');

function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={8} aria-label={title}>
      <h3 className={textStyles.heading}>{title}</h3>
      {help !== undefined && <p className={textStyles.help}>{help}</p>}
      {children}
    </Stack>
  );
}

/** Every row that cannot be written, and why; left out only when the manager says so. */
function Wrong({ results: { wrong, leavesOut, setLeavesOut } }: { results: ResultsImport }) {
  if (wrong.length === 0) return null;
  return (
    <Part title={texts.wrong} help={texts.wrongHelp}>
      <ul className={styles.list}>
        {wrong.slice(0, SHOWN).map(({ row, name, mistakes }) => (
          <li key={row}>
            <strong>{texts.row(row, name)}</strong>{' '}
            <span className={styles.mistake}>{mistakes.join(' ')}</span>
          </li>
        ))}
        {wrong.length > SHOWN && <li>{texts.more(wrong.length - SHOWN)}</li>}
      </ul>
      <Checkbox
        label={texts.leaveOut(wrong.length)}
        checked={leavesOut}
        onCheckedChange={setLeavesOut}
      />
    </Part>
  );
}

/** Rows whose name several students have. */
function Namesakes({ results: { rows, picks, pick } }: { results: ResultsImport }) {
  const several = rows.flatMap(({ row, name, found }) =>
    found.found === 'several' ? [{ row, name, students: found.students }] : [],
  );
  if (several.length === 0) return null;
  return (
    <Part title={texts.namesakes}>
      {several.map(({ row, name, students }) => (
        <Select
          key={row}
          label={texts.choose(row, name)}
          value={picks[row] ?? ''}
          onValueChange={(id) => pick(row, students.find((one) => one.id === id)?.id ?? 'skip')}
        >
          {picks[row] === undefined && <option value="">{texts.chooseOne}</option>}
          {students.map((one) => (
            <option key={one.id} value={one.id}>
              {studentText(one)}
            </option>
          ))}
          <option value="skip">{texts.skip}</option>
        </Select>
      ))}
    </Part>
  );
}

const Words = ({
  title,
  help,
  words,
}: {
  title: string;
  help?: string;
  words: readonly string[];
}) =>
  words.length > 0 && (
    <Part title={title} {...(help !== undefined && { help })}>
      <Row gap={8} lineGap={8}>
        {words.map((word) => (
          <Badge key={word}>{word}</Badge>
        ))}
      </Row>
    </Part>
  );

/** What was read without a mistake, row by row. */
function Read({ rows }: { rows: readonly PlannedRow[] }) {
  const read = rows.filter(({ results, mistakes }) => results.length > 0 && mistakes.length === 0);
  if (read.length === 0) return null;
  return (
    <Part title={texts.read}>
      <div className={rowStyles.box}>
        <table className={rowStyles.table} aria-label={texts.read}>
          <thead>
            <tr>
              <th scope="col">{texts.heads.row}</th>
              <th scope="col">{texts.heads.student}</th>
              <th scope="col">{texts.heads.results}</th>
            </tr>
          </thead>
          <tbody>
            {read.slice(0, SHOWN).map(({ row, name, found, results }) => (
              <tr key={row}>
                <td className={styles.number}>{row}</td>
                <td>{found.found === 'one' ? studentText(found.student) : name}</td>
                <td>{results.map(resultText).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {read.length > SHOWN && <p className={textStyles.help}>{texts.more(read.length - SHOWN)}</p>}
    </Part>
  );
}

/** What a sheet would write: in numbers, what is wrong, what is to be decided, then all of it. */
export function ResultsReview({
  results,
  unregistered,
}: {
  results: ResultsImport;
  /** Names of those who are not registered for the exam. */
  unregistered: readonly string[];
}) {
  const { counts, rows, read, newSubjects } = results;
  const absent = rows.filter((row) => row.absent.length > 0);
  return (
    <>
      <div className={sheetStyles.tiles}>
        <StatTile label={texts.tiles.added} value={texts.items(counts.added)} />
        <StatTile label={texts.tiles.changed} value={texts.items(counts.changed)} />
        <StatTile label={texts.tiles.same} value={texts.items(counts.same)} />
        <StatTile label={texts.tiles.wrong} value={texts.rows(counts.wrong)} />
      </div>
      <Wrong results={results} />
      <Namesakes results={results} />
      <Words title={texts.newSubjects} help={texts.newSubjectsHelp} words={newSubjects} />
      <Words title={texts.unregistered} words={unregistered} />
      <Words
        title={texts.absent}
        words={absent.map((row) => texts.absentOf(row.name, row.absent.join(', ')))}
      />
      <Words title={texts.unread} words={read?.unread ?? []} />
      <Read rows={rows} />
    </>
  );
}
