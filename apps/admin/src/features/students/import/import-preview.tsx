import textStyles from '@academy/ui/styles/text.module.css';
import { groupBy } from '@academy/domain/collections';
import { studentFieldName, type ImportPreview, type ImportRow } from '@academy/domain/students';
import { formatPhone } from '@academy/domain/identity';
import { Button } from '@academy/ui/button';
import { Row, Stack } from '@academy/ui/layout';
import { StatTile } from '@academy/ui/stat-tile';
import { importTexts as texts } from '../student-texts';
import { useState } from 'react';
import { FirstRows } from './first-rows';
import sheetStyles from '../../../shared/sheets/sheets.module.css';
import styles from './import-dialog.module.css';

const SHOWN = 50;
const KINDS = ['add', 'change', 'same', 'error'] as const;

interface Props {
  preview: ImportPreview;
  busy: boolean;
  onBack: () => void;
  onColumns: () => void;
  onCommit: () => void;
}

/** Rows with the same reason are together: forty lost numbers are one line, not forty. */
const grouped = (rows: readonly ImportRow[], textsOf: (row: ImportRow) => readonly string[]) =>
  [
    ...groupBy(
      rows.flatMap((row) => textsOf(row).map((text) => ({ text, row: row.row }))),
      ({ text }) => text,
    ),
  ].map(([text, found]) => ({ text, rows: found.map(({ row }) => row) }));

function Groups({
  title,
  groups,
  danger = false,
}: {
  title: string;
  groups: readonly { text: string; rows: readonly number[] }[];
  danger?: boolean;
}) {
  if (groups.length === 0) return null;
  return (
    <Stack as="section" gap={8}>
      <h3>{title}</h3>
      <Stack as="ul" gap={4}>
        {groups.map(({ text, rows }) => (
          <li key={text} className={danger ? styles.errors : undefined}>
            {text} <span className={textStyles.help}>{texts.rowsOf(rows)}</span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Facts that distinguish a student from a namesake. */
const distinction = ({
  school,
  grade,
  className,
  seat,
  phone,
}: NonNullable<ImportRow['student']>) =>
  [school, grade, className, seat, formatPhone(phone)].filter(Boolean).join(' · ');

interface NamedProps {
  title: string;
  rows: readonly ImportRow[];
  textOf: (row: ImportRow) => string;
}

/** Students by name, the first of many until all are asked for. */
function Named({ title, rows, textOf }: NamedProps) {
  const [all, setAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = all ? rows : rows.slice(0, SHOWN);
  return (
    <Stack as="section" gap={8}>
      <h3>{title}</h3>
      <Stack as="ul" gap={4}>
        {shown.map((row) => (
          <li key={row.row}>
            {texts.row(row.row, row.name)} <span className={textStyles.help}>{textOf(row)}</span>
          </li>
        ))}
        {shown.length < rows.length && <li>{texts.more(rows.length - shown.length)}</li>}
      </Stack>
      {shown.length < rows.length && (
        <Row gap={8}>
          <Button size="dense" onClick={() => setAll(true)}>
            {texts.showAll(rows.length)}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** What the import would do, before anything is written. */
export function ImportPreviewStep({
  preview: { counts, rows, columns },
  busy,
  onBack,
  onColumns,
  onCommit,
}: Props) {
  const good = counts.add + counts.change;
  const ignored = columns
    .filter(({ field, header }) => field === null && header !== '')
    .map(({ header }) => header);
  return (
    <>
      <div className={sheetStyles.tiles}>
        {KINDS.map((kind) => (
          <StatTile key={kind} label={texts[kind]} value={texts.people(counts[kind])} />
        ))}
      </div>
      <Row gap={12} align="center" justify="between" wrap={false} className={styles.ignored}>
        <p className={textStyles.help}>
          {ignored.length > 0 ? `${texts.ignored}: ${ignored.join(', ')}` : texts.allColumns}
        </p>
        <Button size="dense" onClick={onColumns}>
          {texts.chooseColumns}
        </Button>
      </Row>
      <Groups
        danger
        title={texts.errors(counts.error)}
        groups={grouped(rows, ({ errors }) => errors)}
      />
      <Groups
        title={texts.warnings}
        groups={grouped(
          rows.filter(({ kind }) => kind !== 'error'),
          ({ warnings }) => warnings,
        )}
      />
      <FirstRows rows={rows} columns={columns} />
      <Named
        title={texts.added(counts.add)}
        rows={rows.filter(({ kind }) => kind === 'add')}
        textOf={({ student }) => (student ? distinction(student) : '')}
      />
      <Named
        title={texts.changes}
        rows={rows.filter(({ kind }) => kind === 'change')}
        textOf={({ changes }) =>
          changes
            .map(({ field, before, after }) => `${studentFieldName(field)} ${before} → ${after}`)
            .join(', ')
        }
      />
      <Row gap={8} justify="end">
        <Button onClick={onBack}>{texts.back}</Button>
        <Button
          variant="primary"
          loading={busy}
          disabledReason={good === 0 ? texts.nothing : undefined}
          onClick={onCommit}
        >
          {texts.apply(good)}
        </Button>
      </Row>
    </>
  );
}
