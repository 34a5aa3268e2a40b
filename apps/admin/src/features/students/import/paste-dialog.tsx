import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import { groupBy } from '@academy/domain/collections';
import {
  planCells,
  studentFieldName,
  type CellsOfStudent,
  type CellsResult,
  type CellsRow,
  type StudentRow,
} from '@academy/domain/students';
import { Button } from '@academy/ui/button';
import type { GridPaste } from '@academy/ui/data-grid';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { StatTile } from '@academy/ui/stat-tile';
import { closeText } from '@academy/ui/words';
import { useMemo, useState } from 'react';
import { api } from '../../../shared/api';
import { toasts } from '../../../shared/toasts';
import { useWrite } from '../../../shared/writes/use-write';
import { fieldOfColumn } from '../list/student-columns';
import { formOf } from '../student-form';
import { studentTexts } from '../student-texts';
import { studentQueries, useUndoStudents } from '../students-queries';
import sheetStyles from '../../../shared/sheets/sheets.module.css';
import styles from './import-dialog.module.css';

const texts = studentTexts.paste;
const KINDS = ['change', 'same', 'error'] as const;
const SHOWN = 50;

interface Props {
  paste: GridPaste;
  rows: readonly StudentRow[];
  onClose: () => void;
}

/**
 * Pasted cells by student, over the version in view; cells that are changed elsewhere are counted.
 */
function cellsOf(
  { changes, leftOut }: GridPaste,
  rows: readonly StudentRow[],
): { pasted: CellsOfStudent[]; leftOut: number } {
  const possible = changes.filter(({ columnId }) => fieldOfColumn(columnId) !== undefined);
  const byRow = groupBy(possible, ({ rowId }) => rowId);
  const pasted = rows.flatMap(({ id, version }) => {
    const cells = byRow.get(id);
    return cells
      ? [
          {
            studentId: id,
            version,
            given: Object.fromEntries(cells.map(({ columnId, value }) => [columnId, value])),
          },
        ]
      : [];
  });
  return { pasted, leftOut: leftOut + changes.length - possible.length };
}

/** What a row says of itself, and what is behind it. */
function Lines({
  title,
  rows,
  textOf,
  danger = false,
}: {
  title: string;
  rows: readonly CellsRow[];
  textOf: (row: CellsRow) => string;
  danger?: boolean;
}) {
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={8}>
      <h3>{title}</h3>
      <Stack as="ul" gap={4}>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.studentId} className={danger ? styles.errors : undefined}>
            {row.name} <span className={textStyles.help}>{textOf(row)}</span>
          </li>
        ))}
        {rows.length > SHOWN && <li>{texts.more(rows.length - SHOWN)}</li>}
      </Stack>
    </Stack>
  );
}

function Plan({ planned, leftOut }: { planned: readonly CellsRow[]; leftOut: number }) {
  const of = (kind: CellsRow['kind']) => planned.filter((row) => row.kind === kind);
  return (
    <>
      <div className={sheetStyles.tiles}>
        {KINDS.map((kind) => (
          <StatTile key={kind} label={texts[kind]} value={texts.people(of(kind).length)} />
        ))}
      </div>
      {leftOut > 0 && <p className={textStyles.help}>{texts.leftOut(leftOut)}</p>}
      <Lines
        danger
        title={texts.errors}
        rows={of('error')}
        textOf={({ errors }) => errors.join(' ')}
      />
      <Lines
        title={texts.changes}
        rows={of('change')}
        textOf={({ changes }) =>
          changes
            .map(({ field, before, after }) => `${studentFieldName(field)} ${before} → ${after}`)
            .join(', ')
        }
      />
    </>
  );
}

/** Whom the server left as they are, and why. */
function Refused({ refused }: Pick<CellsResult, 'refused'>) {
  return (
    <Stack as="section" gap={8} role="alert">
      <h3>{texts.refused(refused.length)}</h3>
      <Stack as="ul" gap={4}>
        {refused.map(({ studentId, name, message }) => (
          <li key={studentId} className={styles.errors}>
            {name} <span className={textStyles.help}>{message}</span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/**
 * Cells pasted over the grid: what they would do, student by student, before anything is written.
 */
export function PasteDialog({ paste, rows, onClose }: Props) {
  const { offer } = useUndoStudents();
  const { pasted, leftOut } = useMemo(() => cellsOf(paste, rows), [paste, rows]);
  const planned = useMemo(
    () =>
      planCells(
        pasted,
        rows.map((row) => ({ ...formOf(row), startDate: row.startDate, id: row.id })),
      ),
    [pasted, rows],
  );
  const good = new Set(
    planned.flatMap(({ kind, studentId }) => (kind === 'change' ? [studentId] : [])),
  );
  const [refused, setRefused] = useState<CellsResult['refused']>();
  const write = useWrite({
    name: 'paste students',
    send: () =>
      api.pasteStudents({ body: { rows: pasted.filter(({ studentId }) => good.has(studentId)) } }),
    reads: studentQueries.all,
    onSuccess: ({ changed, refused: left, undo: taken }) => {
      setRefused(left);
      if (taken)
        toasts.show({
          text: texts.done(changed.length),
          tone: 'success',
          ...offer(taken),
        });
      if (left.length === 0) onClose();
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBack={false}
      title={texts.title}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          {!refused && (
            <Button
              variant="primary"
              loading={write.isPending}
              disabledReason={good.size === 0 ? texts.nothing : undefined}
              onClick={() => write.run()}
            >
              {texts.apply(good.size)}
            </Button>
          )}
        </>
      }
    >
      {refused ? (
        <Refused refused={refused} />
      ) : (
        <div className={styles.body}>
          <Plan planned={planned} leftOut={leftOut} />
          <InlineError>{write.error && errorText(write.error, studentTexts.failed)}</InlineError>
        </div>
      )}
    </Dialog>
  );
}
