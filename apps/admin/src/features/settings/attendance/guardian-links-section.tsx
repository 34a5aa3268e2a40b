import { GUARDIAN_CHECKS } from '@academy/domain/attendance';
import { NumberField } from '@academy/ui/number-field';
import { Select } from '@academy/ui/select';
import { Section, type SectionProps } from '../form/tab-form';
import styles from '../settings-page.module.css';
import { attendanceTabTexts as texts } from '../settings-texts';
import type { AttendanceDraft } from './attendance-model';

/** What a guardian's link asks on a new device, and for how long it opens. */
export function GuardianLinksSection({ form, disabledReason }: SectionProps<AttendanceDraft>) {
  const {
    draft,
    errors,
    model: { fields },
  } = form;
  return (
    <Section {...texts.sections.guardianLinks}>
      <div className={styles.pair}>
        <Select
          label={fields.guardianCheck.label}
          value={draft.guardianCheck}
          disabledReason={disabledReason}
          reasonHidden
          onValueChange={(wanted) =>
            form.set('guardianCheck', GUARDIAN_CHECKS.find((check) => check === wanted) ?? 'phone')
          }
        >
          {GUARDIAN_CHECKS.map((check) => (
            <option key={check} value={check}>
              {fields.guardianCheck.words?.get(check)}
            </option>
          ))}
        </Select>
        <NumberField
          label={fields.guardianLinkDays.label}
          unit={texts.dayUnit}
          step={1}
          value={draft.guardianLinkDays}
          onValueChange={(value) => form.set('guardianLinkDays', value)}
          error={errors.guardianLinkDays}
          disabledReason={disabledReason}
          reasonHidden
        />
      </div>
    </Section>
  );
}
