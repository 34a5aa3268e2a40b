import { errorText } from '@academy/api-client';
import { CLOSING_CAUSES, type ClosingCause, type EffectChoice, type MealEffect } from '@academy/domain/calendar';
import type { Meal } from '@academy/domain/meals';
import { closingCauseName } from '@academy/domain/messages';
import { calendarDaySchema, daysBetween, shiftDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Select } from '@academy/ui/select';
import { TextField } from '@academy/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { EffectView } from '../../shared/meal-effect/effect-view';
import { newerEffect } from '../../shared/meal-effect/newer-effect';
import { messages } from '../../shared/messages';
import { calendarPageTexts } from './calendar-texts';
import styles from './calendar-page.module.css';
import { useUndoToast } from './use-undo';

const texts = calendarPageTexts.closing;
type Meals = Meal | 'both';
const LONGEST = 62;

/** Every day of a span, both ends included; none when it is no span or too long. */
function daysOf(from: string, to: string) {
  const [first, last] = [calendarDaySchema.safeParse(from).data, calendarDaySchema.safeParse(to || from).data];
  if (!first || !last) return [];
  const count = daysBetween(first, last) + 1;
  return count < 1 || count > LONGEST ? [] : Array.from({ length: count }, (_, ahead) => shiftDay(first, ahead));
}

interface Props {
  /** The day that is filled in; empty for none. */
  first: string;
  version: number;
  onClose: () => void;
}

/** 휴무 설정: days, meals and why; then whom it concerns and what becomes of their meals. */
export function ClosingDialog({ first, version, onClose }: Props) {
  const [kind, setKind] = useState<'close' | 'open'>('close');
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState('');
  const [meals, setMeals] = useState<Meals>('both');
  const [cause, setCause] = useState<ClosingCause>('ACADEMY');
  const [note, setNote] = useState('');
  const [effect, setEffect] = useState<MealEffect>();
  const [choice, setChoice] = useState<EffectChoice>('keep');
  const done = useUndoToast();
  const dates = daysOf(from, to);
  const body = { kind, dates, meals: meals === 'both' ? ['lunch' as const, 'dinner' as const] : [meals], cause, note };
  const preview = useMutation({ mutationFn: () => api.previewClosing({ body }), onSuccess: setEffect });
  const apply = useMutation({
    mutationFn: ({ mealCount, amount }: MealEffect) => api.applyClosing({ body: { ...body, choice, expected: { mealCount, amount } }, headers: { 'If-Match': `"${version}"` } }),
    onSuccess: ({ undo }) => {
      done(texts.applied, undo);
      onClose();
    },
    onError: (error) => setEffect((old) => newerEffect(error) ?? old),
  });
  const failure = apply.error ?? preview.error;
  const footer = effect
    ? <><Button onClick={() => { setEffect(undefined); apply.reset(); }}>{texts.again}</Button><Button variant="primary" loading={apply.isPending} onClick={() => apply.mutate(effect)}>{texts.apply}</Button></>
    : <><Button onClick={onClose}>{calendarPageTexts.cancel}</Button><Button variant="primary" loading={preview.isPending} disabledReason={dates.length === 0 ? texts.wrongDays : undefined} onClick={() => preview.mutate()}>{texts.preview}</Button></>;
  return (
    <Dialog open onClose={onClose} title={texts.title} footer={footer} dismissible={false}>
      <div className={styles.form}>
        {effect ? <EffectView effect={effect} choice={choice} onChoice={setChoice} /> : (
          <>
            <SegmentedControl block label={texts.kind} options={[{ value: 'close', label: texts.close }, { value: 'open', label: texts.open }]} value={kind} onValueChange={setKind} />
            <DateField label={texts.from} value={from} onValueChange={setFrom} pickerLabel={texts.pick} />
            <DateField label={texts.to} value={to} onValueChange={setTo} pickerLabel={texts.pick} />
            <SegmentedControl block label={texts.meals} options={[{ value: 'both', label: texts.both }, { value: 'lunch', label: calendarPageTexts.lunch }, { value: 'dinner', label: calendarPageTexts.dinner }]} value={meals} onValueChange={setMeals} />
            {kind === 'close' && (
              <Select label={texts.cause} value={cause} onValueChange={(value) => setCause(CLOSING_CAUSES.find((one) => one === value) ?? 'OTHER')}>
                {CLOSING_CAUSES.map((one) => <option key={one} value={one}>{closingCauseName(one)}</option>)}
              </Select>
            )}
            <TextField label={texts.note} value={note} maxLength={200} onChange={(event) => setNote(event.currentTarget.value)} />
          </>
        )}
        {failure && <InlineError>{errorText(failure, messages.errors.save)}</InlineError>}
      </div>
    </Dialog>
  );
}
