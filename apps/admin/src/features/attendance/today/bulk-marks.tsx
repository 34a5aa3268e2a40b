import {
  attendanceRefusalTexts,
  canBeAhead,
  markStatusSchema,
  type Period,
  markStatusName,
} from '@academy/domain/attendance';
import { errorText } from '@academy/api-client';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Select } from '@academy/ui/select';
import { TextField } from '@academy/ui/text-field';
import { useState } from 'react';
import { toasts } from '../../../shared/toasts';
import { bulkTexts as texts } from '../dialog-texts';
import type { ShownRow } from '../day/shown-rows';
import styles from './today-view.module.css';
import type { AttendanceSheet } from '../day/use-attendance-day';

const EMPTY = 'EMPTY';

interface Props {
  sheet: AttendanceSheet;
  rows: readonly ShownRow[];
  onClose: () => void;
}

/**
 * 선택 일괄 변경: one status for some periods of the ticked students, as one change that can be taken
 * back.
 */
export function BulkMarks({ sheet: { day, fill, offerUndo, clock, ahead }, rows, onClose }: Props) {
  const periods: readonly Period[] = day?.periods ?? [];
  const running = periods.findLast(({ from }) => from <= clock) ?? periods[0];
  const [from, setFrom] = useState(running?.number ?? 1);
  const [to, setTo] = useState(running?.number ?? 1);
  const [status, setStatus] = useState<string>(ahead ? 'ABSENT' : 'PRESENT');
  const [excused, setExcused] = useState(false);
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [first, last] = [
    periods.findIndex(({ number }) => number === from),
    periods.findIndex(({ number }) => number === to),
  ];
  const chosen = periods.slice(Math.min(first, last), Math.max(first, last) + 1);
  const mark = markStatusSchema.safeParse(status).data ?? null;
  const canExcuse = mark !== null && mark !== 'PRESENT';
  const needsReason = day?.closed !== null && reason.trim() === '';

  async function save() {
    setBusy(true);
    try {
      const cells = rows.flatMap(({ studentId }) =>
        chosen.map(({ number }) => ({
          studentId,
          period: number,
          status: mark,
          excused: canExcuse && excused,
          note: mark === null ? '' : note.trim(),
        })),
      );
      const {
        saved,
        conflicts,
        undo: way,
      } = await fill(cells, day?.closed ? reason.trim() : undefined);
      toasts.show({
        text: texts.done(saved.length, conflicts.length),
        tone: 'success',
        ...offerUndo(way),
      });
      onClose();
    } catch (error) {
      setFailure(errorText(error, texts.failed));
    } finally {
      setBusy(false);
    }
  }

  const periodSelect = (label: string, value: number, set: (number: number) => void) => (
    <Select label={label} value={String(value)} onValueChange={(next) => set(Number(next))}>
      {periods.map(({ number, name, from: begins }) => (
        <option key={number} value={number}>{`${name} (${begins})`}</option>
      ))}
    </Select>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(rows.length)}
      closeLabel={texts.close}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button
            variant="primary"
            loading={busy}
            disabledReason={needsReason ? texts.needsReason : undefined}
            onClick={() => void save()}
          >
            {texts.save(rows.length, chosen.length)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.pair}>
          {periodSelect(texts.from, from, setFrom)}
          {periodSelect(texts.to, to, setTo)}
        </div>
        <Select
          label={texts.status}
          hint={ahead ? attendanceRefusalTexts['mark-in-future'] : undefined}
          value={status}
          onValueChange={setStatus}
        >
          {markStatusSchema.options
            .filter((one) => !ahead || canBeAhead(one))
            .map((one) => (
              <option key={one} value={one}>
                {markStatusName(one)}
              </option>
            ))}
          <option value={EMPTY}>{texts.emptied}</option>
        </Select>
        {canExcuse && (
          <Checkbox label={texts.excused} checked={excused} onCheckedChange={setExcused} />
        )}
        {mark !== null && (
          <TextField label={texts.note} value={note} onValueChange={setNote} maxLength={200} />
        )}
        {day?.closed && (
          <TextField
            label={texts.reason}
            hint={texts.reasonHint}
            value={reason}
            onValueChange={setReason}
            maxLength={200}
          />
        )}
        <InlineError>{failure}</InlineError>
      </div>
    </Dialog>
  );
}
