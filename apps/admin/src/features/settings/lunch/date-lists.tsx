import { DateList } from './date-list';
import { Section } from '../form/section';
import { settingsTexts as texts } from '../settings-texts';
import type { LunchSection } from './lunch-model';

/** Days that are served one by one, and days on which a meal is not. */
export function DateLists(props: LunchSection) {
  return (
    <Section title={texts.dates} help={texts.enabledHelp}>
      <DateList {...props} field="enabledDates" />
      <DateList {...props} field="disabledLunchDates" />
      <DateList {...props} field="disabledDinnerDates" />
    </Section>
  );
}
