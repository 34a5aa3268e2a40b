import { formatPhoneAt } from '@academy/domain/text';
import { studentStatusName, type StudentErrors, type StudentForm } from '@academy/domain/students';
import { STUDENT_STATUSES, studentStatusSchema } from '@academy/domain/identity';
import { Checkbox } from '@academy/ui/checkbox';
import { DateField } from '@academy/ui/date-field';
import { PhoneField } from '@academy/ui/phone-field';
import { Select } from '@academy/ui/select';
import { TextField } from '@academy/ui/text-field';
import { studentTexts } from './student-texts';
import styles from './student-fields.module.css';
import type { SeatOffer } from './use-seat-swap';

const texts = studentTexts.form;

interface Props {
  form: StudentForm;
  errors: StudentErrors;
  onChange: (changes: Partial<StudentForm>) => void;
  /** Why phone numbers cannot be changed here. */
  contactsReason?: string | undefined;
  /** To swap with who has the seat already. */
  seatOffer?: SeatOffer | undefined;
  /** What another number means. */
  phoneNote?: string | undefined;
  /** The status is changed elsewhere, where its effect is shown. */
  withStatus?: boolean;
}

/** What a manager writes about a student: the same fields for a new one and for changing one. */
export function StudentFields({
  form,
  errors,
  onChange,
  contactsReason,
  seatOffer,
  phoneNote,
  withStatus = false,
}: Props) {
  const line = (field: 'parentName' | 'parentRelation' | 'school' | 'grade' | 'className') => (
    <TextField
      label={texts[field]}
      value={form[field] ?? ''}
      error={errors[field]}
      onValueChange={(value) => onChange({ [field]: value })}
      autoComplete="off"
    />
  );
  return (
    <div className={styles.fields}>
      <TextField
        label={texts.name}
        value={form.name}
        error={errors.name}
        onValueChange={(name) => onChange({ name })}
        autoComplete="off"
        required
      />
      <PhoneField
        label={texts.phone}
        format={formatPhoneAt}
        value={form.phone}
        hint={phoneNote}
        error={errors.phone}
        disabledReason={contactsReason}
        onValueChange={(phone) => onChange({ phone })}
        autoComplete="off"
        required
      />
      {line('parentName')}
      {line('parentRelation')}
      <PhoneField
        label={texts.parentPhone}
        format={formatPhoneAt}
        value={form.parentPhone ?? ''}
        error={errors.parentPhone}
        disabledReason={contactsReason}
        onValueChange={(parentPhone) => onChange({ parentPhone })}
        autoComplete="off"
      />
      <div>
        <TextField
          label={texts.seat}
          value={form.seat ?? ''}
          error={errors.seat}
          onValueChange={(seat) => onChange({ seat })}
          autoComplete="off"
        />
        {seatOffer && (
          <Checkbox
            label={seatOffer.label}
            checked={seatOffer.swaps}
            onCheckedChange={seatOffer.onChange}
          />
        )}
      </div>
      {line('grade')}
      {line('className')}
      {line('school')}
      <DateField
        label={texts.startDate}
        pickerLabel={texts.pickDay}
        value={form.startDate ?? ''}
        error={errors.startDate}
        onValueChange={(startDate) => onChange({ startDate })}
      />
      {withStatus && (
        <Select
          label={texts.status}
          value={form.status}
          onValueChange={(status) => onChange({ status: studentStatusSchema.parse(status) })}
        >
          {STUDENT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {studentStatusName(status)}
            </option>
          ))}
        </Select>
      )}
      <TextField
        label={texts.allergy}
        value={form.allergy}
        error={errors.allergy}
        onValueChange={(allergy) => onChange({ allergy })}
        autoComplete="off"
      />
      <TextField
        label={texts.depositorNames}
        hint={texts.depositorHint}
        value={form.depositorNames.join(',')}
        error={errors.depositorNames}
        onValueChange={(names) => onChange({ depositorNames: names.split(',') })}
        autoComplete="off"
      />
      <TextField
        className={styles.wide}
        label={texts.memo}
        value={form.memo}
        error={errors.memo}
        onValueChange={(memo) => onChange({ memo })}
        autoComplete="off"
      />
    </div>
  );
}
