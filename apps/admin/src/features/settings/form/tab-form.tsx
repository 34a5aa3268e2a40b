import { formatMoment } from '@academy/domain/time';
import type { ComponentType, ReactNode } from 'react';
import { messages } from '../../../shared/messages';
import { SaveClash } from '../../../shared/forms/save-clash';
import { useManager } from '../../../shared/use-manager';
import { HistoryButton } from '../history/history-button';
import styles from '../settings-page.module.css';
import { settingsTexts as texts } from '../settings-texts';
import { SaveBar } from './save-bar';
import type { SectionProps } from './section';
import type { TabForm } from './use-tab-form';

interface Props<Draft extends object> {
  form: TabForm<Draft>;
  /** What Enter and the save button do; the plain save when left out. */
  onSubmit?: () => void;
  /** Beside the sections, on wide screens. */
  aside?: ReactNode;
  Sections: ComponentType<SectionProps<Draft>>;
}

/** A tab's form: a clash if there is one, the sections, and the bar that saves. */
export function TabFormView<Draft extends object>({
  form,
  onSubmit = () => void form.submit(),
  aside,
  Sections,
}: Props<Draft>) {
  const { can, missing } = useManager();
  const disabledReason = missing(form.model.writing ?? 'settings.write');
  return (
    <form
      className={aside ? styles.columns : styles.single}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={styles.sections}>
        {can('settings.read') && (
          <div className={styles.tools}>
            <HistoryButton entity={form.model.entity} />
          </div>
        )}
        {form.clash && (
          <SaveClash
            key={form.base.version}
            title={messages.saveClash.titleOf(
              form.base.updatedByName ?? texts.system,
              form.base.updatedAt === null ? '' : formatMoment(new Date(form.base.updatedAt)),
            )}
            form={form}
            clash={form.clash}
            labels={form.model.labels}
            valueText={form.model.valueText}
          />
        )}
        <Sections form={form} disabledReason={disabledReason} />
      </div>
      {aside}
      <SaveBar form={form} disabledReason={disabledReason} />
    </form>
  );
}
