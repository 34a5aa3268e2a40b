import { DateField } from '@academy/ui/date-field';
import { TimeField } from '@academy/ui/time-field';
import styles from './news-form.module.css';
import type { NewsFields } from './news-fields';
import { newsFormTexts as texts } from './news-texts';
import type { NewsErrors } from '@academy/domain/news';

interface Props {
  fields: NewsFields;
  errors: NewsErrors;
  disabledReason: string | undefined;
  onChange: (changes: Partial<NewsFields>) => void;
}

/** From when and until when students see it, by the clock in Seoul. */
export function TimeFields({ fields, errors, disabledReason, onChange }: Props) {
  const common = { disabledReason, reasonHidden: true };
  return (
    <fieldset className={styles.times}>
      <legend className={styles.heading}>{texts.times}</legend>
      <div className={styles.moment}>
        <DateField
          {...common}
          label={texts.beginDay}
          hint={texts.beginHint}
          pickerLabel={texts.calendar}
          value={fields.beginDay}
          error={errors.publishAt}
          onValueChange={(beginDay) => onChange({ beginDay })}
        />
        <TimeField
          {...common}
          label={texts.beginTime}
          pickerLabel={texts.clock}
          value={fields.beginTime}
          onValueChange={(beginTime) => onChange({ beginTime })}
        />
      </div>
      <div className={styles.moment}>
        <DateField
          {...common}
          label={texts.endDay}
          hint={texts.endHint}
          pickerLabel={texts.calendar}
          value={fields.endDay}
          error={errors.endAt}
          onValueChange={(endDay) => onChange({ endDay })}
        />
        <TimeField
          {...common}
          label={texts.endTime}
          pickerLabel={texts.clock}
          value={fields.endTime}
          onValueChange={(endTime) => onChange({ endTime })}
        />
      </div>
    </fieldset>
  );
}
