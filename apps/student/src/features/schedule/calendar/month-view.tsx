import { formatMonth } from '@academy/domain/time';
import { MonthGrid } from '@academy/ui/month-grid';
import type { KeyboardEvent } from 'react';
import { scheduleTexts } from '../schedule-texts';
import {
  dayLabel,
  entryNote,
  scheduleGridDays,
  shortTime,
  type Entry,
  type ScheduleGridDay,
} from './entries';
import { type Mark } from './marks';
import styles from './entries.module.css';
import { lookOf } from './entry-card';
import type { OpenedSheet } from '../use-opened';
import type { ScheduleView } from './use-schedule-view';

interface Props {
  view: ScheduleView;
  entries: readonly Entry[];
  marks: readonly Mark[];
  holidays: ReadonlyMap<string, string>;
  sheet: OpenedSheet;
}

/** So many entries stand in a cell before the others are counted. */
const SHOWN = 3;

/** The 42 cells. A day opens its sheet: by a tap, Enter or Space. */
export function MonthView({
  view: { month, grid, today, step },
  entries,
  marks,
  holidays,
  sheet,
}: Props) {
  function onCellKeyDown(day: ScheduleGridDay, event: KeyboardEvent<HTMLElement>): void {
    if (event.code !== 'Enter' && event.code !== 'NumpadEnter' && event.code !== 'Space') return;
    event.preventDefault();
    sheet.openDay(day.date);
  }

  return (
    <MonthGrid
      label={scheduleTexts.monthOf(formatMonth(month))}
      days={scheduleGridDays({ grid, entries, marks, holidays, today })}
      cellLabel={dayLabel}
      onMonthStep={step}
      onCellKeyDown={onCellKeyDown}
      onCellClick={(day) => sheet.openDay(day.date)}
      renderCell={(day) => <CellEntries day={day} />}
    />
  );
}

/** The cell's name says it all: these are for the eyes. */
function CellEntries({ day: { entries, marks } }: { day: ScheduleGridDay }) {
  const all = entries.length + marks.length;
  const room = all > SHOWN ? SHOWN - 1 : SHOWN;
  const shown = entries.slice(0, room);
  const shownMarks = marks.slice(0, room - shown.length);
  const hidden = all - shown.length - shownMarks.length;
  return (
    <div aria-hidden="true" className={styles.chips}>
      {shown.map((entry) => (
        <span key={entry.schedule.id} className={styles.chip} data-look={lookOf(entry)}>
          <span className={styles.chipTime}>{shortTime(entry)}</span>
          {entry.schedule.title}
          {entryNote(entry) !== undefined && (
            <span className={styles.chipNote}>{entryNote(entry)}</span>
          )}
        </span>
      ))}
      {shownMarks.map((mark) => (
        <span key={mark.key} className={styles.chip} data-look="mark">
          {mark.text}
        </span>
      ))}
      {hidden > 0 && <span className={styles.chipMore}>{scheduleTexts.more(hidden)}</span>}
    </div>
  );
}
