import { useWideScreen } from '@academy/app-kit/device';
import { formatDay, formatMonth } from '@academy/domain/time';
import { isEnter } from '@academy/ui/enter-key';
import { MonthGrid } from '@academy/ui/month-grid';
import { useId, useState, type KeyboardEvent } from 'react';
import { scheduleTexts } from '../schedule-texts';
import { DayList } from './day-list';
import {
  dayLabel,
  entryNote,
  scheduleGridDays,
  shortTime,
  type Entry,
  type ScheduleGridDay,
  type Mark,
} from './entries';
import styles from './entries.module.css';
import { appearanceOf, entryClass } from './entry-card';
import type { OpenedSheet } from '../use-opened';
import type { ScheduleView } from './use-schedule-view';

interface Props {
  view: ScheduleView;
  entries: readonly Entry[];
  marks: readonly Mark[];
  holidays: ReadonlyMap<string, string>;
  sheet: OpenedSheet;
}

/** This many entries are in a cell before the others are counted. */
const SHOWN = 3;

/**
 * The 42 cells. A day opens its sheet: by a click, Enter or Space. A phone has room for dots only:
 * there a tap chooses the day that is listed below, and the next one opens it.
 */
export function MonthView({
  view: { month, grid, today, step },
  entries,
  marks,
  holidays,
  sheet,
}: Props) {
  const wide = useWideScreen();
  const listId = useId();
  const [chosen, choose] = useState(today);
  const days = scheduleGridDays({ grid, entries, marks, holidays, today });
  const inMonth = days.filter((day) => day.inMonth);
  const listed =
    inMonth.find(({ date }) => date === chosen) ??
    inMonth.find(({ date }) => date === today) ??
    inMonth.find((day) => day.entries.length + day.marks.length > 0) ??
    inMonth[0];

  function onCellKeyDown(day: ScheduleGridDay, event: KeyboardEvent<HTMLElement>): void {
    if (!isEnter(event) && event.code !== 'Space') return;
    event.preventDefault();
    choose(day.date);
    sheet.openDay(day.date);
  }

  return (
    <>
      <MonthGrid
        label={scheduleTexts.monthOf(formatMonth(month))}
        days={wide ? days : days.map((day) => ({ ...day, selected: day.date === listed?.date }))}
        cellLabel={dayLabel}
        onMonthStep={step}
        onCellKeyDown={onCellKeyDown}
        onCellClick={({ date }) =>
          wide || date === listed?.date ? sheet.openDay(date) : choose(date)
        }
        renderCell={(day) => <CellEntries day={day} />}
      />
      {!wide && listed && (
        <section className={styles.listed} aria-labelledby={listId}>
          <h3 id={listId} aria-live="polite">
            {[formatDay(listed.date), listed.holidayName].filter(Boolean).join(' · ')}
          </h3>
          <DayList entries={listed.entries} marks={listed.marks} sheet={sheet} />
        </section>
      )}
    </>
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
        <span
          key={entry.schedule.id}
          className={entryClass(styles.chip, entry)}
          data-look={appearanceOf(entry)}
        >
          <span className={styles.chipTime}>{shortTime(entry)}</span>
          <span className={styles.chipWords}>{entry.schedule.title}</span>
          {entryNote(entry) !== undefined && (
            <span className={styles.chipNote}>{entryNote(entry)}</span>
          )}
        </span>
      ))}
      {shownMarks.map((mark) => (
        <span key={mark.key} className={styles.chip} data-look="mark">
          <span className={styles.chipWords}>{mark.text}</span>
        </span>
      ))}
      {hidden > 0 && <span className={styles.chipMore}>{scheduleTexts.more(hidden)}</span>}
    </div>
  );
}
