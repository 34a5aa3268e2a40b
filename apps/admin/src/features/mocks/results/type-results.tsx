import columnStyles from '@academy/ui/styles/column.module.css';
import { errorText } from '@academy/api-client';
import type { StudentChoice } from '@academy/domain/identity';
import {
  measureName,
  measureRangeText,
  readMeasure,
  RESULT_MEASURES,
  subjectsAsked,
  type ExamResults,
  type ManagedRegistration,
  type ResultEntry,
  type ResultMeasure,
  type ResultsOfStudent,
} from '@academy/domain/mocks';
import { oneLine } from '@academy/domain/text';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { PrintIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { TextField } from '@academy/ui/text-field';
import { closeText, saveText } from '@academy/ui/words';
import { useState, type FormEvent } from 'react';
import { StudentPicker } from '../../../shared/forms/student-picker';
import { cardTexts, resultTexts, typingTexts as texts } from './results-texts';
import styles from './type-results.module.css';
import { useSaveResults } from './use-results-work';

const FORM_ID = 'type-results';
const OTHER = '';

/** What is typed, by subject and measure; what is not there is as it was. */
type Typed = Readonly<Record<string, string>>;
const cellOf = (subject: string, measure: ResultMeasure) => `${measure} ${subject}`;

const wrongOf = (measure: ResultMeasure, text: string | undefined) =>
  text === undefined || 'value' in readMeasure(measure, text)
    ? undefined
    : measureRangeText(measure);

/** What of the fields was changed, as entries; the last subject has the name that was typed. */
function entriesOf(
  studentId: ResultEntry['studentId'],
  subjects: readonly string[],
  { typed, other }: { typed: Typed; other: string },
): ResultEntry[] {
  return [...subjects, OTHER].flatMap((subject) => {
    const values = RESULT_MEASURES.flatMap((measure) => {
      const text = typed[cellOf(subject, measure)];
      const read = text === undefined ? undefined : readMeasure(measure, text);
      return read && 'value' in read ? [[measure, read.value] as const] : [];
    });
    const name = subject === OTHER ? other : subject;
    return values.length === 0 || name === ''
      ? []
      : [{ studentId, subject: name, ...Object.fromEntries(values) }];
  });
}

/** The results of a student in fields, and what is wrong with them. */
function useTyping({ exam, subjects: offered, registrations, row, onClose }: Props) {
  const [student, setStudent] = useState<StudentChoice | null>(null);
  const [typed, setTyped] = useState<Typed>({});
  const [other, setOther] = useState('');
  const [asked, setAsked] = useState(false);
  const saving = useSaveResults(exam.id, { onDone: onClose });
  const who = row?.studentId ?? student?.id;
  const own = exam.content.find(({ studentId }) => studentId === who)?.results ?? [];
  const registered = registrations.find(
    ({ studentId, canceledAt }) => studentId === who && canceledAt === null,
  );
  const subjects = subjectsAsked({
    known: exam.subjects,
    offered,
    chosen: registered?.selectedSubjects ?? [],
    own: own.map(({ subject }) => subject),
  });
  const cells = [...subjects, OTHER].flatMap((subject) =>
    RESULT_MEASURES.map((measure) => ({ subject, measure })),
  );
  const isWrong = cells.some(({ subject, measure }) =>
    Boolean(wrongOf(measure, typed[cellOf(subject, measure)])),
  );
  const needsName =
    oneLine(other) === '' &&
    RESULT_MEASURES.some((measure) => (typed[cellOf(OTHER, measure)] ?? '') !== '');
  const nothing =
    asked &&
    who !== undefined &&
    !isWrong &&
    !needsName &&
    entriesOf(who, subjects, { typed, other: oneLine(other) }).length === 0;
  return {
    student,
    setStudent,
    other,
    setOther,
    subjects,
    saving,
    studentError: asked && who === undefined ? texts.pickStudent : undefined,
    otherError: asked && needsName ? texts.subjectFirst : undefined,
    nothing,
    field: (subject: string, measure: ResultMeasure) => ({
      value:
        typed[cellOf(subject, measure)] ??
        String(own.find((one) => one.subject === subject)?.[measure] ?? ''),
      error: asked ? wrongOf(measure, typed[cellOf(subject, measure)]) : undefined,
      onValueChange: (text: string) =>
        setTyped((all) => ({ ...all, [cellOf(subject, measure)]: text })),
    }),
    submit(event: FormEvent) {
      event.preventDefault();
      setAsked(true);
      if (who === undefined || isWrong || needsName || nothing) return;
      saving.run(entriesOf(who, subjects, { typed, other: oneLine(other) }));
    },
  };
}

interface Props {
  exam: ExamResults;
  /** What the exam offers. */
  subjects: readonly string[];
  /** What of it each chose. */
  registrations: readonly ManagedRegistration[];
  /** Whose they are; without it a student is picked. */
  row: ResultsOfStudent | undefined;
  /** The student's 성적표 on paper; nothing where none is picked yet. */
  onPrint?: { run: () => void; whyNot: string | undefined } | undefined;
  onClose: () => void;
}

/** 성적 입력: the results of one student by hand, subject by subject. */
export function TypeResults(props: Props) {
  const { row, onPrint, onClose } = props;
  const form = useTyping(props);
  const { saving } = form;
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      closeOnBack={false}
      title={row ? texts.of(row.name) : texts.title}
      footer={
        <>
          {onPrint && row && row.results.length > 0 && (
            <Button
              disabledReason={onPrint.whyNot}
              onClick={() => {
                onClose();
                onPrint.run();
              }}
            >
              <PrintIcon /> {cardTexts.printOne}
            </Button>
          )}
          <Button onClick={onClose}>{closeText}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" loading={saving.isPending}>
            {saveText}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className={columnStyles.gap12} noValidate onSubmit={form.submit}>
        {!row && (
          <StudentPicker
            student={form.student}
            onPick={form.setStudent}
            error={form.studentError}
          />
        )}
        <p className={styles.help}>{texts.help}</p>
        {[...form.subjects, OTHER].map((subject) => (
          <fieldset key={subject} className={styles.subject}>
            <legend>{subject === OTHER ? texts.otherSubject : subject}</legend>
            {subject === OTHER && (
              <TextField
                className={styles.name}
                label={texts.subject}
                hint={texts.otherHint}
                maxLength={40}
                value={form.other}
                error={form.otherError}
                onValueChange={form.setOther}
              />
            )}
            {RESULT_MEASURES.map((measure) => (
              <TextField
                key={measure}
                label={measureName(measure)}
                inputMode="decimal"
                maxLength={8}
                {...form.field(subject, measure)}
              />
            ))}
          </fieldset>
        ))}
        <InlineError>
          {form.nothing
            ? texts.nothing
            : saving.error && errorText(saving.error, resultTexts.failed)}
        </InlineError>
      </form>
    </Dialog>
  );
}
