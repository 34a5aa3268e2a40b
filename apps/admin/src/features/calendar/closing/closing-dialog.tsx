import { errorText } from '@academy/api-client';
import { ifMatch } from '@academy/app-kit/forms';
import { closingCauseName, type MealEffect } from '@academy/domain/calendar';
import { CLOSING_CAUSES, type EffectChoice, mealName, onlyChoice } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { Dialog } from '@academy/ui/dialog';
import { CloseIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Select } from '@academy/ui/select';
import { TextField } from '@academy/ui/text-field';
import { closeText } from '@academy/ui/words';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { EffectView } from '../../../shared/meals/effect-view';
import { newerEffect } from '../../../shared/meals/newer-effect';
import { messages } from '../../../shared/texts/messages';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import styles from './closing-dialog.module.css';
import { type ClosingDraft, closingOf, daysOfSpan, spansOf, withDays } from './closing-draft';
import { closingTexts as texts } from '../calendar-texts';
import { calendarQueries } from '../calendar-queries';

export type ClosingStart = Pick<ClosingDraft, 'dates'> & Partial<ClosingDraft>;

interface Props {
  start: ClosingStart;
  /** Of the settings that the page shows: another user's change since is refused. */
  version: number;
  onClose: () => void;
  onDone: () => void;
}

interface Chosen {
  chosen: EffectChoice;
  effect: MealEffect;
}

/** 휴무 설정: days, meals and why; then who is affected and what happens to their meals. */
export function ClosingDialog({ start, version, onClose, onDone }: Props) {
  const [draft, setDraft] = useState<ClosingDraft>({
    meals: 'both',
    cause: 'ACADEMY',
    note: '',
    ...start,
  });
  const [effect, setEffect] = useState<MealEffect>();
  const [choice, setChoice] = useState<EffectChoice>();
  const { announce } = useUndo(calendarQueries.all);
  const body = closingOf(draft);
  const days = draft.dates.length;
  const preview = useMutation({
    mutationFn: () => api.previewClosing({ body }),
    onSuccess: setEffect,
  });
  const apply = useWrite({
    name: 'close days',
    send: ({ chosen, effect: { mealCount, amount } }: Chosen) =>
      api.applyClosing({
        body: { ...body, choice: chosen, expected: { mealCount, amount } },
        ...ifMatch(version),
      }),
    reads: calendarQueries.all,
    onSuccess: ({ undo }) => {
      announce(texts.closed(days, body.meals), undo);
      onDone();
    },
    onError: (error) => setEffect((old) => newerEffect(error) ?? old),
  });
  const failure = apply.error ?? preview.error;
  const chosen = effect && (onlyChoice(effect) ?? choice);
  const back = () => {
    setEffect(undefined);
    setChoice(undefined);
    apply.forget();
  };
  const footer = effect ? (
    <>
      <Button onClick={back}>{texts.again}</Button>
      <Button
        variant="primary"
        loading={apply.isPending}
        disabledReason={chosen ? undefined : texts.choose}
        onClick={() => chosen && apply.run({ chosen, effect })}
      >
        {texts.apply(days, body.meals)}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{closeText}</Button>
      <Button
        variant="primary"
        loading={preview.isPending}
        disabledReason={days === 0 ? texts.noDays : undefined}
        onClick={() => preview.mutate()}
      >
        {texts.preview}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={texts.title} footer={footer} dismissible={false}>
      <Stack gap={16}>
        {effect ? (
          <EffectView effect={effect} choice={choice} onChoice={setChoice} />
        ) : (
          <ClosingForm
            draft={draft}
            onChange={(changes) => setDraft((old) => ({ ...old, ...changes }))}
          />
        )}
        {failure && <InlineError>{errorText(failure, messages.errors.save)}</InlineError>}
      </Stack>
    </Dialog>
  );
}

const mealOptions = [
  { value: 'both', label: texts.both },
  { value: 'lunch', label: mealName('lunch') },
  { value: 'dinner', label: mealName('dinner') },
] as const;

interface ClosingFormProps {
  draft: ClosingDraft;
  onChange: (changes: Partial<ClosingDraft>) => void;
}

/** Which days, which meals, and why. */
function ClosingForm({ draft: { dates, meals, cause, note }, onChange }: ClosingFormProps) {
  return (
    <>
      <ClosingDays dates={dates} onChange={(next) => onChange({ dates: next })} />
      <SegmentedControl
        block
        label={texts.meals}
        options={mealOptions}
        value={meals}
        onValueChange={(next) => onChange({ meals: next })}
      />
      <Select
        label={texts.cause}
        value={cause}
        onValueChange={(value) =>
          onChange({ cause: CLOSING_CAUSES.find((one) => one === value) ?? 'OTHER' })
        }
      >
        {CLOSING_CAUSES.map((one) => (
          <option key={one} value={one}>
            {closingCauseName(one)}
          </option>
        ))}
      </Select>
      <TextField
        label={texts.note}
        placeholder={texts.notePlaceholder}
        value={note}
        maxLength={200}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  );
}

interface ClosingDaysProps {
  dates: readonly CalendarDay[];
  onChange: (dates: CalendarDay[]) => void;
}

/** The days of a closing: those that were chosen, span by span, and a span to add. */
function ClosingDays({ dates, onChange }: ClosingDaysProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const span = daysOfSpan(from, to);
  const wrong = to !== '' && !span ? texts.wrongSpan : undefined;
  const add = () => {
    if (!span) return;
    onChange(withDays(dates, span));
    setFrom('');
    setTo('');
  };
  return (
    <fieldset className={styles.days}>
      <legend className={styles.legend}>{texts.days}</legend>
      {dates.length === 0 ? (
        <p className={styles.hint}>{texts.noDays}</p>
      ) : (
        <Row as="ul" gap={8}>
          {spansOf(dates).map(({ text, dates: mine }) => (
            <li key={text} className={styles.span}>
              {text}
              <button
                type="button"
                className={styles.remove}
                aria-label={texts.remove(text)}
                onClick={() => onChange(dates.filter((date) => !mine.includes(date)))}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </Row>
      )}
      <div className={styles.fields}>
        <DateField
          label={texts.from}
          value={from}
          onValueChange={setFrom}
          pickerLabel={texts.pick}
        />
        <DateField
          label={texts.to}
          value={to}
          onValueChange={setTo}
          pickerLabel={texts.pick}
          error={wrong}
        />
        <Button disabledReason={span ? undefined : texts.noDays} onClick={add}>
          {texts.add}
        </Button>
      </div>
    </fieldset>
  );
}
