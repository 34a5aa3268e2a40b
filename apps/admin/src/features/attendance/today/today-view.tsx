import { useUrlSort } from '@academy/app-kit/url';
import { movingSoon, VISIT_ACTIONS, type VisitValue } from '@academy/domain/attendance';
import type { ClockTime } from '@academy/domain/time';
import { BulkBar } from '@academy/ui/bulk-bar';
import { Button } from '@academy/ui/button';
import { CopyIcon } from '@academy/ui/icon';
import { DataGrid, sortRows, useGridView } from '@academy/ui/data-grid';
import { useMemo, useState } from 'react';
import {
  copiedText,
  listTexts,
  selectAllText,
  selectedText,
} from '../../../shared/texts/kit-texts';
import { messages } from '../../../shared/texts/messages';
import { lazyPart } from '../../../shared/page/lazy-part';
import { FamilyTextsDialog } from '../../../shared/notices/family-texts';
import { LoadError } from '../../../shared/page/load-error';
import { useAcademy } from '../../../shared/session/use-academy';
import { useManager } from '../../../shared/session/use-manager';
import { attendanceTexts, todayTexts as texts } from '../attendance-texts';
import { CloseDay } from './close-day';
import { DayFilterBar, DayTiles, NobodyShown } from '../day/day-filter';
import type { ShownRow } from '../day/shown-rows';
import type { AttendanceSheet } from '../day/use-attendance-day';
import { useDayTools } from '../day/use-day-tools';
import { bulkTexts } from '../dialog-texts';
import { Proposals } from './proposals';
import { todayColumns, VisitsContext } from './today-columns';
import { useOpenStudentDay } from '../../../shared/student-day';
import styles from './today-view.module.css';
import { useTodayKeys } from './use-today-keys';
import { useVisits, type Visits } from './use-visits';
import { guardianMessage, readOutings, readTime } from './visit-text';

const BulkMarks = lazyPart(async () => (await import('./bulk-marks')).BulkMarks, null);

/** `30분 안에 올/나갈 학생`: by what was approved, the first to move first. */
function SoonStrip({ rows, clock }: { rows: readonly ShownRow[]; clock: ClockTime }) {
  const soon = movingSoon(rows, clock);
  if (soon.length === 0) return null;
  return (
    <section className={styles.soon} aria-label={texts.soon}>
      <h2 className={styles.soonTitle}>{texts.soon}</h2>
      <ul className={styles.soonList}>
        {soon.map(({ row, moves, at, absence }) => (
          <li
            key={`${row.studentId} ${absence.source} ${absence.id} ${moves}`}
          >{`${at} ${row.name} ${texts[moves]} · ${absence.title}`}</li>
        ))}
      </ul>
    </section>
  );
}

const NO_ROWS: readonly ShownRow[] = [];
const rowId = ({ studentId }: ShownRow) => studentId;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: ShownRow) => name,
  copied: copiedText,
};

/** The value typed into a time's cell; undefined where it changes nothing. */
function typedValue(columnId: string, value: string): Partial<VisitValue> | undefined {
  if (columnId === 'outings') {
    const outings = readOutings(value);
    return outings && { outings };
  }
  const time = readTime(value);
  return time === undefined
    ? undefined
    : columnId === 'arrivedAt'
      ? { arrivedAt: time }
      : { leftAt: time };
}

interface ChosenBarProps {
  sheet: AttendanceSheet;
  chosen: readonly ShownRow[];
  visits: Visits;
  onClear: () => void;
}

/** What can be done with the ticked students. */
function ChosenBar({ sheet, chosen, visits, onClear }: ChosenBarProps) {
  const { date, clock } = sheet;
  const academy = useAcademy();
  const readonlyReason = useManager().missing('attendance.write');
  const [marking, setMarking] = useState(false);
  const [telling, setTelling] = useState(false);
  const facts = { academy: academy?.name ?? messages.appName, date, clock };
  return (
    <>
      <BulkBar
        label={selectedText(chosen.length, attendanceTexts.unit)}
        clearLabel={listTexts.clearSelection}
        onClear={onClear}
      >
        {VISIT_ACTIONS.map((action) => (
          <Button
            key={action}
            size="dense"
            disabledReason={readonlyReason ?? visits.notNow}
            onClick={() => visits.act(chosen, action)}
          >
            {texts.bulkNow(action)}
          </Button>
        ))}
        <Button size="dense" disabledReason={readonlyReason} onClick={() => setMarking(true)}>
          {bulkTexts.button}
        </Button>
        <Button size="dense" onClick={() => setTelling(true)}>
          <CopyIcon /> {texts.copy}
        </Button>
      </BulkBar>
      {marking && <BulkMarks sheet={sheet} rows={chosen} onClose={() => setMarking(false)} />}
      {telling && (
        <FamilyTextsDialog
          title={texts.copy}
          rows={chosen.map((row) => {
            const text = guardianMessage(row, facts);
            return { id: row.studentId, name: row.name, facts: [text], text };
          })}
          onClose={() => setTelling(false)}
        />
      )}
    </>
  );
}

/** 오늘: who is here, live; coming and going with one press. */
export function TodayView({ sheet }: { sheet: AttendanceSheet }) {
  const { date, today, rows, filter, clock, context, isError, retry } = sheet;
  const { missing, role, areas } = useManager();
  const visits = useVisits(sheet);
  const openStudent = useOpenStudentDay();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useUrlSort();
  const readonlyReason = missing('attendance.write');
  const columns = useMemo(() => todayColumns(context, { role, areas }), [context, role, areas]);
  const disabledReason = readonlyReason ?? visits.notNow;
  const view = useGridView('attendance-today', columns);
  const shown = useMemo(() => sortRows(filter.shown, columns, sort), [filter.shown, columns, sort]);
  const tools = useDayTools(sheet, shown);
  const onKeyDown = useTodayKeys(sheet, shown, visits);
  const chosen = shown.filter(({ studentId }) => selection.has(studentId));

  return (
    <VisitsContext value={{ act: visits.act, disabledReason }}>
      <DayTiles filter={filter} />
      {date === today && <SoonStrip rows={rows ?? NO_ROWS} clock={clock} />}
      <DayFilterBar
        filter={filter}
        rows={rows}
        actions={<Proposals sheet={sheet} />}
        file={tools.file}
        onPrint={tools.papers}
        view={view}
        primary={<CloseDay sheet={sheet} />}
      />
      <DataGrid
        label={texts.list}
        view={view}
        rows={rows && shown}
        rowId={rowId}
        texts={gridTexts}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        onRowOpen={openStudent}
        pinned={2}
        onKeyDown={readonlyReason ? undefined : onKeyDown}
        readonlyReason={readonlyReason}
        onEdit={({ rowId: id, columnId, value }) => {
          const row = rows?.find(({ studentId }) => studentId === id);
          const part = typedValue(columnId, value);
          if (row && part) visits.change(row, part);
        }}
        empty={<NobodyShown rows={rows} none={texts.empty} />}
        error={isError ? <LoadError onRetry={retry} /> : undefined}
        legend={
          <>
            {!readonlyReason && <span className={styles.keys}>{texts.keys}</span>}
            <span className={styles.words}>{attendanceTexts.words.line}</span>
          </>
        }
      />
      {tools.paper}
      <ChosenBar
        sheet={sheet}
        chosen={chosen}
        visits={visits}
        onClear={() => setSelection(new Set())}
      />
    </VisitsContext>
  );
}
