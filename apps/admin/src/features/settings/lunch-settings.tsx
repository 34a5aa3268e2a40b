import type { EditedLunchSettings } from '@academy/domain/settings';
import { useManager } from '../../shared/use-manager';
import { ClashView } from './clash-view';
import { DateLists } from './date-lists';
import { DepositSection } from './deposit-section';
import { PeriodSection } from './period-section';
import { PreviewMonth } from './preview-month';
import { PriceSection } from './price-section';
import { SaveBar } from './save-bar';
import styles from './settings-page.module.css';
import { useLunchSettingsForm } from './use-lunch-settings-form';
import { WeekdaySection } from './weekday-section';

/** The 도시락 tab: the rules on the left, on the right the month as students would see it, before anything is saved. */
export function LunchSettings({ loaded }: { loaded: EditedLunchSettings }) {
  const form = useLunchSettingsForm(loaded);
  const { missing } = useManager();
  const disabledReason = missing('settings.write');
  const section = { form, disabledReason };

  return (
    <form className={styles.columns} noValidate onSubmit={(event) => { event.preventDefault(); void form.submit(); }}>
      <div className={styles.sections}>
        {form.clash && <ClashView key={form.base.version} form={form} clash={form.clash} />}
        <PeriodSection {...section} />
        <WeekdaySection {...section} />
        <DateLists {...section} />
        <PriceSection {...section} />
        <DepositSection {...section} />
      </div>
      <PreviewMonth {...section} />
      <SaveBar form={form} disabledReason={disabledReason} />
    </form>
  );
}
