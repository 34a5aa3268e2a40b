import { ApiError, errorText } from '@academy/api-client';
import { EDIT_CAUSES, SETTLEMENTS, type DayStudent, type EditCause, type Settlement } from '@academy/domain/calendar';
import { editCauseName, settlementName } from '@academy/domain/messages';
import type { CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { InlineError } from '@academy/ui/inline-error';
import { Select } from '@academy/ui/select';
import { TextField } from '@academy/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { messages } from '../../shared/messages';
import { calendarPageTexts } from './calendar-texts';
import styles from './calendar-page.module.css';
import { useUndoToast } from './use-undo';

const texts = calendarPageTexts.edit;

interface Props {
  student: Pick<DayStudent, 'studentId' | 'name' | 'lunch' | 'dinner'>;
  date: CalendarDay;
  onDone: () => void;
}

/** A manager's change of one student's day: meals, why, and what becomes of money that was paid. */
export function StudentMealsForm({ student, date, onDone }: Props) {
  const [lunch, setLunch] = useState(student.lunch);
  const [dinner, setDinner] = useState(student.dinner);
  const [cause, setCause] = useState<EditCause>('REQUEST');
  const [settlement, setSettlement] = useState<Settlement>('none');
  const [note, setNote] = useState('');
  const done = useUndoToast();
  const save = useMutation({
    mutationFn: () => api.saveMealsFor({ params: { studentId: student.studentId }, body: { changes: [{ date, lunch, dinner, base: { lunch: student.lunch, dinner: student.dinner } }], cause, note, settlement } }),
    onSuccess: ({ skipped, undo }) => {
      done(skipped[0]?.message ?? (undo ? texts.saved : texts.nothing), undo);
      onDone();
    },
  });
  const drops = (student.lunch && !lunch) || (student.dinner && !dinner);
  const noteError = save.error instanceof ApiError ? save.error.errors?.note : undefined;
  const unchanged = lunch === student.lunch && dinner === student.dinner ? texts.nothing : undefined;
  return (
    <form className={styles.form} aria-label={`${student.name} ${texts.title}`} onSubmit={(event) => { event.preventDefault(); save.mutate(); }}>
      <div className={styles.buttons}>
        <Checkbox label={calendarPageTexts.lunch} checked={lunch} onCheckedChange={setLunch} />
        <Checkbox label={calendarPageTexts.dinner} checked={dinner} onCheckedChange={setDinner} />
      </div>
      <Select label={texts.cause} value={cause} onValueChange={(value) => setCause(EDIT_CAUSES.find((one) => one === value) ?? 'OTHER')}>
        {EDIT_CAUSES.map((one) => <option key={one} value={one}>{editCauseName(one)}</option>)}
      </Select>
      {drops && (
        <Select label={texts.settlement} value={settlement} onValueChange={(value) => setSettlement(SETTLEMENTS.find((one) => one === value) ?? 'none')}>
          {SETTLEMENTS.map((one) => <option key={one} value={one}>{settlementName(one)}</option>)}
        </Select>
      )}
      <TextField label={texts.note} hint={texts.noteHint} value={note} maxLength={200} error={noteError} onChange={(event) => setNote(event.currentTarget.value)} />
      {save.isError && !noteError && <InlineError>{errorText(save.error, messages.errors.save)}</InlineError>}
      <div className={styles.buttons}>
        <Button onClick={onDone}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" loading={save.isPending} disabledReason={unchanged}>{texts.save}</Button>
      </div>
    </form>
  );
}
