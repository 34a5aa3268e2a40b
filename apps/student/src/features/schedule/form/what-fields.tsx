import { scheduleTypeName, type ScheduleKind, type ScheduleType } from '@academy/domain/schedule';
import { TextField } from '@academy/ui/text-field';
import { scheduleFormTexts as texts } from '../schedule-texts';
import { Choice } from './choice';
import { fieldId, type FieldErrors } from './field-ids';
import type { FormState } from './form-state';

interface Props {
  form: FormState;
  errors: FieldErrors;
  onChange: (part: Partial<FormState>) => void;
}

const TYPES = (['ACADEMY', 'HOSPITAL', 'SCHOOL', 'OTHER'] satisfies ScheduleType[]).map(
  (value) => ({ value, label: scheduleTypeName(value) }),
);
const KINDS = (['OUTING', 'LATE_ARRIVAL', 'EARLY_LEAVE', 'ALL_DAY'] satisfies ScheduleKind[]).map(
  (value) => ({ value, label: texts.kinds[value] }),
);

/** What the student goes to, and what that does to the day here. */
export function WhatFields({ form, errors, onChange }: Props) {
  return (
    <>
      <Choice
        label={texts.type}
        options={TYPES}
        value={form.type}
        onValueChange={(type) => onChange({ type })}
      />
      <TextField
        id={fieldId('title')}
        label={texts.what}
        placeholder={texts.whatHint}
        autoComplete="off"
        enterKeyHint="next"
        error={errors.title}
        value={form.title}
        onValueChange={(title) => onChange({ title })}
      />
      <Choice
        label={texts.kind}
        options={KINDS}
        value={form.kind}
        onValueChange={(kind) => onChange({ kind })}
      />
    </>
  );
}
