import columnStyles from '@academy/ui/styles/column.module.css';
import type { LunchSettings } from '@academy/domain/meals';
import {
  examWarnings,
  groupWords,
  offeredSubjects,
  subjectOptions,
  type ManagedExam,
} from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { seoulDay, type CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ErrorSummary } from '@academy/ui/error-summary';
import { InlineError } from '@academy/ui/inline-error';
import { Select } from '@academy/ui/select';
import { saveText } from '@academy/ui/words';
import { useQuery } from '@tanstack/react-query';
import { FormBar } from '../../../shared/forms/form-bar';
import { clashReason, SaveClash, type Clashing } from '../../../shared/forms/save-clash';
import { picturesText } from '../../../shared/pictures/use-pictures';
import { messages } from '../../../shared/texts/messages';
import { toasts } from '../../../shared/toasts';
import { targetsTexts } from '../../../shared/targets/targets-texts';
import { useTargetChoices } from '../../../shared/targets/use-target-choices';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { mockQueries } from '../mocks-queries';
import { EffectDialog } from './effect-dialog';
import { accountText, MoneySection, StudentsSection, SubjectsSection } from './exam-choices';
import { copyOf, dayIn, previewedExam, type ExamFields } from './exam-draft';
import { ExamSection, NotesSection, OnSiteSection, RegistrationSection } from './exam-fields';
import { examFormTexts as texts } from './exam-form-texts';
import styles from './exam-form.module.css';
import { ExamPreview } from './exam-preview';
import { useExamForm } from './use-exam-form';

const yesNo = (flag: boolean) => (flag ? texts.yes : texts.no);
const count = (value: number | null) => (value === null ? '' : String(value));

/** Each field in words. */
const WORDS: Record<keyof ExamFields, (draft: ExamFields) => string> = {
  title: ({ title }) => title,
  examDate: ({ examDate }) => examDate,
  admissionTime: ({ admissionTime }) => admissionTime ?? '',
  examStartTime: ({ examStartTime }) => examStartTime ?? '',
  examEndTime: ({ examEndTime }) => examEndTime ?? '',
  place: ({ place }) => place,
  notes: ({ notes }) => notes,
  registrationStartDate: ({ registrationStartDate }) => registrationStartDate,
  registrationEndDate: ({ registrationEndDate }) => registrationEndDate,
  changeDeadline: ({ changeDeadline }) => changeDeadline ?? '',
  targetGrades: ({ targetGrades }) => targetGrades?.join(', ') ?? targetsTexts.targetGrades.all,
  targetClasses: ({ targetClasses }) => targetClasses?.join(', ') ?? targetsTexts.targetClasses.all,
  targetStudents: ({ targetStudents }) =>
    targetStudents ? targetsTexts.chosen(targetStudents.length) : targetsTexts.targetStudents.all,
  capacity: ({ capacity }) => count(capacity),
  fee: ({ fee }) => formatWon(fee),
  depositDeadline: ({ depositDeadline }) => depositDeadline ?? '',
  account: ({ account }) => (account ? accountText(account) : ''),
  askSubjectOption: ({ askSubjectOption }) => yesNo(askSubjectOption),
  subjectOptions: (draft) => draft.subjectOptions?.join(', ') ?? texts.academySubjects,
  subjectGroups: ({ subjectGroups }) => subjectGroups?.map(groupWords).join(', ') ?? '',
  allowOnSiteExam: ({ allowOnSiteExam }) => yesNo(allowOnSiteExam),
  onSiteCapacity: ({ onSiteCapacity }) => count(onSiteCapacity),
  paperOnlyNotice: ({ paperOnlyNotice }) => paperOnlyNotice,
  pictures: ({ pictures }) => picturesText(pictures),
  draft: ({ draft }) => yesNo(!draft),
};

/** An exam that another user saved first. */
const ExamClash = ({ form, clash }: Clashing<ManagedExam | null, ExamFields>) => (
  <SaveClash
    key={form.base?.version}
    title={messages.saveClash.title}
    form={form}
    clash={clash}
    labels={texts.fields}
    valueText={(draft, field) => WORDS[field](draft)}
  />
);

interface Props {
  /** Null: a new one. */
  exam: ManagedExam | null;
  start: ExamFields;
  onSaved: (exam: ManagedExam) => void;
}

/** 지난 시험 불러오기: fills a new exam with all that another one had. */
function LoadExam({
  exams,
  disabledReason,
  onLoad,
}: {
  exams: readonly ManagedExam[];
  disabledReason: string | undefined;
  onLoad: (exam: ManagedExam) => void;
}) {
  return (
    <Select
      label={texts.load}
      hint={texts.loadHint}
      value=""
      disabledReason={disabledReason}
      onValueChange={(id) => exams.filter((exam) => exam.id === id).forEach(onLoad)}
    >
      <option value="">{texts.loadNone}</option>
      {exams.map(({ id, title, examDate }) => (
        <option key={id} value={id}>{`${title} (${examDate})`}</option>
      ))}
    </Select>
  );
}

interface WarningsProps {
  draft: ExamFields;
  /** What is edited: it does not warn of itself. */
  exam: ManagedExam | null;
  exams: readonly ManagedExam[];
  settings: LunchSettings | undefined;
  today: CalendarDay;
}

/** What is worth a second look and forbids nothing. */
function Warnings({ draft, exam, exams, settings, today }: WarningsProps) {
  const [examDate, registrationEndDate] = [dayIn(draft.examDate), dayIn(draft.registrationEndDate)];
  if (!examDate || !registrationEndDate) return null;
  const closed =
    settings?.disabledLunchDates.filter((date) => settings.disabledDinnerDates.includes(date)) ??
    [];
  const lines = examWarnings(
    { title: draft.title, examDate, registrationEndDate },
    { today, others: exams.filter(({ id }) => id !== exam?.id), closedDays: new Set(closed) },
  );
  if (lines.length === 0) return null;
  return (
    <section className={styles.warnings} aria-label={texts.warnings}>
      <p>{texts.warnings}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

interface SaveBarProps {
  form: ReturnType<typeof useExamForm>;
  isDraft: boolean;
  missing: string | undefined;
}

function SaveBar({ form, isDraft, missing }: SaveBarProps) {
  const unchanged = form.dirty ? undefined : texts.unchanged;
  const blocked = missing ?? form.pictures.blocked ?? clashReason(form.clash, texts.fields);
  return (
    <FormBar>
      <InlineError>{form.failure}</InlineError>
      {isDraft && (
        <Button
          loading={form.busy}
          disabledReason={blocked ?? (form.base ? unchanged : undefined)}
          onClick={() => form.submit(true)}
        >
          {texts.saveDraft}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        loading={form.busy}
        disabledReason={blocked ?? (isDraft ? undefined : unchanged)}
      >
        {isDraft ? texts.publish : saveText}
      </Button>
    </FormBar>
  );
}

/** 모의고사 등록 · 수정, beside it what students will see. */
export function ExamForm({ exam, start, onSaved }: Props) {
  const missing = useManager().missing('mocks.write');
  const now = useNow();
  const today = seoulDay(now);
  const form = useExamForm({ exam, start, onSaved });
  const { draft, errors, base, clash } = form;
  const exams = useQuery(mockQueries.exams()).data?.content ?? [];
  const { data: academyText } = useQuery(mockQueries.subjects());
  const { data: settings } = useQuery(mockQueries.lunchSettings());
  const academySubjects = subjectOptions(academyText ?? '');
  const isDraft = base === null || base.draft;
  const fields = { draft, errors, disabledReason: missing, onChange: form.change };
  const problems = Object.entries(errors).map(([field, message]) => ({
    fieldId: `exam-${field}`,
    message,
  }));

  return (
    <div className={styles.columns}>
      <form
        className={columnStyles.top16}
        noValidate
        aria-label={exam === null ? texts.create : texts.edit}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit(false);
        }}
      >
        {clash && <ExamClash form={form} clash={clash} />}
        <ErrorSummary title={texts.problems} problems={problems} />
        {exam === null && exams.length > 0 && (
          <LoadExam
            exams={exams}
            disabledReason={missing}
            onLoad={(from) => {
              form.start(copyOf(from, today));
              toasts.show({ text: texts.loaded(from.title), tone: 'success' });
            }}
          />
        )}
        <ExamSection {...fields} />
        <RegistrationSection {...fields} />
        <MoneySection {...fields} settings={settings} />
        <StudentsSection {...fields} offered={useTargetChoices()} />
        <SubjectsSection {...fields} academySubjects={academySubjects} />
        <OnSiteSection {...fields} />
        <NotesSection {...fields} pictures={form.pictures} />
        <Warnings draft={draft} exam={exam} exams={exams} settings={settings} today={today} />
        <SaveBar form={form} isDraft={isDraft} missing={missing} />
      </form>
      <div className={styles.preview}>
        <ExamPreview
          exam={previewedExam(draft, base, today)}
          draft={isDraft}
          subjects={offeredSubjects(draft, academySubjects)}
          settings={settings}
          now={now}
        />
      </div>
      {form.effect && (
        <EffectDialog
          title={draft.title}
          registered={base?.registered ?? 0}
          effect={form.effect}
          busy={form.busy}
          onClose={form.closeEffect}
          onSave={form.agree}
        />
      )}
    </div>
  );
}
