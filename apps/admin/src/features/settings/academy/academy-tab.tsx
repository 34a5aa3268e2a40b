import type { AcademyDraft } from '@academy/domain/settings';
import { TextArea } from '@academy/ui/text-area';
import { TextField } from '@academy/ui/text-field';
import { Section, type SectionProps } from '../form/section';
import type { Saved } from '../form/tab-model';
import { TabFormView } from '../form/tab-form';
import { TabLoader } from '../form/tab-loader';
import { useTabForm } from '../form/use-tab-form';
import styles from '../settings-page.module.css';
import { academyModel } from './academy-model';
import { academyTabTexts as texts } from './academy-texts';

const lineFields = ['deskPhone', 'manualUrl', 'channelUrl'] as const;

function AcademySections({ form, disabledReason }: SectionProps<AcademyDraft>) {
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
      <Section title={texts.contact} help={texts.contactHelp}>
        <div className={styles.pair}>{lineFields.map(line)}</div>
      </Section>
    </>
  );
}

function AcademyForm({ loaded }: { loaded: Saved<AcademyDraft> }) {
  return <TabFormView form={useTabForm(academyModel, loaded)} Sections={AcademySections} />;
}

/** 학원 정보: name, footer, and how the academy is reached. */
export const AcademyTab = () => <TabLoader model={academyModel} Form={AcademyForm} />;
