import textStyles from '@academy/ui/styles/text.module.css';
import {
  STUDENT_STATUSES,
  studentStatusSchema,
  type StudentStatus,
} from '@academy/domain/identity';
import {
  studentFields as fields,
  studentStatusName,
  type StudentErrors,
  type StudentForm,
} from '@academy/domain/students';
import { formatPhoneAt } from '@academy/domain/identity';
import { Checkbox } from '@academy/ui/checkbox';
import { DateField } from '@academy/ui/date-field';
import { PhoneField } from '@academy/ui/phone-field';
import { Select } from '@academy/ui/select';
import { TextField, type TextFieldProps } from '@academy/ui/text-field';
import { GuardianFields } from './guardian-fields';
import styles from './student-fields.module.css';
import { studentTexts } from './student-texts';
import type { useSeatSwap } from './student-form';

const texts = studentTexts.form;

type SeatOffer = NonNullable<ReturnType<typeof useSeatSwap>['offer']>;

interface Props {
  form: StudentForm;
  errors: StudentErrors;
  onChange: (changes: Partial<StudentForm>) => void;
  /** Why phone numbers cannot be changed here. */
  contactsReason?: string | undefined;
  /** Offers a swap with the student on the seat. */
  seatOffer?: SeatOffer | undefined;
  /** To share the number knowingly with a brother or sister who has it. */
  sharing?: { on: boolean; onChange: (on: boolean) => void } | undefined;
  /** What another number means. */
  phoneNote?: string | undefined;
  /** The status is changed elsewhere, where its effect is shown. */
  withStatus?: boolean;
}

interface StatusSelectProps {
  status: StudentStatus;
  onChange: (status: StudentStatus) => void;
}

function StatusSelect({ status, onChange }: StatusSelectProps) {
  return (
    <Select
      label={fields.status.label}
      value={status}
      onValueChange={(value) => onChange(studentStatusSchema.parse(value))}
    >
      {STUDENT_STATUSES.map((one) => (
        <option key={one} value={one}>
          {studentStatusName(one)}
        </option>
      ))}
    </Select>
  );
}

/** What is written in a line of its own. */
type LineField = {
  [Name in keyof StudentForm]: (typeof fields)[Name]['kind'] extends 'line' | 'text' | 'receipt'
    ? Name
    : never;
}[keyof StudentForm];

/** The student's number, and, where another student has it, whether they share it. */
function OwnPhone({
  phone,
  error,
  onChange,
  contactsReason,
  sharing,
  phoneNote,
}: Pick<Props, 'onChange' | 'contactsReason' | 'sharing' | 'phoneNote'> & {
  phone: string;
  error: string | undefined;
}) {
  return (
    <div>
      <PhoneField
        label={fields.phone.label}
        format={formatPhoneAt}
        value={phone}
        error={error}
        hint={phoneNote}
        required
        disabledReason={contactsReason}
        onValueChange={(value) => onChange({ phone: value })}
        autoComplete="off"
      />
      {sharing && (
        <Checkbox
          label={texts.sharesPhone}
          checked={sharing.on}
          onCheckedChange={sharing.onChange}
        />
      )}
      {sharing && <p className={textStyles.help}>{texts.sharesPhoneHelp}</p>}
    </div>
  );
}

/** What a manager writes about a student: the same fields for a new one and for changing one. */
export function StudentFields({
  form,
  errors,
  onChange,
  contactsReason,
  seatOffer,
  sharing,
  phoneNote,
  withStatus = false,
}: Props) {
  const line = (field: LineField, rest: Partial<TextFieldProps> = {}) => (
    <TextField
      label={fields[field].label}
      value={form[field] ?? ''}
      error={errors[field]}
      onValueChange={(value) => onChange({ [field]: value })}
      autoComplete="off"
      {...rest}
    />
  );
  return (
    <div className={styles.fields}>
      {line('name', { required: true })}
      <OwnPhone
        phone={form.phone}
        error={errors.phone}
        {...{ onChange, contactsReason, sharing, phoneNote }}
      />
      <GuardianFields
        guardians={form.guardians}
        error={errors.guardians}
        contactsReason={contactsReason}
        onChange={(guardians) => onChange({ guardians })}
      />
      <div>
        {line('seat')}
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
        label={fields.startDate.label}
        pickerLabel={texts.pickDay}
        value={form.startDate ?? ''}
        error={errors.startDate}
        onValueChange={(startDate) => onChange({ startDate })}
      />
      {withStatus && (
        <StatusSelect status={form.status} onChange={(status) => onChange({ status })} />
      )}
      {line('allergy')}
      <TextField
        label={fields.depositorNames.label}
        hint={texts.depositorHint}
        value={form.depositorNames.join(',')}
        error={errors.depositorNames}
        onValueChange={(names) => onChange({ depositorNames: names.split(',') })}
        autoComplete="off"
      />
      {line('cashReceiptNumber', {
        hint: texts.cashReceiptHint,
        inputMode: 'numeric',
        disabledReason: contactsReason,
      })}
      {line('memo', { className: styles.wide })}
    </div>
  );
}
