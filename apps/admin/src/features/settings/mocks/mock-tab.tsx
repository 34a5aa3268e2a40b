import { paperOnlyText, subjectOptions } from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { TextArea } from '@academy/ui/text-area';
import { useState } from 'react';
import { Section, type SectionProps } from '../form/section';
import type { Saved } from '../form/tab-model';
import { TabFormView } from '../form/tab-form';
import { TabLoader } from '../form/tab-loader';
import { useTabForm } from '../form/use-tab-form';
import { mockModel, type MockDraft } from './mock-model';
import { mockTabTexts as texts } from './mock-texts';
import { SubjectList } from './subject-list';
import styles from './subject-list.module.css';

function SubjectSection({ form, disabledReason }: SectionProps<MockDraft>) {
  const [typed, setTyped] = useState('');
  const {
    draft: { subjects },
    errors,
  } = form;
  const set = (next: readonly string[]) => form.set('subjects', [...new Set(next)]);
  const add = () => {
    set([...subjects, ...subjectOptions(typed)]);
    setTyped('');
  };
  return (
    <Section title={`${texts.title} (${texts.count(subjects.length)})`} help={texts.help}>
      <SubjectList subjects={subjects} disabledReason={disabledReason} onChange={set} />
      <div className={styles.add}>
        <TextArea
          label={texts.add}
          hint={texts.addHint}
          rows={2}
          value={typed}
          onValueChange={setTyped}
          error={errors.subjects}
          disabledReason={disabledReason}
          reasonHidden
        />
        <Button disabledReason={disabledReason} onClick={add}>
          {texts.addButton}
        </Button>
      </div>
    </Section>
  );
}

function NewExamSection({ form, disabledReason }: SectionProps<MockDraft>) {
  const { draft, errors } = form;
  return (
    <Section title={texts.newExam} help={texts.newExamHelp}>
      <Checkbox
        label={texts.onSite}
        checked={draft.allowOnSiteExam}
        onCheckedChange={(allowed) => form.set('allowOnSiteExam', allowed)}
        disabledReason={disabledReason}
      />
      <TextArea
        label={texts.notice}
        hint={texts.noticeHint}
        placeholder={paperOnlyText}
        rows={2}
        value={draft.paperOnlyNotice}
        onValueChange={(text) => form.set('paperOnlyNotice', text)}
        error={errors.paperOnlyNotice}
        disabledReason={disabledReason}
        reasonHidden
      />
    </Section>
  );
}

const MockSections = (props: SectionProps<MockDraft>) => (
  <>
    <SubjectSection {...props} />
    <NewExamSection {...props} />
  </>
);

function MockForm({ loaded }: { loaded: Saved<MockDraft> }) {
  return <TabFormView form={useTabForm(mockModel, loaded)} Sections={MockSections} />;
}

/** 모의고사: the electives, and what a new exam starts from. */
export const MockTab = () => <TabLoader model={mockModel} Form={MockForm} />;
