import { errorText } from '@academy/api-client';
import { OPEN_REASONS, previewClose } from '@academy/domain/attendance';
import { formatDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ConfirmDialog } from '@academy/ui/dialog';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Stack } from '@academy/ui/layout';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { attendanceQueries } from '../attendance-queries';
import type { AttendanceSheet } from '../day/use-attendance-day';
import { closeTexts as texts } from '../dialog-texts';

interface ClosePlanProps {
  day: NonNullable<AttendanceSheet['day']>;
  sheet: Pick<AttendanceSheet, 'context'>;
}

/** What the day comes to when it is closed, and what stays open. */
function ClosePlan({ day, sheet: { context } }: ClosePlanProps) {
  const { absent, seenOff, byTimes, excused, open } = previewClose(day.rows, context);
  const names = (ids: Iterable<string>) => {
    const wanted = new Set(ids);
    return day.rows.filter(({ studentId }) => wanted.has(studentId)).map(({ name }) => name);
  };
  const left = OPEN_REASONS.flatMap((why) => {
    const cells = open.filter((cell) => cell.why === why);
    const students = new Set(cells.map(({ studentId }) => studentId));
    return cells.length === 0
      ? []
      : [{ label: texts.open[why], value: texts.openCells(cells.length, names(students)) }];
  });
  return (
    <>
      <KeyValueList
        items={[
          { label: texts.absent, value: texts.people(absent.length, names(absent)) },
          {
            label: texts.seenOff,
            value: texts.seenOffAt(
              texts.people(seenOff.length, names(seenOff.map(({ studentId }) => studentId))),
              seenOff.map(({ leftAt }) => leftAt),
            ),
          },
          { label: texts.filled, value: texts.cells(excused) },
          { label: texts.stayed, value: texts.cells(byTimes) },
          ...(open.length === 0 ? [{ label: texts.unmarked, value: texts.cells(0) }] : left),
        ]}
      />
      {open.length > 0 && <p>{texts.unmarkedHint}</p>}
    </>
  );
}

function CloseDialog({ sheet, onClose }: { sheet: AttendanceSheet; onClose: () => void }) {
  const { date, day, marks } = sheet;
  const queries = useQueryClient();
  const { queryKey } = attendanceQueries.day(queries, date);
  const undo = useUndo(queryKey);
  const closing = useWrite({
    name: `close ${date}`,
    send: (revision: number) => api.closeDay({ params: { date }, body: { revision } }),
    reads: queryKey,
    onSuccess(done) {
      undo.announce({ text: texts.done(done), key: 'attendance-day' }, done.undo);
      onClose();
    },
  });
  if (!day) return null;
  const waits = marks.some(({ theirs }) => !theirs);
  const failure = closing.error ? errorText(closing.error, texts.failed) : undefined;

  return (
    <ConfirmDialog
      open
      title={texts.title(formatDay(date))}
      confirmLabel={texts.confirm}
      busy={closing.isPending}
      error={waits ? texts.unsaved : failure}
      onClose={onClose}
      onConfirm={() =>
        waits ? undefined : closing.run(queries.getQueryData(queryKey)?.revision ?? 0)
      }
    >
      <Stack gap={12}>
        <ClosePlan day={day} sheet={sheet} />
        <p>{texts.willKeep}</p>
      </Stack>
    </ConfirmDialog>
  );
}

/** 하루 마감: shows what it will do before it is done. */
export function CloseDay({ sheet }: { sheet: AttendanceSheet }) {
  const { missing } = useManager();
  const [open, setOpen] = useState(false);
  const { date, today, day } = sheet;
  if (!day || day.closed) return null;
  return (
    <>
      <Button
        size="dense"
        disabledReason={missing('attendance.write') ?? (date > today ? texts.notYet : undefined)}
        onClick={() => setOpen(true)}
      >
        {texts.button}
      </Button>
      {open && <CloseDialog sheet={sheet} onClose={() => setOpen(false)} />}
    </>
  );
}
