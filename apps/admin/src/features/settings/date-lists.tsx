import { DateList } from './date-list';
import { Section, type SectionProps } from './section';
import { settingsTexts as texts } from './settings-texts';

/** Days that are served one by one, and days on which a meal is not. */
export function DateLists(props: SectionProps) {
  return (
    <Section title={texts.dates} help={texts.enabledHelp}>
      <DateList {...props} field="enabledDates" />
      <DateList {...props} field="disabledLunchDates" />
      <DateList {...props} field="disabledDinnerDates" />
    </Section>
  );
}
