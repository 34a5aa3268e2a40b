import { errorText } from '@academy/api-client';
import { onlyChoice, type EffectChoice } from '@academy/domain/meals';
import type { MealEffect } from '@academy/domain/calendar';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { EffectView } from '../../shared/meal-effect/effect-view';
import { newerEffect } from '../../shared/meal-effect/newer-effect';
import { messages } from '../../shared/messages';
import { closingOf, type ClosingDraft } from './closing-draft';
import { ClosingForm } from './closing-form';
import { closingTexts as texts } from './closing-texts';
import { useCalendarDone } from './use-calendar-done';

export type ClosingStart = Pick<ClosingDraft, 'dates'> & Partial<ClosingDraft>;

interface Props {
  start: ClosingStart;
  /** Of the settings that the page shows: somebody else's change since is refused. */
  version: number;
  onClose: () => void;
  onDone: () => void;
}

interface Chosen {
  chosen: EffectChoice;
  effect: MealEffect;
}

/** 휴무 설정: days, meals and why; then whom it concerns and what becomes of their meals. */
export function ClosingDialog({ start, version, onClose, onDone }: Props) {
  const [draft, setDraft] = useState<ClosingDraft>({
    meals: 'both',
    cause: 'ACADEMY',
    note: '',
    ...start,
  });
  const [effect, setEffect] = useState<MealEffect>();
  const [choice, setChoice] = useState<EffectChoice>();
  const done = useCalendarDone();
  const body = closingOf(draft);
  const days = draft.dates.length;
  const preview = useMutation({
    mutationFn: () => api.previewClosing({ body }),
    onSuccess: setEffect,
  });
  const apply = useMutation({
    mutationFn: ({ chosen, effect: { mealCount, amount } }: Chosen) =>
      api.applyClosing({
        body: { ...body, choice: chosen, expected: { mealCount, amount } },
        headers: { 'If-Match': `"${version}"` },
      }),
    onSuccess: ({ undo }) => {
      done(texts.closed(days), undo);
      onDone();
    },
    onError: (error) => setEffect((old) => newerEffect(error) ?? old),
  });
  const failure = apply.error ?? preview.error;
  const chosen = effect && (onlyChoice(effect) ?? choice);
  const back = () => {
    setEffect(undefined);
    setChoice(undefined);
    apply.reset();
  };
  const footer = effect ? (
    <>
      <Button onClick={back}>{texts.again}</Button>
      <Button
        variant="primary"
        loading={apply.isPending}
        disabledReason={chosen ? undefined : texts.choose}
        onClick={() => chosen && apply.mutate({ chosen, effect })}
      >
        {texts.apply(days)}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{texts.cancel}</Button>
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
