import { eatenIn, isPickedUp, calendarTexts } from '@academy/domain/calendar';
import type { Meal, SameDay, SameDayRow } from '@academy/domain/meals';
import { formatDay } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { closeText } from '@academy/ui/words';
import { useState, type FormEvent } from 'react';
import { MealReasonFields, type MealReason } from '../../../shared/meals/meal-reason-fields';
import { MealChoice } from './meal-choice';
import { cancelledText, pickedUpAlreadyText, sameDayTexts as texts } from '../same-day-texts';
import type { MealFilter } from '../same-day-view';
import { useSaveMeals } from './use-save-meals';

interface Props {
  sameDay: Pick<SameDay, 'date' | 'cutoffAt'>;
  /** As it was when the dialog was opened. */
  row: SameDayRow;
  meal: MealFilter;
  now: Date;
  onClose: () => void;
}

const FORM_ID = 'cancel-meals';

/**
 * `취소`: takes a student's meals off the day, with the cause and what becomes of money that was
 * paid.
 */
export function CancelMeals({ sameDay: { date, cutoffAt }, row, meal, now, onClose }: Props) {
  const [chosen, setChosen] = useState<Meal[]>(() => eatenIn(row, meal));
  const [reason, setReason] = useState<MealReason>({
    cause: 'ABSENT',
    settlement: row.depositStatus === 'confirmed' ? 'carry-over' : 'none',
    note: '',
  });
  const [asked, setAsked] = useState(false);
  const late = now >= new Date(cutoffAt);
  const noteMissing = late && reason.note.trim() === '' ? calendarTexts.noteMissing : undefined;
  const pickedUp = chosen.filter((one) => isPickedUp(row, one));
  const { save, saving, noteError, problem } = useSaveMeals(date, {
    told: (settled) => cancelledText(row.name, chosen, { ...reason, settled }),
    onDone: onClose,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (chosen.length === 0 || noteMissing || saving) return;
    const base = { lunch: row.lunch, dinner: row.dinner };
    save({
      studentId: row.studentId,
      base,
      meals: {
        lunch: base.lunch && !chosen.includes('lunch'),
        dinner: base.dinner && !chosen.includes('dinner'),
      },
      reason,
    });
  }

  return (
    <Dialog
      open
      hideClose
      onClose={onClose}
      title={`${row.name} ${formatDay(date)} ${texts.cancelTitle}`}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button type="submit" form={FORM_ID} variant="danger" loading={saving}>
            {texts.cancelTitle}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM_ID} gap={16} onSubmit={submit} noValidate>
        <MealChoice
          chosen={chosen}
          onChange={setChosen}
          why={(one) => (row[one] ? undefined : texts.notApplied)}
          error={asked && chosen.length === 0 ? texts.pickMeal : undefined}
        />
        {pickedUp.length > 0 && <Banner kind="maintenance">{pickedUpAlreadyText(pickedUp)}</Banner>}
        <MealReasonFields
          drops
          reason={reason}
          onChange={setReason}
          late={late}
          noteError={asked ? (noteMissing ?? noteError) : undefined}
        />
        <InlineError>{problem}</InlineError>
      </Stack>
    </Dialog>
  );
}
