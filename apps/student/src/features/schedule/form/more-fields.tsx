import { SCHEDULE_LIMITS } from '@academy/domain/schedule';
import { TextArea } from '@academy/ui/text-area';
import { TextField } from '@academy/ui/text-field';
import { scheduleFormTexts as texts } from '../schedule-texts';
import { fieldId, type FieldErrors } from './field-ids';
import type { FormState } from './form-state';

interface Props {
  form: FormState;
  errors: FieldErrors;
  onChange: (part: Partial<FormState>) => void;
}

/** What may be left out. */
export function MoreFields({ form, errors, onChange }: Props) {
  return (
    <>
      <TextField
        id={fieldId('place')}
        label={texts.place}
        labelNote={texts.optional}
        autoComplete="off"
        error={errors.place}
        value={form.place}
        onValueChange={(place) => onChange({ place })}
      />
      <TextArea
        id={fieldId('memo')}
        rows={2}
        label={texts.memo}
        labelNote={texts.optional}
        hint={texts.limit(SCHEDULE_LIMITS.memo)}
        error={errors.memo}
        value={form.memo}
        onValueChange={(memo) => onChange({ memo })}
      />
    </>
  );
}
