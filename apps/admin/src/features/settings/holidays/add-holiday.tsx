import { ApiError, errorText } from '@academy/api-client';
import { FIRST_DAY, isCalendarDay, LAST_DAY } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { InlineError } from '@academy/ui/inline-error';
import { TextField } from '@academy/ui/text-field';
import { useState } from 'react';
import { messages } from '../../../shared/texts/messages';
import { useManager } from '../../../shared/session/use-manager';
import { Section } from '../form/tab-form';
import { holidaysTexts as texts } from '../settings-texts';
import styles from './holidays-tab.module.css';
import { useHolidays } from './use-holidays';

/** A day on which the academy closes, with its name. What was typed stays when it is refused. */
export function AddHoliday({ onAdded }: { onAdded: (date: string) => void }) {
  const { missing } = useManager();
  const [date, setDate] = useState('');
  const [name, setName] = useState('');
  const [dateError, setDateError] = useState<string>();
  const { add } = useHolidays();
  const disabledReason = missing('settings.write');
  const nameError = add.error instanceof ApiError ? add.error.errors?.name : undefined;

  function submit() {
    if (!isCalendarDay(date)) return setDateError(texts.needsDate);
    return add.run({ date, name }, () => {
      setDate('');
      setName('');
      onAdded(date);
    });
  }

  return (
    <Section {...texts.sections.add}>
      <form
        className={styles.add}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DateField
          label={texts.date}
          value={date}
          onValueChange={(value) => {
            setDate(value);
            setDateError(undefined);
          }}
          pickerLabel={texts.pick}
          min={FIRST_DAY}
          max={LAST_DAY}
          error={dateError}
          disabledReason={disabledReason}
          reasonHidden
        />
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={40}
          autoComplete="off"
          value={name}
          onValueChange={setName}
          error={nameError}
          disabledReason={disabledReason}
          reasonHidden
        />
        <Button type="submit" loading={add.isPending} disabledReason={disabledReason}>
          {texts.addButton}
        </Button>
      </form>
      {add.error && !nameError && (
        <InlineError>{errorText(add.error, messages.errors.save)}</InlineError>
      )}
    </Section>
  );
}
