import { subjectOptions } from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { TextArea } from '@academy/ui/text-area';
import { useState } from 'react';
import { Section, type SectionProps } from '../form/section';
import type { Saved } from '../form/state';
import { TabFormView } from '../form/tab-form';
import { TabLoader } from '../form/tab-loader';
import { useTabForm } from '../form/use-tab-form';
import { mockModel, type MockDraft } from './mock-model';
import { mockTabTexts as texts } from './mock-texts';
import { SubjectList } from './subject-list';
import styles from './subject-list.module.css';

function SubjectSection({ form, disabledReason }: SectionProps<MockDraft>) {
  const [typed, setTyped] = useState('');
  const { draft: { subjects }, errors } = form;
  const set = (next: readonly string[]) => form.set('subjects', [...new Set(next)]);
  const add = () => {
    set([...subjects, ...subjectOptions(typed)]);
    setTyped('');
  };
  return (
    <Section title={`${texts.title} (${texts.count(subjects.length)})`} help={texts.help}>
      <SubjectList subjects={subjects} disabledReason={disabledReason} onChange={set} />
      <div className={styles.add}>
        <TextArea label={texts.add} hint={texts.addHint} rows={2} value={typed} onValueChange={setTyped} error={errors.subjects} disabledReason={disabledReason} reasonHidden />
        <Button disabledReason={disabledReason} onClick={add}>{texts.addButton}</Button>
      </div>
    </Section>
  );
}

function MockForm({ loaded }: { loaded: Saved<MockDraft> }) {
  return <TabFormView form={useTabForm(mockModel, loaded)} Sections={SubjectSection} />;
}

/** 모의고사: the electives. */
export const MockTab = () => <TabLoader model={mockModel} Form={MockForm} />;
