import type { MealEffect } from '@academy/domain/calendar';
import {
  onlyChoice,
  type EffectChoice,
  type LunchSettings as Rules,
  type LunchSettingsDraft,
} from '@academy/domain/meals';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { useState } from 'react';
import { MealCheck } from '../../../shared/meal-check/meal-check';
import { EffectView } from '../../../shared/meal-effect/effect-view';
import { useManager } from '../../../shared/use-manager';
import { Section, TabFormView, TabLoader } from '../form/tab-form';
import type { Saved } from '../form/use-tab-form';
import { settingsTexts as texts } from '../settings-texts';
import { lunchModel, type LunchSection } from './lunch-model';
import { PreviewMonth } from './preview-month';
import { DepositSection, PeriodSection, PriceSection } from './rule-sections';
import { DateList, WeekdaySection } from './served-days';
import { useLunchForm } from './use-lunch-form';

interface Props {
  effect: MealEffect;
  failure: string | undefined;
  busy: boolean;
  onApply: (choice: EffectChoice) => void;
  onClose: () => void;
}

/**
 * Before the rules are saved: whom that concerns, how much, and what becomes of what they applied
 * for.
 */
function EffectDialog({ effect, failure, busy, onApply, onClose }: Props) {
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

/** Days that are served one by one, and days on which a meal is not. */
const DateLists = (props: LunchSection) => (
  <Section title={texts.dates} help={texts.enabledHelp}>
    <DateList {...props} field="enabledDates" />
    <DateList {...props} field="disabledLunchDates" />
    <DateList {...props} field="disabledDinnerDates" />
  </Section>
);

function LunchSections(section: LunchSection) {
  return (
    <>
      <PeriodSection {...section} />
      <WeekdaySection {...section} />
      <DateLists {...section} />
      <PriceSection {...section} />
      <DepositSection {...section} />
    </>
  );
}

/**
 * The 도시락 tab: the rules on the left, on the right the month as students would see it, before
 * anything is saved.
 */
export function LunchSettings({ loaded }: { loaded: Saved<LunchSettingsDraft> }) {
  const { form, effect, save, close, choose } = useLunchForm(loaded);
  const { missing } = useManager();
  const [checked, setChecked] = useState<Rules>();
  return (
    <>
      <TabFormView
        form={form}
        onSubmit={save}
        aside={
          <PreviewMonth
            form={form}
            disabledReason={missing('settings.write')}
            onCheck={setChecked}
          />
        }
        Sections={LunchSections}
      />
      {checked && <MealCheck settings={checked} onClose={() => setChecked(undefined)} />}
      {effect && (
        <EffectDialog
          effect={effect}
          failure={form.failure}
          busy={form.busy}
          onApply={(choice) => void choose(choice)}
          onClose={close}
        />
      )}
    </>
  );
}

/** 도시락: everything that decides what students can apply for. */
export const LunchTab = () => (
  <TabLoader model={lunchModel}>{(loaded) => <LunchSettings loaded={loaded} />}</TabLoader>
);
