import { type CellHistory as History, attendanceMarkText } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { formatMoment, type CalendarDay } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../shared/messages';
import { attendanceQueries } from './attendance-queries';
import styles from './cell-panel.module.css';
import { panelTexts as texts } from './panel-texts';

interface Props {
  date: CalendarDay;
  studentId: StudentId;
  period: number;
  /** The version that the server has: another one, and the history is read again. */
  version: number;
}

const said = (entry: History['content'][number] | undefined) =>
  [attendanceMarkText(entry?.mark ?? { status: null, excused: false }), entry?.mark.note]
    .filter(Boolean)
    .join(' · ');

/** What a cell was, newest first: before → after, who, when, and why where the day was closed. */
export function CellHistory({ date, studentId, period, version }: Props) {
  const { data, isError } = useQuery({
    ...attendanceQueries.history(date, { studentId, period }, version),
    enabled: version >= 0,
  });
  return (
    <section className={styles.history}>
      <h3 className={styles.heading}>{texts.history}</h3>
      {isError && <p>{messages.errors.load}</p>}
      {data?.content.length === 0 && <p className={styles.none}>{texts.noHistory}</p>}
      <ol className={styles.entries} aria-label={texts.history}>
        {data?.content.map((entry, index) => (
          <li key={entry.mark.version}>
            <strong>{texts.change(said(data.content[index + 1]), said(entry))}</strong>
            <span>{texts.by(entry.mark.byName, formatMoment(new Date(entry.mark.at)))}</span>
            {entry.reason && <span>{texts.reason(entry.reason)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
