import {
  academyFields,
  checkAcademy,
  editedAcademySchema,
  type EditedAcademy,
} from '@academy/domain/settings';
import { TextArea } from '@academy/ui/text-area';
import { TextField } from '@academy/ui/text-field';
import { api } from '../../shared/api';
import type { AcademyForm } from './academy-form';
import { formTexts } from './form/form-texts';
import { settingsTab } from './form/settings-tab';
import { PlainTab, Section, type SectionProps } from './form/tab-form';
import type { Saved } from './form/use-tab-form';
import { LogoSection } from './logo/logo-section';
import styles from './settings-page.module.css';
import { academyTabTexts as texts } from './settings-texts';

const toSaved = ({ academy, logo = null, ...saved }: EditedAcademy): Saved<AcademyForm> => ({
  settings: { ...academy, logo },
  ...saved,
});

/** 학원 정보: what both apps show around their pages. */
export const academyModel = settingsTab({
  entity: 'academy',
  fields: academyFields,
  schema: editedAcademySchema,
  read: api.editedAcademy,
  save: api.saveAcademy,
  toSaved,
  toBody: ({ logo, ...lines }: AcademyForm) => ({ ...lines, logo: logo?.key ?? null }),
  check: checkAcademy,
  words: {
    logo: ({ logo }) => (logo ? texts.logoOf(logo) : formTexts.empty),
    companyLines: ({ companyLines }) => companyLines.join(' / ') || formTexts.empty,
  },
});

const lineFields = ['deskPhone', 'manualUrl', 'channelUrl'] as const;

export function AcademySections({ form, disabledReason }: SectionProps<AcademyForm>) {
  const {
    draft,
    errors,
    model: { fields },
  } = form;
  const line = (field: (typeof lineFields)[number] | 'name') => (
    <TextField
      key={field}
      label={fields[field].label}
      hint={texts.hints[field]}
      autoComplete="off"
      value={draft[field]}
      error={errors[field]}
      onValueChange={(value) => form.set(field, value)}
      disabledReason={disabledReason}
      reasonHidden
    />
  );
  return (
    <>
      <Section {...texts.sections.about}>
        {line('name')}
        <TextArea
          label={fields.companyLines.label}
          hint={texts.hints.companyLines}
          rows={4}
          value={draft.companyLines.join('\n')}
          error={errors.companyLines}
          onValueChange={(value) => form.set('companyLines', value === '' ? [] : value.split('\n'))}
          disabledReason={disabledReason}
          reasonHidden
        />
      </Section>
      <LogoSection form={form} disabledReason={disabledReason} />
      <Section {...texts.sections.contact}>
        <div className={styles.pair}>{lineFields.map(line)}</div>
      </Section>
    </>
  );
}

/** 학원 정보: name, logo, footer, and how the academy is reached. */
export const AcademyTab = () => <PlainTab model={academyModel} Sections={AcademySections} />;
