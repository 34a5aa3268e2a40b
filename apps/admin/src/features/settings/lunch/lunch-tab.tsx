import type { LunchSettings as Rules, LunchSettingsDraft } from '@academy/domain/meals';
import type { HandedSetting } from '@academy/domain/settings';
import { Card } from '@academy/ui/layout';
import { useState, type ComponentType, type ReactNode } from 'react';
import { MealCheck } from '../../../shared/meals/meal-check';
import { DatedPrices } from '../../../shared/prices/dated-prices';
import { NeedsRight } from '../../../shared/page/needs-right';
import { useManager } from '../../../shared/session/use-manager';
import { Section, TabFormView, TabLoader } from '../form/tab-form';
import type { Saved } from '../form/use-tab-form';
import { lunchTexts as texts } from './lunch-texts';
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
  <Section {...texts.sections.dates}>
    <DateList {...props} field="enabledDates" />
    <DateList {...props} field="disabledLunchDates" />
    <DateList {...props} field="disabledDinnerDates" />
  </Section>
);

export const RuleSections = (section: LunchSection) => (
  <>
    <PeriodSection {...section} />
    <CutoffSection {...section} />
    <WeekdaySection {...section} />
    <DateLists {...section} />
    <SpareSection {...section} />
  </>
);

interface Props {
  loaded: Saved<LunchSettingsDraft>;
  Sections: ComponentType<LunchSection>;
  hands?: HandedSetting;
  /** The month as students would see it, before anything is saved. */
  preview?: boolean;
  /** Beside what the form saves. */
  below?: ReactNode;
}

/** A part of what is decided about meals; what a save would change is asked about first. */
export function LunchSettings({ loaded, Sections, hands, preview = false, below }: Props) {
  const { form, effect, save, close, choose } = useLunchForm(loaded);
  const { missing } = useManager();
  const [checked, setChecked] = useState<Rules>();
  return (
    <>
      <TabFormView
        form={form}
        onSubmit={save}
        aside={
          preview && (
            <PreviewMonth
              form={form}
              disabledReason={missing('settings.write')}
              onCheck={setChecked}
            />
          )
        }
        hands={hands}
        below={below}
        Sections={Sections}
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

const LunchPart = (part: Omit<Props, 'loaded'>) => (
  <TabLoader model={lunchModel}>
    {(loaded) => <LunchSettings {...part} loaded={loaded} />}
  </TabLoader>
);

/** 신청과 마감: for which days students may apply, and until when. */
export const LunchTab = () => <LunchPart Sections={RuleSections} hands="meal-cutoffs" preview />;

/** 단가: what a meal costs, and what it costs from a day on. */
export const PricesTab = () => (
  <LunchPart
    Sections={PriceSection}
    hands="meal-prices"
    below={
      <Card gap={12} padding={20}>
        <NeedsRight right="meals.read">
          <DatedPrices studentId={null} />
        </NeedsRight>
      </Card>
    }
  />
);

/** 입금 계좌: until when and where the month's meals are paid. */
export const DepositTab = () => <LunchPart Sections={DepositSection} />;
