import {
  blankGuardian,
  guardianName,
  guardianFields,
  studentFields,
  GUARDIANS_MAX,
  type Guardian,
} from '@academy/domain/students';
import { formatPhoneAt } from '@academy/domain/identity';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { PhoneField } from '@academy/ui/phone-field';
import { TextField } from '@academy/ui/text-field';
import styles from './student-fields.module.css';
import { studentTexts } from './student-texts';

const texts = studentTexts.form;

interface Props {
  guardians: readonly Guardian[];
  error: string | undefined;
  onChange: (guardians: Guardian[]) => void;
  /** Why guardians, who are their numbers, cannot be changed here. */
  contactsReason: string | undefined;
}

/** Whom the academy calls about a student: one at first, more as they are added. */
export function GuardianFields({ guardians, error, onChange, contactsReason }: Props) {
  const rows = guardians.length === 0 ? [blankGuardian] : guardians;
  const set = (at: number, part: Partial<Guardian>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const line = (at: number, part: 'name' | 'relation') => (
    <TextField
      label={`${guardianName(at)} ${guardianFields[part].label}`}
      value={rows[at]?.[part] ?? ''}
      disabledReason={contactsReason}
      reasonHidden
      onValueChange={(value) => set(at, { [part]: value })}
      autoComplete="off"
    />
  );
  return (
    <Stack as="section" gap={12} className={styles.wide} aria-label={studentFields.guardians.label}>
      {rows.map((row, at) => (
        // A guardian is their place: nothing else about them stays while they are typed.
        <div key={at} className={styles.guardian}>
          {line(at, 'name')}
          {line(at, 'relation')}
          <PhoneField
            label={`${guardianName(at)} ${guardianFields.phone.label}`}
            format={formatPhoneAt}
            value={row.phone ?? ''}
            disabledReason={contactsReason}
            onValueChange={(phone) => set(at, { phone })}
            autoComplete="off"
          />
          {rows.length > 1 && (
            <Button
              className={styles.remove}
              aria-label={texts.removeGuardian(guardianName(at))}
              disabledReason={contactsReason}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      ))}
      <InlineError>{error}</InlineError>
      {rows.length < GUARDIANS_MAX && (
        <Row>
          <Button
            size="dense"
            disabledReason={contactsReason}
            onClick={() => onChange([...rows, blankGuardian])}
          >
            {texts.addGuardian}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
