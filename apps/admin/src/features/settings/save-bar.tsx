import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import styles from './save-bar.module.css';
import { FIELD_LABEL, isSettingsField, type SettingsField } from './settings-draft';
import { settingsTexts as texts } from './settings-texts';
import type { LunchSettingsForm } from './use-lunch-settings-form';

interface Props {
  form: LunchSettingsForm;
  disabledReason: string | undefined;
}

const names = (fields: readonly SettingsField[]) => fields.map((field) => FIELD_LABEL[field]).join(', ');

/** Why the draft cannot be saved now, in words; undefined when it can. */
function whyBlocked({ errors, clash }: LunchSettingsForm): string | undefined {
  const wrong = Object.keys(errors).filter(isSettingsField);
  if (wrong.length > 0) return `${texts.fixErrors} (${names(wrong)})`;
  return clash && clash.open.length > 0 ? texts.chooseFirst(names(clash.open)) : undefined;
}

/** Always in sight: how many changes wait, what stands in the way of saving, who saved last. */
export function SaveBar({ form, disabledReason }: Props) {
  const { base, changed, failure, busy, waiting } = form;
  const lastSaved = texts.lastSaved(formatMoment(new Date(base.updatedAt)), base.updatedByName ?? texts.system);
  const blocked = whyBlocked(form);
  const unchanged = changed.length === 0 ? texts.noChanges : undefined;

  return (
    <div className={styles.saveBar}>
      <p className={styles.state}>
        <strong aria-live="polite">{changed.length > 0 ? texts.changes(changed.length) : texts.noChanges}</strong>
        <span className={styles.detail}>{waiting ? texts.willSave : changed.length > 0 ? names(changed) : lastSaved}</span>
      </p>
      {failure && <InlineError>{failure}</InlineError>}
      <p className={styles.blocked} aria-live="polite">{blocked}</p>
      <div className={styles.buttons}>
        <Button onClick={form.discard} disabledReason={disabledReason ?? unchanged}>{texts.discard}</Button>
        <Button type="submit" variant="primary" loading={busy} disabledReason={disabledReason ?? unchanged ?? blocked}>{texts.save}</Button>
      </div>
    </div>
  );
}
