import { EXAM_LIMITS, type ExamErrors } from '@academy/domain/mocks';
import { DateField } from '@academy/ui/date-field';
import { NumberField } from '@academy/ui/number-field';
import { Switch } from '@academy/ui/switch';
import { TextArea } from '@academy/ui/text-area';
import { TextField } from '@academy/ui/text-field';
import { TimeField } from '@academy/ui/time-field';
import type { ReactNode } from 'react';
import { PictureField } from '../../../shared/pictures/picture-field';
import type { Pictures } from '../../../shared/pictures/use-pictures';
import type { ExamFields } from './exam-draft';
import { examFormTexts as texts } from './exam-form-texts';
import styles from './exam-form.module.css';

export interface ExamFieldsProps {
  draft: ExamFields;
  errors: ExamErrors;
  /** Why nothing can be changed: said once below, for screen readers at each field. */
  disabledReason: string | undefined;
  onChange: (changes: Partial<ExamFields>) => void;
}

const f = texts.fields;

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.section}>
    <legend className={styles.heading}>{title}</legend>
    {children}
  </fieldset>
);

type DayField =
  | 'examDate'
  | 'registrationStartDate'
  | 'registrationEndDate'
  | 'changeDeadline'
  | 'depositDeadline';
type TimeFieldName = 'admissionTime' | 'examStartTime' | 'examEndTime';

/** A day; one that may be left out is null while it is empty. */
export const DayOf = ({
  field,
  hint,
  draft,
  errors,
  disabledReason,
  onChange,
  optional = false,
}: ExamFieldsProps & { field: DayField; hint?: string; optional?: boolean }) => (
  <DateField
    id={`exam-${field}`}
    label={f[field]}
    hint={hint}
    pickerLabel={texts.pickDay}
    value={draft[field] ?? ''}
    error={errors[field]}
    disabledReason={disabledReason}
    reasonHidden
    onValueChange={(value) => onChange({ [field]: optional && value === '' ? null : value })}
  />
);

const TimeOf = ({
  field,
  draft,
  errors,
  disabledReason,
  onChange,
}: ExamFieldsProps & { field: TimeFieldName }) => (
  <TimeField
    id={`exam-${field}`}
    label={f[field]}
    pickerLabel={texts.pickTime}
    value={draft[field] ?? ''}
    error={errors[field]}
    disabledReason={disabledReason}
    reasonHidden
    onValueChange={(value) => onChange({ [field]: value === '' ? null : value })}
  />
);

/** How many may do it; empty is without limit. */
const CapacityOf = ({
  field,
  hint,
  draft,
  errors,
  disabledReason,
  onChange,
}: ExamFieldsProps & { field: 'capacity' | 'onSiteCapacity'; hint: string }) => (
  <NumberField
    id={`exam-${field}`}
    label={f[field]}
    hint={hint}
    unit={texts.people}
    value={draft[field]}
    error={errors[field]}
    disabledReason={disabledReason}
    reasonHidden
    onValueChange={(value) => onChange({ [field]: value })}
  />
);

/** 시험: what it is called, when and where it is. */
export function ExamSection(props: ExamFieldsProps) {
  const { draft, errors, disabledReason, onChange } = props;
  return (
    <Section title={texts.sections.exam}>
      <TextField
        id="exam-title"
        className={styles.full}
        label={f.title}
        value={draft.title}
        error={errors.title}
        hint={texts.titleCount(Array.from(draft.title.trim()).length, EXAM_LIMITS.title)}
        disabledReason={disabledReason}
        reasonHidden
        autoComplete="off"
        required
        onValueChange={(title) => onChange({ title })}
      />
      <DayOf {...props} field="examDate" />
      <TextField
        id="exam-place"
        label={f.place}
        value={draft.place}
        error={errors.place}
        maxLength={100}
        disabledReason={disabledReason}
        reasonHidden
        autoComplete="off"
        onValueChange={(place) => onChange({ place })}
      />
      <div className={styles.times}>
        <TimeOf {...props} field="admissionTime" />
        <TimeOf {...props} field="examStartTime" />
        <TimeOf {...props} field="examEndTime" />
      </div>
    </Section>
  );
}

/** 접수: from when and until when students register and change, and how many can. */
export const RegistrationSection = (props: ExamFieldsProps) => (
  <Section title={texts.sections.registration}>
    <DayOf {...props} field="registrationStartDate" hint={texts.dayHint} />
    <DayOf {...props} field="registrationEndDate" hint={texts.endHint} />
    <DayOf {...props} field="changeDeadline" hint={texts.changeHint} optional />
    <CapacityOf {...props} field="capacity" hint={texts.allCapacityHint} />
  </Section>
);

/** 현장 응시: whether one can sit here, how many can, and what those read who do not. */
export function OnSiteSection(props: ExamFieldsProps) {
  const { draft, errors, disabledReason, onChange } = props;
  return (
    <Section title={texts.sections.onSite}>
      <Switch
        className={styles.full}
        label={f.allowOnSiteExam}
        checked={draft.allowOnSiteExam}
        disabledReason={disabledReason}
        onCheckedChange={(allowOnSiteExam) => onChange({ allowOnSiteExam })}
      />
      {draft.allowOnSiteExam && (
        <>
          <CapacityOf {...props} field="onSiteCapacity" hint={texts.capacityHint} />
          <TextField
            id="exam-paperOnlyNotice"
            label={f.paperOnlyNotice}
            hint={texts.noticeHint}
            value={draft.paperOnlyNotice}
            error={errors.paperOnlyNotice}
            maxLength={200}
            disabledReason={disabledReason}
            reasonHidden
            autoComplete="off"
            onValueChange={(paperOnlyNotice) => onChange({ paperOnlyNotice })}
          />
        </>
      )}
    </Section>
  );
}

/** 안내문: its words, and what is shown below them. */
export const NotesSection = ({
  pictures,
  draft,
  errors,
  disabledReason,
  onChange,
}: ExamFieldsProps & { pictures: Pictures }) => (
  <Section title={texts.sections.notes}>
    <TextArea
      id="exam-notes"
      className={styles.full}
      label={f.notes}
      rows={5}
      maxLength={2000}
      value={draft.notes}
      error={errors.notes}
      disabledReason={disabledReason}
      reasonHidden
      onValueChange={(notes) => onChange({ notes })}
    />
    <div className={styles.full}>
      <PictureField pictures={pictures} error={errors.pictures} disabledReason={disabledReason} />
    </div>
  </Section>
);
