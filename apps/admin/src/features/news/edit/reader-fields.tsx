import textStyles from '@academy/ui/styles/text.module.css';
import type { NewsErrors } from '@academy/domain/news';
import { Checkbox } from '@academy/ui/checkbox';
import { TargetFields } from '../../../shared/targets/target-fields';
import { useTargetChoices } from '../../../shared/targets/use-target-choices';
import { newsFormTexts as texts } from '../news-texts';
import type { NewsFields } from './news-fields';
import styles from './news-form.module.css';

export interface FieldsProps {
  fields: NewsFields;
  errors: NewsErrors;
  disabledReason: string | undefined;
  onChange: (changes: Partial<NewsFields>) => void;
}

/** Whom it is for, and whether they are asked to confirm it. A 식단표 is for all. */
export function ReaderFields({ fields, errors, disabledReason, onChange }: FieldsProps) {
  const offered = useTargetChoices();
  return (
    <>
      <fieldset className={styles.targets}>
        <legend className={styles.heading}>{texts.targets}</legend>
        {fields.category === 'MENU' ? (
          <p className={textStyles.help}>{texts.menuForAll}</p>
        ) : (
          <TargetFields
            draft={fields}
            errors={errors}
            offered={offered}
            disabledReason={disabledReason}
            onChange={onChange}
          />
        )}
      </fieldset>
      <div>
        <Checkbox
          label={texts.asksRead}
          checked={fields.asksRead}
          disabledReason={disabledReason}
          onCheckedChange={(asksRead) =>
            onChange(asksRead ? { asksRead } : { asksRead, showFirst: false })
          }
        />
        <p className={textStyles.help}>{texts.asksReadHint}</p>
        <Checkbox
          label={texts.showFirst}
          checked={fields.showFirst}
          disabledReason={disabledReason}
          onCheckedChange={(showFirst) =>
            onChange(showFirst ? { showFirst, asksRead: true } : { showFirst })
          }
        />
        <p className={textStyles.help}>{texts.showFirstHint}</p>
      </div>
    </>
  );
}

/** Whether it is on top, and whether guardians are notified of it. */
export function FlagFields({ fields, disabledReason, onChange }: FieldsProps) {
  return (
    <>
      <Checkbox
        label={texts.pinned}
        checked={fields.pinned}
        disabledReason={disabledReason}
        onCheckedChange={(pinned) => onChange({ pinned })}
      />
      <Checkbox
        label={texts.tellGuardians}
        checked={fields.tellGuardians}
        disabledReason={disabledReason}
        onCheckedChange={(tellGuardians) => onChange({ tellGuardians })}
      />
      <p className={textStyles.help}>{texts.tellGuardiansHint}</p>
    </>
  );
}
