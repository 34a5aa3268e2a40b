import textStyles from '@academy/ui/styles/text.module.css';
import columnStyles from '@academy/ui/styles/column.module.css';
import { scheduleTexts } from '../schedule-texts';
import type { OpenedSheet } from '../use-opened';
import type { Entry, Mark } from './entries';
import { EntryCard, MarkLink } from './entry-card';

interface Props {
  /** Those of the day. */
  entries: readonly Entry[];
  marks: readonly Mark[];
  sheet: OpenedSheet;
}

/** Every entry of a day, each to be opened. */
export function DayList({ entries, marks, sheet }: Props) {
  if (entries.length + marks.length === 0)
    return <p className={textStyles.help}>{scheduleTexts.noneOnDay}</p>;
  return (
    <ul className={columnStyles.gap8}>
      {entries.map((entry) => (
        <li key={entry.schedule.id}>
          <EntryCard
            entry={entry}
            onOpen={() => sheet.openSchedule(entry.schedule.id, entry.date)}
          />
        </li>
      ))}
      {marks.map((mark) => (
        <li key={mark.key}>
          <MarkLink mark={mark} />
        </li>
      ))}
    </ul>
  );
}
