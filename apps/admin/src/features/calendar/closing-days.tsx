import type { CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { CloseIcon } from '@academy/ui/icon';
import { Row } from '@academy/ui/layout';
import { useState } from 'react';
import styles from './closing-dialog.module.css';
import { daysOfSpan, spansOf, withDays } from './closing-draft';
import { closingTexts as texts } from './closing-texts';

interface Props {
  dates: readonly CalendarDay[];
  onChange: (dates: CalendarDay[]) => void;
}

/** The days of a closing: those that were chosen, span by span, and a span to add. */
export function ClosingDays({ dates, onChange }: Props) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const span = daysOfSpan(from, to);
  const wrong = to !== '' && !span ? texts.wrongSpan : undefined;
  const add = () => {
    if (!span) return;
    onChange(withDays(dates, span));
    setFrom('');
    setTo('');
  };
  return (
    <fieldset className={styles.days}>
      <legend className={styles.legend}>{texts.days}</legend>
      {dates.length === 0 ? (
        <p className={styles.hint}>{texts.noDays}</p>
      ) : (
        <Row as="ul" gap={8}>
          {spansOf(dates).map(({ text, dates: mine }) => (
            <li key={text} className={styles.span}>
              {text}
              <button
                type="button"
                className={styles.remove}
                aria-label={texts.remove(text)}
                onClick={() => onChange(dates.filter((date) => !mine.includes(date)))}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </Row>
      )}
      <div className={styles.fields}>
        <DateField
          label={texts.from}
          value={from}
          onValueChange={setFrom}
          pickerLabel={texts.pick}
        />
        <DateField
          label={texts.to}
          value={to}
          onValueChange={setTo}
          pickerLabel={texts.pick}
          error={wrong}
        />
        <Button disabledReason={span ? undefined : texts.noDays} onClick={add}>
          {texts.add}
        </Button>
      </div>
    </fieldset>
  );
}
