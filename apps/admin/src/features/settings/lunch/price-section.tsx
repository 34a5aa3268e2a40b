import { NumberInput } from './number-input';
import { Section } from '../form/section';
import styles from '../settings-page.module.css';
import { settingsTexts as texts } from '../settings-texts';
import type { LunchSection } from './lunch-model';

export function PriceSection(props: LunchSection) {
  return (
    <Section
      title={texts.prices}
      help={
        Number.isNaN(props.form.base.settings.lunchPrice) ? texts.pricesUnset : texts.pricesHelp
      }
    >
      <div className={styles.pair}>
        <NumberInput {...props} field="lunchPrice" unit={texts.won} step={100} />
        <NumberInput {...props} field="dinnerPrice" unit={texts.won} step={100} />
      </div>
    </Section>
  );
}
