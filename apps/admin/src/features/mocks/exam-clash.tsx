import type { ExamDraft, ManagedExam } from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import type { Change } from '@academy/ui/change-list';
import { SaveClash } from '../../shared/save-clash';
import { accountText } from './exam-choices';
import { draftOf, tidyExam } from './exam-draft';
import { examFormTexts as texts } from './exam-form-texts';

const yesNo = (flag: boolean) => (flag ? texts.yes : texts.no);
const count = (value: number | null) => (value === null ? '' : String(value));

/** Each field in words. */
const WORDS: Record<keyof ExamDraft, (draft: ExamDraft) => string> = {
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
  targetGrades: ({ targetGrades }) => targetGrades?.join(', ') ?? texts.everybody,
  fee: ({ fee }) => formatWon(fee),
  depositDeadline: ({ depositDeadline }) => depositDeadline ?? '',
  account: ({ account }) => (account ? accountText(account) : ''),
  askSubjectOption: ({ askSubjectOption }) => yesNo(askSubjectOption),
  subjectOptions: ({ subjectOptions }) => subjectOptions?.join(', ') ?? texts.academySubjects,
  allowOnSiteExam: ({ allowOnSiteExam }) => yesNo(allowOnSiteExam),
  onSiteCapacity: ({ onSiteCapacity }) => count(onSiteCapacity),
  paperOnlyNotice: ({ paperOnlyNotice }) => paperOnlyNotice,
  draft: ({ draft }) => yesNo(!draft),
};

const isField = (field: string): field is keyof ExamDraft => field in WORDS;

/** What differs, field by field: theirs → ours. */
const differences = (theirs: ExamDraft, mine: ExamDraft): Change[] =>
  Object.keys(WORDS)
    .filter(isField)
    .map((field) => ({
      label: texts.fields[field],
      before: WORDS[field](theirs),
      after: WORDS[field](mine),
    }))
    .filter(({ before, after }) => before !== after);

interface Props {
  theirs: ManagedExam;
  mine: ExamDraft;
  onMine: () => void;
  onTheirs: () => void;
}

/** An exam that somebody else saved first. */
export const ExamClash = ({ theirs, mine, ...choice }: Props) => (
  <SaveClash
    title={texts.clash}
    changes={differences(draftOf(theirs), tidyExam(mine))}
    {...choice}
  />
);
