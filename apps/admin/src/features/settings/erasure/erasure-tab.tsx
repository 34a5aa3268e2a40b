import {
  editedErasureSettingsSchema,
  ERASURE_MONTHS,
  RETENTION_MONTHS,
  erasesFrom,
  erasureDay,
  erasureSettingsFields,
  type ErasureSettings,
} from '@academy/domain/students';
import { formatLongDay, seoulDay } from '@academy/domain/time';
import { NumberField } from '@academy/ui/number-field';
import { api } from '../../../shared/api';
import { useNow } from '../../../shared/use-now';
import { settingsTab } from '../form/settings-tab';
import { PlainTab, Section, type SectionProps } from '../form/tab-form';
import styles from '../settings-page.module.css';
import { ErasureList } from './erasure-list';
import { erasureTexts as texts } from './erasure-texts';
import { RetentionEffect } from './retention-effect';

const isOutside = (months: number | null, { least, most }: { least: number; most: number }) =>
  months !== null && (months < least || months > most);

/**
 * 개인정보 파기: after how many months who left is erased by itself, and how long messages and the
 * bank's rows keep their words; empty for never, and for ever.
 */
const erasureModel = settingsTab({
  entity: 'erasure-settings',
  fields: erasureSettingsFields,
  schema: editedErasureSettingsSchema,
  read: api.editedErasureSettings,
  save: api.saveErasureSettings,
  toSaved: (edited) => edited,
  toBody: (settings: ErasureSettings) => settings,
  check: ({ afterMonths, messageMonths, bankRowMonths }) => ({
    afterMonths: isOutside(afterMonths, ERASURE_MONTHS) ? texts.outside : undefined,
    messageMonths: isOutside(messageMonths, RETENTION_MONTHS.messages)
      ? texts.messagesOutside
      : undefined,
    bankRowMonths: isOutside(bankRowMonths, RETENTION_MONTHS.bankRows)
      ? texts.bankRowsOutside
      : undefined,
  }),
  writing: 'students.erase',
});

/** When a student who leaves today would be erased. */
function useExample(afterMonths: number | null): string {
  const today = seoulDay(useNow());
  const on = erasureDay(
    { status: 'LEFT', leftOn: today },
    { afterMonths, from: erasesFrom(today) },
  );
  return on === null ? texts.off : texts.example(formatLongDay(on));
}

/** 보관 기간: how long what was sent and who paid is kept. */
function RetentionSection({ form, disabledReason }: SectionProps<ErasureSettings>) {
  const {
    draft: { messageMonths, bankRowMonths },
    errors,
  } = form;
  const isSet = messageMonths !== null || bankRowMonths !== null;
  return (
    <Section {...texts.sections.retention}>
      <div className={styles.pair}>
        {(['messageMonths', 'bankRowMonths'] as const).map((field) => (
          <NumberField
            key={field}
            label={erasureSettingsFields[field].label}
            unit={texts.unit}
            step={1}
            value={form.draft[field]}
            onValueChange={(value) => form.set(field, value)}
            error={errors[field]}
            disabledReason={disabledReason}
            reasonHidden
          />
        ))}
      </div>
      {isSet && !errors.messageMonths && !errors.bankRowMonths && (
        <RetentionEffect messageMonths={messageMonths} bankRowMonths={bankRowMonths} />
      )}
    </Section>
  );
}

function ErasureSections({ form, disabledReason }: SectionProps<ErasureSettings>) {
  const {
    draft: { afterMonths },
    errors,
  } = form;
  const example = useExample(errors.afterMonths ? null : afterMonths);
  return (
    <Section {...texts.sections.erasure}>
      <div className={styles.pair}>
        <NumberField
          label={erasureSettingsFields.afterMonths.label}
          unit={texts.unit}
          step={1}
          value={afterMonths}
          onValueChange={(value) => form.set('afterMonths', value)}
          error={errors.afterMonths}
          disabledReason={disabledReason}
          reasonHidden
        />
        {!errors.afterMonths && (
          <p className={styles.example} aria-live="polite">
            {example}
          </p>
        )}
      </div>
      {afterMonths !== null && !errors.afterMonths && <ErasureList afterMonths={afterMonths} />}
    </Section>
  );
}

const Sections = (props: SectionProps<ErasureSettings>) => (
  <>
    <ErasureSections {...props} />
    <RetentionSection {...props} />
  </>
);

/** 개인정보 파기: beside the log, whose list would push the rule out of sight. */
export const ErasureTab = () => <PlainTab model={erasureModel} Sections={Sections} />;
