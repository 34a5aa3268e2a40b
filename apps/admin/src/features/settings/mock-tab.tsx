import textStyles from '@academy/ui/styles/text.module.css';
import { paperOnlyText, subjectOptions } from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { CloseIcon, DownIcon, UpIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { TextArea } from '@academy/ui/text-area';
import { useState } from 'react';
import { Switches } from './form/switch-row';
import { PlainTab, Section, type SectionProps } from './form/tab-form';
import { mockModel, type MockDraft } from './mock-model';
import styles from './mock-tab.module.css';
import { mockTabTexts as texts } from './settings-texts';

interface Props {
  subjects: readonly string[];
  disabledReason: string | undefined;
  onChange: (subjects: string[]) => void;
}

/** The electives in order; each can go up, down or out. */
function SubjectList({ subjects, disabledReason, onChange }: Props) {
  const move = (at: number, by: -1 | 1) => {
    const moved = [...subjects];
    const [name = ''] = moved.splice(at, 1);
    moved.splice(at + by, 0, name);
    onChange(moved);
  };
  if (subjects.length === 0) return <p className={textStyles.nothing}>{texts.none}</p>;
  return (
    <ol className={styles.list} aria-label={texts.sections.subjects.title}>
      {subjects.map((name, at) => (
        <li key={name} className={styles.item}>
          <span className={styles.name}>{name}</span>
          <IconButton
            label={texts.up(name)}
            size="dense"
            disabledReason={disabledReason ?? (at === 0 ? texts.first : undefined)}
            onClick={() => move(at, -1)}
          >
            <UpIcon />
          </IconButton>
          <IconButton
            label={texts.down(name)}
            size="dense"
            disabledReason={disabledReason ?? (at === subjects.length - 1 ? texts.last : undefined)}
            onClick={() => move(at, 1)}
          >
            <DownIcon />
          </IconButton>
          <IconButton
            label={texts.remove(name)}
            size="dense"
            disabledReason={disabledReason}
            onClick={() => onChange(subjects.filter((other) => other !== name))}
          >
            <CloseIcon />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}

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
    <Section
      title={`${texts.sections.subjects.title} (${texts.count(subjects.length)})`}
      help={texts.sections.subjects.help}
    >
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
    <Section {...texts.sections.newExam}>
      <Switches form={form} disabledReason={disabledReason} fields={['allowOnSiteExam']} />
      <TextArea
        label={form.model.fields.paperOnlyNotice.label}
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

const ReminderSection = (props: SectionProps<MockDraft>) => (
  <Section {...texts.sections.reminders}>
    <Switches {...props} fields={['closingReminder', 'dayReminder']} />
  </Section>
);

const MockSections = (props: SectionProps<MockDraft>) => (
  <>
    <SubjectSection {...props} />
    <NewExamSection {...props} />
    <ReminderSection {...props} />
  </>
);

/** 모의고사: the electives, what a new exam starts from, and of what is reminded. */
export const MockTab = () => <PlainTab model={mockModel} Sections={MockSections} hands="mocks" />;
