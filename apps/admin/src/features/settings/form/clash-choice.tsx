import { useId } from 'react';
import { settingsTexts as texts } from '../settings-texts';
import styles from './clash-view.module.css';
import type { FieldOf } from './draft';
import type { Clash } from './state';
import type { TabForm } from './use-tab-form';

interface Props<Draft extends object> {
  field: FieldOf<Draft>;
  form: TabForm<Draft>;
  clash: Clash<Draft>;
}

/**
 * Mine or theirs, with both values; neither is chosen beforehand. Native radios, because lists of
 * days may fill several lines.
 */
export function ClashChoice<Draft extends object>({ field, form, clash }: Props<Draft>) {
  const name = useId();
  const chosen = form.chosen(field);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.field}>{form.model.labels[field]}</legend>
      {(['mine', 'theirs'] as const).map((whose) => (
        <label key={whose} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={chosen === whose}
            onChange={() => form.choose(field, whose)}
          />
          <span>
            {texts[whose]}: <strong>{form.model.valueText(clash[whose], field)}</strong>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
