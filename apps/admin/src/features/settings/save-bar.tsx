import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { FIELD_LABEL, type SettingsField } from './settings-draft';
import styles from './settings-page.module.css';
import { settingsTexts as texts } from './settings-texts';
import type { LunchSettingsForm } from './use-lunch-settings-form';

interface Props {
  form: LunchSettingsForm;
  disabledReason: string | undefined;
}

const isField = (name: string): name is SettingsField => name in FIELD_LABEL;

/** Always in sight: how many changes wait, what stands in the way of saving, who saved last. */
export function SaveBar({ form, disabledReason }: Props) {
  const { base, changed, errors, failure, busy } = form;
  const wrong = Object.keys(errors).filter(isField);
  const lastSaved = texts.lastSaved(formatMoment(new Date(base.updatedAt)), base.updatedByName ?? texts.system);
  const blocked = disabledReason ?? (wrong.length > 0 ? `${texts.fixErrors} (${wrong.map((field) => FIELD_LABEL[field]).join(', ')})` : undefined);

  return (
    <div className={styles.saveBar}>
      <p className={styles.state}>
        <strong aria-live="polite">{changed.length > 0 ? texts.changes(changed.length) : texts.noChanges}</strong>
        <span>{changed.length > 0 ? changed.map((field) => FIELD_LABEL[field]).join(', ') : lastSaved}</span>
      </p>
      {failure && <InlineError>{failure}</InlineError>}
      {wrong.length > 0 && <p className={styles.blocked}>{blocked}</p>}
      <Button onClick={form.discard} disabledReason={changed.length === 0 ? texts.noChanges : undefined}>{texts.discard}</Button>
      <Button type="submit" variant="primary" loading={busy} disabledReason={changed.length === 0 ? texts.noChanges : blocked}>{texts.save}</Button>
    </div>
  );
}
