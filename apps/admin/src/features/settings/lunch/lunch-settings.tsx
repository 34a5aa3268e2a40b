import type { LunchSettingsDraft } from '@academy/domain/meals';
import { useManager } from '../../../shared/use-manager';
import type { Saved } from '../form/tab-model';
import { TabFormView } from '../form/tab-form';
import { DateLists } from './date-lists';
import { DepositSection } from './deposit-section';
import { EffectDialog } from './effect-dialog';
import type { LunchSection } from './lunch-model';
import { PeriodSection } from './period-section';
import { PreviewMonth } from './preview-month';
import { PriceSection } from './price-section';
import { useLunchForm } from './use-lunch-form';
import { WeekdaySection } from './weekday-section';

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
  return (
    <>
      <TabFormView
        form={form}
        onSubmit={save}
        aside={<PreviewMonth form={form} disabledReason={missing('settings.write')} />}
        Sections={LunchSections}
      />
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
