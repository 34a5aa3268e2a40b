import type { ExamDraft, ManagedExam } from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { Button } from '@academy/ui/button';
import { ChangeList, type Change } from '@academy/ui/change-list';
import { WarningIcon } from '@academy/ui/icon';
import { useEffect, useId, useRef } from 'react';
import { changeTexts } from '../../shared/kit-texts';
import { accountText } from './exam-choices';
import { draftOf, tidyExam } from './exam-draft';
import styles from './exam-form.module.css';
import { examFormTexts as texts } from './exam-form-texts';

const yesNo = (flag: boolean) => (flag ? texts.yes : texts.no);
const count = (value: number | null) => (value === null ? '' : String(value));

/** Each field in words. */
const WORDS: Record<keyof ExamDraft, (draft: ExamDraft) => string> = {
  title: ({ title }) => title, examDate: ({ examDate }) => examDate, admissionTime: ({ admissionTime }) => admissionTime ?? '', examStartTime: ({ examStartTime }) => examStartTime ?? '', examEndTime: ({ examEndTime }) => examEndTime ?? '',
  place: ({ place }) => place, notes: ({ notes }) => notes, registrationStartDate: ({ registrationStartDate }) => registrationStartDate, registrationEndDate: ({ registrationEndDate }) => registrationEndDate,
  changeDeadline: ({ changeDeadline }) => changeDeadline ?? '', targetGrades: ({ targetGrades }) => targetGrades?.join(', ') ?? texts.everybody, fee: ({ fee }) => formatWon(fee), depositDeadline: ({ depositDeadline }) => depositDeadline ?? '',
  account: ({ account }) => (account ? accountText(account) : ''), askSubjectOption: ({ askSubjectOption }) => yesNo(askSubjectOption), subjectOptions: ({ subjectOptions }) => subjectOptions?.join(', ') ?? texts.academySubjects,
  allowOnSiteExam: ({ allowOnSiteExam }) => yesNo(allowOnSiteExam), onSiteCapacity: ({ onSiteCapacity }) => count(onSiteCapacity), paperOnlyNotice: ({ paperOnlyNotice }) => paperOnlyNotice, draft: ({ draft }) => yesNo(!draft),
};

const isField = (field: string): field is keyof ExamDraft => field in WORDS;

/** What differs, field by field: theirs → ours. */
const differences = (theirs: ExamDraft, mine: ExamDraft): Change[] =>
  Object.keys(WORDS).filter(isField).map((field) => ({ label: texts.fields[field], before: WORDS[field](theirs), after: WORDS[field](mine) })).filter(({ before, after }) => before !== after);

interface Props {
  theirs: ManagedExam;
  mine: ExamDraft;
  onMine: () => void;
  onTheirs: () => void;
}

/** Somebody else saved first: both values of everything that differs, and the choice. Takes the focus, because the button that led here stands elsewhere. */
export function ExamClash({ theirs, mine, onMine, onTheirs }: Props) {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section ref={ref} className={styles.clash} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}><WarningIcon size="1em" /> {texts.clash}</h2>
      <ChangeList changes={differences(draftOf(theirs), tidyExam(mine))} texts={{ ...changeTexts, before: texts.clashSaved, after: texts.clashMine }} />
      <div className={styles.choices}>
        <Button onClick={onTheirs}>{texts.takeTheirs}</Button>
        <Button variant="primary" onClick={onMine}>{texts.takeMine}</Button>
      </div>
    </section>
  );
}
