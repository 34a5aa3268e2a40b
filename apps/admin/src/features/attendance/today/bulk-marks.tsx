import {
  attendanceRefusalTexts,
  canBeAhead,
  hasBegun,
  markStatusSchema,
  type MarkStatus,
  type Period,
  markStatusName,
} from '@academy/domain/attendance';
import { errorText } from '@academy/api-client';
import { useCommand } from '@academy/app-kit/writes';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { Select } from '@academy/ui/select';
import { TextField } from '@academy/ui/text-field';
import { closeText } from '@academy/ui/words';
import { useState } from 'react';
import { toasts } from '../../../shared/toasts';
import { bulkTexts as texts } from '../dialog-texts';
import type { ShownRow } from '../day/shown-rows';
import styles from './today-view.module.css';
import type { AttendanceSheet } from '../day/use-attendance-day';

const EMPTY = 'EMPTY';

/** What the dialog holds. */
interface Draft {
  from: number;
  to: number;
  status: MarkStatus | null;
  excused: boolean;
  note: string;
  reason: string;
}

const canExcuse = ({ status }: Draft) => status !== null && status !== 'PRESENT';

/** From the one period to the other, in either order. */
function periodsIn(periods: readonly Period[], { from, to }: Draft): readonly Period[] {
  const place = (asked: number) => periods.findIndex(({ number }) => number === asked);
  const [one, other] = [place(from), place(to)];
  return periods.slice(Math.min(one, other), Math.max(one, other) + 1);
}

interface Props {
  sheet: AttendanceSheet;
  rows: readonly ShownRow[];
  onClose: () => void;
}

interface MarkFieldsProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  day: AttendanceSheet['day'];
  ahead: boolean;
}

function MarkFields({ draft, onChange, day, ahead }: MarkFieldsProps) {
  const periodSelect = (end: 'from' | 'to') => (
    <Select
      label={texts[end]}
      value={String(draft[end])}
      onValueChange={(next) => onChange({ [end]: Number(next) })}
    >
      {day?.periods.map(({ number, name, from }) => (
        <option key={number} value={number}>{`${name} (${from})`}</option>
      ))}
    </Select>
  );
  return (
    <>
      <div className={styles.pair}>
        {periodSelect('from')}
        {periodSelect('to')}
      </div>
      <Select
        label={texts.status}
        hint={ahead ? attendanceRefusalTexts['mark-in-future'] : undefined}
        value={draft.status ?? EMPTY}
        onValueChange={(value) =>
          onChange({ status: markStatusSchema.safeParse(value).data ?? null })
        }
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
      {canExcuse(draft) && (
        <Checkbox
          label={texts.excused}
          checked={draft.excused}
          onCheckedChange={(excused) => onChange({ excused })}
        />
      )}
      {draft.status !== null && (
        <TextField
          label={texts.note}
          value={draft.note}
          onValueChange={(note) => onChange({ note })}
          maxLength={200}
        />
      )}
      {day?.closed && (
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          value={draft.reason}
          onValueChange={(reason) => onChange({ reason })}
          maxLength={200}
        />
      )}
    </>
  );
}

/**
 * 선택 일괄 변경: one status for some periods of the ticked students, as one change that can be taken
 * back.
 */
export function BulkMarks({
  sheet: { day, fill, offerUndo, clock, context, ahead },
  rows,
  onClose,
}: Props) {
  const periods = day?.periods ?? [];
  const running =
    (periods.findLast((period) => hasBegun(period, { ...context, clock })) ?? periods[0])?.number ??
    1;
  const [draft, setDraft] = useState<Draft>({
    from: running,
    to: running,
    status: ahead ? 'ABSENT' : 'PRESENT',
    excused: false,
    note: '',
    reason: '',
  });
  const { status, note } = draft;
  const reason = draft.reason.trim();
  const chosen = periodsIn(periods, draft);
  const needsReason = day?.closed !== null && reason === '';

  const saving = useCommand({
    name: 'mark the ticked',
    send() {
      const cells = rows.flatMap(({ studentId }) =>
        chosen.map(({ number }) => ({
          studentId,
          period: number,
          status,
          excused: canExcuse(draft) && draft.excused,
          note: status === null ? '' : note.trim(),
        })),
      );
      return fill(cells, day?.closed ? reason : undefined);
    },
    onSuccess({ saved, conflicts, undo }) {
      toasts.show({
        text: texts.done(saved.length, conflicts.length),
        tone: 'success',
        ...offerUndo(undo),
      });
      onClose();
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(rows.length)}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            variant="primary"
            loading={saving.isPending}
            disabledReason={needsReason ? texts.needsReason : undefined}
            onClick={() => saving.run()}
          >
            {texts.save(rows.length, chosen.length)}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <MarkFields
          draft={draft}
          onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
          day={day}
          ahead={ahead}
        />
        <InlineError>{saving.error && errorText(saving.error, texts.failed)}</InlineError>
      </Stack>
    </Dialog>
  );
}
