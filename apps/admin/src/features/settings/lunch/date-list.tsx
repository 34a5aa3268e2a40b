import { FIRST_DAY, LAST_DAY, formatDay, isCalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { CloseIcon } from '@academy/ui/icon';
import { useState } from 'react';
import { toggleDate } from './toggle-date';
import styles from '../settings-page.module.css';
import { settingsTexts as texts } from '../settings-texts';
import { FIELD_LABEL, type LunchSection } from './lunch-model';

interface Props extends LunchSection {
  field: 'enabledDates' | 'disabledLunchDates' | 'disabledDinnerDates';
}

const dayText = (date: string) =>
  isCalendarDay(date) ? `${date.slice(0, 4)}년 ${formatDay(date)}` : date;

/** A list of days as chips that can be taken out, and a field to put one in. */
export function DateList({ form, disabledReason, field }: Props) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const label = FIELD_LABEL[field];
  const dates = form.draft[field];

  function add() {
    if (!isCalendarDay(typed)) return setProblem(texts.invalidDate);
    if (dates.includes(typed)) return setProblem(texts.duplicateDate);
    setTyped('');
    return form.set(field, toggleDate(dates, typed));
  }

  return (
    <div className={styles.dateList}>
      <div className={styles.addDate}>
        <DateField
          label={label}
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          pickerLabel={`${label} ${texts.pickDate}`}
          min={FIRST_DAY}
          max={LAST_DAY}
          error={problem ?? form.errors[field]}
          disabledReason={disabledReason}
          reasonHidden
        />
        <Button disabledReason={disabledReason} onClick={add}>
          {texts.addDate}
        </Button>
      </div>
      <ul className={styles.dates} aria-label={label}>
        {dates.length === 0 && <li className={styles.none}>{texts.noDates}</li>}
        {dates.map((date) => (
          <li key={date} className={styles.date}>
            {dayText(date)}
            {!disabledReason && (
              <button
                type="button"
                className={styles.remove}
                aria-label={texts.removeDate(dayText(date))}
                onClick={() => form.set(field, toggleDate(dates, date))}
              >
                <CloseIcon size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
