import { ifMatch, keptInTab } from '@academy/app-kit/forms';
import { checkAcademy, editedAcademySchema, type EditedAcademy } from '@academy/domain/settings';
import { TextArea } from '@academy/ui/text-area';
import { TextField } from '@academy/ui/text-field';
import { api } from '../../shared/api';
import type { AcademyForm } from './academy-form';
import { formTexts } from './form/form-texts';
import { PlainTab, Section, type SectionProps } from './form/tab-form';
import type { Saved, TabModel } from './form/use-tab-form';
import { LogoSection } from './logo/logo-section';
import styles from './settings-page.module.css';
import { academyTabTexts as texts } from './settings-texts';

const toSaved = ({ academy, logo = null, ...saved }: EditedAcademy): Saved<AcademyForm> => ({
  settings: { ...academy, logo },
  ...saved,
});

/** 학원 정보: what both apps show around their pages. */
export const academyModel: TabModel<AcademyForm> = {
  queryKey: ['settings', 'academy'],
  read: async (signal) => toSaved(await api.editedAcademy({ ...(signal && { signal }) })),
  async write({ logo, ...lines }, version) {
    const body = { ...lines, logo: logo?.key ?? null };
    const { undo, ...saved } = await api.saveAcademy({ body, ...ifMatch(version) });
    return { saved: toSaved(saved), undo };
  },
  current(body) {
    const newer = editedAcademySchema.safeParse(body).data;
    return newer && toSaved(newer);
  },
  labels: texts.labels,
  check: checkAcademy,
  valueText({ companyLines, logo, ...lines }, field) {
    if (field === 'logo') return logo ? texts.logoOf(logo) : formTexts.empty;
    return (field === 'companyLines' ? companyLines.join(' / ') : lines[field]) || formTexts.empty;
  },
  kept: keptInTab(),
  entity: 'academy',
};

const lineFields = ['deskPhone', 'manualUrl', 'channelUrl'] as const;

export function AcademySections({ form, disabledReason }: SectionProps<AcademyForm>) {
  const {
    draft,
    errors,
    model: { labels },
  } = form;
  const line = (field: (typeof lineFields)[number] | 'name') => (
    <TextField
      key={field}
      label={labels[field]}
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
      <Section title={texts.about} help={texts.aboutHelp}>
        {line('name')}
        <TextArea
          label={labels.companyLines}
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
      <Section title={texts.contact} help={texts.contactHelp}>
        <div className={styles.pair}>{lineFields.map(line)}</div>
      </Section>
    </>
  );
}

/** 학원 정보: name, logo, footer, and how the academy is reached. */
export const AcademyTab = () => <PlainTab model={academyModel} Sections={AcademySections} />;
