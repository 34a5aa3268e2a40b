import type { LunchSettings as Rules, LunchSettingsDraft } from '@academy/domain/meals';
import { Card } from '@academy/ui/layout';
import { useState } from 'react';
import { MealCheck } from '../../../shared/meals/meal-check';
import { DatedPrices } from '../../../shared/prices/dated-prices';
import { NeedsRight } from '../../../shared/page/needs-right';
import { useManager } from '../../../shared/session/use-manager';
import pageStyles from '../settings-page.module.css';
import { Section, TabFormView, TabLoader } from '../form/tab-form';
import type { Saved } from '../form/use-tab-form';
import { settingsTexts as texts } from '../settings-texts';
import { CutoffSection } from './cutoff-section';
import { EffectDialog } from './effect-dialog';
import { lunchModel, type LunchSection } from './lunch-model';
import { PreviewMonth } from './preview-month';
import { DepositSection, PeriodSection, PriceSection } from './rule-sections';
import { DateList, WeekdaySection } from './served-days';
import { SpareSection } from './spare-section';
import { useLunchForm } from './use-lunch-form';

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
      <CutoffSection {...section} />
      <WeekdaySection {...section} />
      <DateLists {...section} />
      <SpareSection {...section} />
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
      <Card gap={12} padding={20} className={pageStyles.below}>
        <NeedsRight right="meals.read">
          <DatedPrices studentId={null} />
        </NeedsRight>
      </Card>
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
