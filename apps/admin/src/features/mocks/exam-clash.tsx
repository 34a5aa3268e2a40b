import type { ExamDraft, ManagedExam } from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { messages } from '../../shared/messages';
import { SaveClash, type Clashing } from '../../shared/forms/save-clash';
import { accountText } from './exam-choices';
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

/** An exam that somebody else saved first. */
export const ExamClash = ({ form, clash }: Clashing<ManagedExam | null, ExamDraft>) => (
  <SaveClash
    key={form.base?.version}
    title={messages.saveClash.title}
    form={form}
    clash={clash}
    labels={texts.fields}
    valueText={(draft, field) => WORDS[field](draft)}
  />
);
