import {
  attendanceMarkText,
  attendanceRefusalTexts,
  canBeAhead,
  MARK_NOTE_LIMIT,
  markIn,
  markStatusName,
  markStatusSchema,
  prefilled,
  effectiveMark,
  reportedIn,
  valueIn,
  type CellHistory as History,
  type DayContext,
  type MarkStatus,
  type Period,
} from '@academy/domain/attendance';
import type { ReportedAbsence } from '@academy/domain/schedule';
import type { StudentId } from '@academy/domain/ids';
import { formatMoment, type CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { Drawer } from '@academy/ui/drawer';
import { Stack } from '@academy/ui/layout';
import { Select } from '@academy/ui/select';
import { TextField } from '@academy/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../shared/texts/messages';
import { attendanceQueries } from '../attendance-queries';
import type { NewMark } from '../outbox/mark-outbox';
import type { ShownRow } from '../day/shown-rows';
import { ReportedPhotos } from '../../../shared/attached-photos';
import { reportedAbsenceText } from '../../../shared/texts/kit-texts';
import { timesText } from '../today/visit-text';
import { panelTexts as texts } from '../dialog-texts';
import styles from './cell-panel.module.css';

interface HistoryProps {
  date: CalendarDay;
  studentId: StudentId;
  period: number;
  /** The version that the server has: another one, and the history is read again. */
  version: number;
}

const entryText = (entry: History['content'][number] | undefined) =>
  [attendanceMarkText(entry?.mark ?? { status: null, excused: false }), entry?.mark.note]
    .filter(Boolean)
    .join(' · ');

/** What a cell was, newest first: before → after, who, when, and why where the day was closed. */
function CellHistory({ date, studentId, period, version }: HistoryProps) {
  const { data, isError } = useQuery({
    ...attendanceQueries.history(date, { studentId, period }, version),
    enabled: version >= 0,
  });
  return (
    <Stack as="section" gap={8}>
      <h3>{texts.history}</h3>
      {isError && <p>{messages.errors.load}</p>}
      {data?.content.length === 0 && <p className={styles.none}>{texts.noHistory}</p>}
      <ol className={styles.entries} aria-label={texts.history}>
        {data?.content.map((entry, index) => (
          <li key={entry.mark.version}>
            <strong>{texts.change(entryText(data.content[index + 1]), entryText(entry))}</strong>
            <span>{texts.by(entry.mark.byName, formatMoment(new Date(entry.mark.at)))}</span>
            {entry.reason && <span>{texts.reason(entry.reason)}</span>}
          </li>
        ))}
      </ol>
    </Stack>
  );
}

/** Spread into a control: why it does nothing. */
interface Blocked {
  disabledReason?: string;
}

interface StatusButtonsProps {
  status: MarkStatus | null;
  blockedFor: (status: MarkStatus | null) => Blocked;
  onStatus: (status: MarkStatus | null) => void;
}

function StatusButtons({ status, blockedFor, onStatus }: StatusButtonsProps) {
  return (
    <fieldset aria-label={texts.status} className={styles.statuses}>
      {markStatusSchema.options.map((one) => (
        <Button
          key={one}
          aria-pressed={status === one}
          variant={status === one ? 'primary' : 'secondary'}
          {...blockedFor(one)}
          onClick={() => onStatus(one)}
        >
          {markStatusName(one)}
        </Button>
      ))}
      <Button aria-pressed={status === null} {...blockedFor(null)} onClick={() => onStatus(null)}>
        {attendanceMarkText({ status: null, excused: false })}
      </Button>
    </fieldset>
  );
}

interface NoteFormProps {
  note: string;
  blocked: Blocked;
  onSave: (note: string) => void;
}

function NoteForm({ note, blocked, onSave }: NoteFormProps) {
  const [typed, setTyped] = useState(note);
  return (
    <Stack
      as="form"
      gap={8}
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed);
      }}
    >
      <TextField
        label={texts.note}
        value={typed}
        onValueChange={setTyped}
        maxLength={MARK_NOTE_LIMIT}
        {...blocked}
      />
      <Button type="submit" {...blocked}>
        {texts.saveNote}
      </Button>
    </Stack>
  );
}

interface Props {
  date: CalendarDay;
  row: ShownRow;
  context: DayContext;
  period: Period;
  onPeriod: (period: number) => void;
  onMark: (cell: NewMark) => void;
  disabledReason: string | undefined;
  /** The day is still to come: little can be entryText of it. */
  ahead: boolean;
  onClose: () => void;
}

/** The student's reports for the day, with their photos. */
function ReportedAbsences({ absences }: { absences: readonly ReportedAbsence[] }) {
  if (absences.length === 0) return null;
  return (
    <>
      <ul className={styles.reported} aria-label={texts.reportedAbsences}>
        {absences.map((absence) => (
          <li key={`${absence.source} ${absence.id}`}>{reportedAbsenceText(absence)}</li>
        ))}
      </ul>
      <ReportedPhotos absences={absences} />
    </>
  );
}

/**
 * One cell in full: its status, whether it is excused, a note, and everything that it was. What is
 * chosen is saved at once.
 */
export function CellPanel({
  date,
  row,
  context,
  period,
  onPeriod,
  onMark,
  disabledReason,
  ahead,
  onClose,
}: Props) {
  const value = valueIn(row, period.number);
  const standing = value.status === null ? effectiveMark(row, period, context) : null;
  const expected = standing ?? prefilled(row, period, context);
  const absences = reportedIn(period, row.reportedAbsences, context);
  const times = standing === null ? '' : timesText(row.visit);
  const blocked: Blocked = disabledReason === undefined ? {} : { disabledReason };
  const blockedFor = (status: MarkStatus | null): Blocked =>
    ahead && disabledReason === undefined && status !== null && !canBeAhead(status)
      ? { disabledReason: attendanceRefusalTexts['mark-in-future'] }
      : blocked;
  const mark = (next: Partial<NewMark>) =>
    onMark({ studentId: row.studentId, period: period.number, ...value, ...next });
  const excusedAs = (status: MarkStatus | null) =>
    status !== null &&
    status !== 'PRESENT' &&
    (status === value.status ? value.excused : (expected?.excused ?? false));
  const excusable = value.status !== null && value.status !== 'PRESENT';

  return (
    <Drawer open onClose={onClose} title={texts.title(row.name, period.name)}>
      <Stack gap={16}>
        <Select
          label={texts.period}
          value={String(period.number)}
          onValueChange={(number) => onPeriod(Number(number))}
        >
          {context.periods.map(({ number, name, from, to }) => (
            <option key={number} value={number}>{`${name} ${from}–${to}`}</option>
          ))}
        </Select>
        {expected && (
          <p className={styles.expected}>
            {standing === null
              ? texts.expected(attendanceMarkText(expected))
              : texts.derived(attendanceMarkText(standing), times)}
          </p>
        )}
        <ReportedAbsences absences={absences} />
        <StatusButtons
          status={value.status}
          blockedFor={blockedFor}
          onStatus={(status) => mark({ status, excused: excusedAs(status) })}
        />
        <Checkbox
          label={texts.excused}
          checked={excusable && value.excused}
          onChange={() => mark({ excused: !value.excused })}
          {...(disabledReason === undefined && !excusable
            ? { disabledReason: texts.nothingToExcuse }
            : blocked)}
        />
        <NoteForm note={value.note} blocked={blocked} onSave={(note) => mark({ note })} />
        <CellHistory
          date={date}
          studentId={row.studentId}
          period={period.number}
          version={
            row.waiting.includes(period.number) ? -1 : (markIn(row, period.number)?.version ?? 0)
          }
        />
      </Stack>
    </Drawer>
  );
}
