import { useId } from 'react';
import styles from './clash-view.module.css';
import { fieldValue } from './field-value';
import { FIELD_LABEL, type SettingsField } from './settings-draft';
import type { Clash } from './settings-state';
import { settingsTexts as texts } from './settings-texts';
import type { LunchSettingsForm } from './use-lunch-settings-form';

interface Props {
  field: SettingsField;
  form: LunchSettingsForm;
  clash: Clash;
}

/** Mine or theirs, with both values; neither is chosen beforehand. Native radios, because lists of days may fill several lines. */
export function ClashChoice({ field, form, clash }: Props) {
  const name = useId();
  const chosen = form.chosen(field);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.field}>{FIELD_LABEL[field]}</legend>
      {(['mine', 'theirs'] as const).map((whose) => (
        <label key={whose} className={styles.option}>
          <input type="radio" name={name} checked={chosen === whose} onChange={() => form.choose(field, whose)} />
          <span>
            {texts[whose]}: <strong>{fieldValue(clash[whose], field)}</strong>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
