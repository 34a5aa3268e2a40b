import textStyles from '@academy/ui/styles/text.module.css';
import type { NewsErrors } from '@academy/domain/news';
import { Checkbox } from '@academy/ui/checkbox';
import { Stack } from '@academy/ui/layout';
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

/** Whom it is for. A 식단표 is for all. */
export function ReaderFields({ fields, errors, disabledReason, onChange }: FieldsProps) {
  const offered = useTargetChoices();
  return (
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
  );
}

interface FlagProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabledReason: string | undefined;
  onChange: (checked: boolean) => void;
}

const Flag = ({ hint, onChange, ...box }: FlagProps) => (
  <div>
    <Checkbox {...box} onCheckedChange={onChange} />
    {hint !== undefined && <p className={textStyles.help}>{hint}</p>}
  </div>
);

/** Whether readers confirm it, where it is shown, and whether guardians are notified of it. */
export function FlagFields({ fields, disabledReason, onChange }: FieldsProps) {
  const common = { disabledReason };
  return (
    <Stack gap={12}>
      <Flag
        {...common}
        label={texts.asksRead}
        hint={texts.asksReadHint}
        checked={fields.asksRead}
        onChange={(asksRead) => onChange(asksRead ? { asksRead } : { asksRead, showFirst: false })}
      />
      <Flag
        {...common}
        label={texts.showFirst}
        hint={texts.showFirstHint}
        checked={fields.showFirst}
        onChange={(showFirst) =>
          onChange(showFirst ? { showFirst, asksRead: true } : { showFirst })
        }
      />
      <Flag
        {...common}
        label={texts.pinned}
        checked={fields.pinned}
        onChange={(pinned) => onChange({ pinned })}
      />
      <Flag
        {...common}
        label={texts.tellGuardians}
        hint={texts.tellGuardiansHint}
        checked={fields.tellGuardians}
        onChange={(tellGuardians) => onChange({ tellGuardians })}
      />
    </Stack>
  );
}
