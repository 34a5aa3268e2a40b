import { errorText } from '@academy/api-client';
import { useCommand } from '@academy/app-kit/writes';
import { hasBegun, MARK_NOTE_LIMIT, planFill, type Period } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { Checkbox } from '@academy/ui/checkbox';
import { ConfirmDialog } from '@academy/ui/dialog';
import { Stack } from '@academy/ui/layout';
import { TextField } from '@academy/ui/text-field';
import { useState } from 'react';
import { serverClock } from '../../../shared/api';
import { messages } from '../../../shared/texts/messages';
import { toasts } from '../../../shared/toasts';
import type { AttendanceSheet } from '../day/use-attendance-day';
import { fillTexts as texts } from '../dialog-texts';
import styles from './fill-dialog.module.css';

interface Props {
  sheet: AttendanceSheet;
  onClose: () => void;
}

interface PeriodBoxesProps {
  periods: readonly Period[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
}

function PeriodBoxes({ periods, chosen, onChange }: PeriodBoxesProps) {
  const others = (number: number) => [...chosen].filter((one) => one !== number);
  return (
    <fieldset className={styles.periods}>
      <legend>{texts.periods}</legend>
      {periods.map(({ number, name }) => (
        <Checkbox
          key={number}
          size="dense"
          label={name}
          checked={chosen.has(number)}
          onCheckedChange={(on) => onChange(new Set([...others(number), ...(on ? [number] : [])]))}
        />
      ))}
    </fieldset>
  );
}

interface PlanLinesProps extends Pick<AttendanceSheet, 'filter'> {
  plan: ReturnType<typeof planFill>;
  /** Whether who did not come is filled too. */
  notComeToo: boolean;
  onNotComeToo: (too: boolean) => void;
}

/** How much is filled, and who is left. */
function PlanLines({ plan, filter, notComeToo, onNotComeToo }: PlanLinesProps) {
  const namesOf = (ids: readonly StudentId[]) =>
    ids.flatMap((id) => filter.shown.find(({ studentId }) => studentId === id)?.name ?? []);
  return (
    <>
      <p aria-live="polite">
        {plan.cells === 0 ? texts.nothing : texts.count(plan.students, plan.cells)}
      </p>
      {filter.words.narrowed && <p>{texts.shownOnly(filter.shown.length)}</p>}
      {plan.leftOut.length > 0 && <p>{texts.leftOut(namesOf(plan.leftOut))}</p>}
      {plan.notThere.length > 0 && <p>{texts.notThere(namesOf(plan.notThere))}</p>}
      {plan.notCome.length > 0 && (
        <>
          {!notComeToo && <p>{texts.notCome(namesOf(plan.notCome))}</p>}
          <Checkbox
            size="dense"
            label={texts.notComeToo(plan.notCome.length)}
            checked={notComeToo}
            onCheckedChange={onNotComeToo}
          />
        </>
      )}
    </>
  );
}

/**
 * Fills the empty cells of the chosen periods with 출석 for students who were there; students who
 * reported an absence or did not come are named and left out. Previewed, and undone as one.
 */
export function FillDialog({ sheet, onClose }: Props) {
  const { day, filter, clock, context, fillPresent, offerUndo } = sheet;
  const periods = day?.periods ?? [];
  // Periods that have not begun are filled only when chosen.
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () =>
      new Set(periods.flatMap((one) => (hasBegun(one, { ...context, clock }) ? [one.number] : []))),
  );
  const [notComeToo, setNotComeToo] = useState(false);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const plan = planFill(
    filter.shown,
    periods.filter(({ number }) => chosen.has(number)),
    { ...context, notComeToo, at: serverClock.serverNow().toISOString() },
  );
  const closed = day?.closed !== null;
  const reasonMissing = closed && reason.trim() === '';

  const filling = useCommand({
    name: `fill ${sheet.date}`,
    send: () =>
      fillPresent({
        studentIds: filter.shown.map(({ studentId }) => studentId),
        periods: [...chosen],
        notComeToo,
        reason: closed ? reason.trim() : undefined,
      }),
    onSuccess({ saved, conflicts, undo }) {
      onClose();
      toasts.show({
        text: texts.done(saved.length, conflicts.length),
        tone: 'success',
        ...offerUndo(undo),
      });
    },
  });

  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={texts.confirm}
      busy={filling.isPending}
      onClose={onClose}
      error={
        plan.cells === 0 && asked
          ? texts.nothing
          : filling.error
            ? errorText(filling.error, messages.errors.save)
            : undefined
      }
      onConfirm={() => (plan.cells === 0 || reasonMissing ? setAsked(true) : filling.run())}
    >
      <Stack gap={12}>
        <PeriodBoxes periods={periods} chosen={chosen} onChange={setChosen} />
        <PlanLines
          plan={plan}
          filter={filter}
          notComeToo={notComeToo}
          onNotComeToo={setNotComeToo}
        />
        {closed && (
          <TextField
            label={texts.reason}
            value={reason}
            onValueChange={setReason}
            maxLength={MARK_NOTE_LIMIT}
            error={asked && reasonMissing ? texts.reasonNeeded : undefined}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
