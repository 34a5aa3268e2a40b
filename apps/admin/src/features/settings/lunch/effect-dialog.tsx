import type { MealEffect } from '@academy/domain/calendar';
import { onlyChoice, type EffectChoice } from '@academy/domain/meals';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { useState } from 'react';
import { EffectView } from '../../../shared/meals/effect-view';
import { lunchTexts as texts } from './lunch-texts';

interface Props {
  effect: MealEffect;
  failure: string | undefined;
  busy: boolean;
  onApply: (choice: EffectChoice) => void;
  onClose: () => void;
}

/** Before the rules are saved: who is affected, how much, and what happens to their orders. */
export function EffectDialog({ effect, failure, busy, onApply, onClose }: Props) {
  const [choice, setChoice] = useState<EffectChoice>();
  const chosen = onlyChoice(effect) ?? choice;
  const footer = (
    <>
      <Button onClick={onClose}>{texts.editAgain}</Button>
      <Button
        variant="primary"
        loading={busy}
        disabledReason={chosen ? undefined : texts.chooseEffect}
        onClick={() => chosen && onApply(chosen)}
      >
        {texts.applyEffect}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={texts.effectTitle} footer={footer} dismissible={false}>
      <EffectView effect={effect} choice={chosen} onChoice={setChoice} />
      {failure && <InlineError>{failure}</InlineError>}
    </Dialog>
  );
}
