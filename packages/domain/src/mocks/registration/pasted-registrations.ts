import type { StudentChoice } from '../../identity/schemas';
import {
  readList,
  resolvePasted,
  type ListedStudent,
  type PastedPicks,
  type ResolvedStudent,
} from '../../pasting';
import { fill } from '../../text/fill';
import { examDecisionText, examRefusalText } from '../exam-texts';
import { decidePayment } from '../manage/manage-decisions';
import type { ManagedExam, ManagedRegistration } from '../manage/manage-schemas';
import { subjectKey } from '../results/subjects';
import { isCanceled } from './fee-account';
import { decideOnBehalf } from './decide-on-behalf';

/** What a pasted list of an exam does: 신청, 입금 확인, 신청 취소. */
export const PASTED_WORK = ['register', 'confirm', 'cancel'] as const;
export type PastedWork = (typeof PASTED_WORK)[number];

const texts = {
  nobody: '학생을 찾지 못했습니다.',
  unknown: "{cell}: '{text}' 과목이 없습니다.",
  several: "{cell}: '{text}'{은/는} {subjects} 가운데 어느 과목인지 알 수 없습니다.",
  notRegistered: '신청하지 않았습니다.',
  twice: '{row}행에 이미 있습니다.',
} as const;

const SUBJECT_TITLES = ['과목', '과목명', '선택과목', '선택', '신청과목', '응시과목', '영역'];

/** Titles over subjects: the usual ones, and each group with a number behind it or not. */
const titlesOf = (exam: Pick<ManagedExam, 'subjectGroups'>) => [
  ...SUBJECT_TITLES.flatMap((title) => [title, `${title}1`, `${title}2`]),
  ...(exam.subjectGroups ?? []).flatMap(({ name, max }) => [
    name,
    ...Array.from({ length: max }, (_, at) => `${name}${at + 1}`),
  ]),
];

/** 지구과학Ⅰ and 지구1 alike: its letters, a Roman number as a digit. */
const lettersOf = (subject: string) =>
  subjectKey(subject).replace(/iii$/, '3').replace(/ii$/, '2').replace(/i$/, '1');

/** 생윤 of 생활과윤리: the first letter, and the others behind it in their order. */
function isShortFor(short: string, long: string): boolean {
  if (short.length < 2 || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** The subject that a word means, or all that it may mean. */
function subjectsFor(word: string, offered: readonly string[]): string[] {
  const letters = lettersOf(word);
  const same = offered.filter((one) => lettersOf(one) === letters);
  return same.length > 0 ? same : offered.filter((one) => isShortFor(letters, lettersOf(one)));
}

type Row = ListedStudent<'subject'>;

/** The subjects that a row's cells name, or the first that is not clear. */
function subjectsIn(
  { cells }: Pick<Row, 'cells'>,
  offered: readonly string[],
): { subjects: string[] } | { problem: string } {
  const words = cells.flatMap(({ text, cell }) =>
    (offered.some((one) => lettersOf(one) === lettersOf(text)) ? [text] : text.split(/[,·/+;、\n]/))
      .map((word) => word.trim())
      .filter((word) => word !== '' && !/^[-–—xX×]$/.test(word))
      .map((word) => ({ word, cell, found: subjectsFor(word, offered) })),
  );
  for (const { word, cell, found } of words)
    if (found.length !== 1)
      return {
        problem:
          found.length === 0
            ? fill(texts.unknown, { cell, text: word })
            : fill(texts.several, { cell, text: word, subjects: found.join(', ') }),
      };
  return { subjects: [...new Set(words.flatMap(({ found }) => found))] };
}

interface Options {
  exam: Pick<
    ManagedExam,
    | 'askSubjectOption'
    | 'subjectGroups'
    | 'allowOnSiteExam'
    | 'onSiteCapacity'
    | 'onSiteTaken'
    | 'waitingCount'
  >;
  students: readonly StudentChoice[];
  registrations: readonly ManagedRegistration[];
  /** What the exam offers. */
  offered: readonly string[];
  work: PastedWork;
  /** The subjects that a row takes in each group of which it names none. */
  usual: readonly string[];
  picks: PastedPicks;
}

export interface PlannedRegistration extends Row, ResolvedStudent {
  problem: string | null;
  /** What a new registration takes. */
  subjects: string[];
  /** The registration that is to change. */
  registration: ManagedRegistration | null;
  /** Whether anything happens: who is registered already is not registered again. */
  changes: boolean;
}

/** The subjects of a row, with the usual ones of each group that it does not speak of. */
function withUsual(
  { subjectGroups }: Pick<Options['exam'], 'subjectGroups'>,
  subjects: readonly string[],
  usual: readonly string[],
): string[] {
  if (subjectGroups === null) return [...(subjects.length > 0 ? subjects : usual)];
  const spoken = subjectGroups.filter((group) =>
    group.subjects.some((subject) => subjects.includes(subject)),
  );
  return [
    ...subjects,
    ...usual.filter((subject) => !spoken.some((group) => group.subjects.includes(subject))),
  ];
}

/** What is wrong with a row, and what it would do. */
function planOf(
  row: Row,
  standing: ManagedRegistration | undefined,
  { exam, offered, work, usual }: Options,
): Pick<PlannedRegistration, 'problem' | 'subjects' | 'changes'> {
  const nothing = { subjects: [], changes: false };
  if (work !== 'register') {
    if (!standing) return { ...nothing, problem: texts.notRegistered };
    const decision = work === 'confirm' ? decidePayment(standing, 'confirm') : null;
    if (decision === null || decision.allowed) return { ...nothing, problem: null, changes: true };
    // Paid already: nothing is wrong, and nothing happens.
    return decision.reason === 'payment-confirmed'
      ? { ...nothing, problem: null }
      : { ...nothing, problem: examRefusalText(decision.reason) };
  }
  if (standing) return { ...nothing, problem: null };
  const read = subjectsIn(row, offered);
  if ('problem' in read) return { ...nothing, problem: read.problem };
  const decision = decideOnBehalf({
    exam,
    offered,
    wanted: {
      selectedSubjects: withUsual(exam, read.subjects, usual),
      onSiteExam: false,
    },
    present: { selectedSubjects: [], onSiteState: 'none' },
  });
  return decision.allowed
    ? { problem: null, subjects: decision.selectedSubjects, changes: true }
    : { ...nothing, problem: examDecisionText(decision) };
}

/** Reads a pasted list of an exam's students and decides what it would do, row by row. */
export function planPastedRegistrations(text: string, options: Options): PlannedRegistration[] {
  const { exam, students, registrations, picks, work } = options;
  const standing = new Map(
    registrations.filter((one) => !isCanceled(one)).map((one) => [one.studentId, one]),
  );
  const seen = new Map<string, number>();
  const columns = { subject: work === 'register' ? titlesOf(exam) : [] };
  return readList(text, { students, columns }).map((row, at) => {
    const resolved = resolvePasted(row.student, picks[at]);
    const { studentId, skipped } = resolved;
    const registration = (studentId && standing.get(studentId)) ?? null;
    if (studentId === null)
      return {
        ...row,
        ...resolved,
        problem: row.student.found === 'nobody' && !skipped ? texts.nobody : null,
        subjects: [],
        registration,
        changes: false,
      };
    const above = seen.get(studentId);
    if (above === undefined) seen.set(studentId, row.row);
    return {
      ...row,
      ...resolved,
      registration,
      ...(above === undefined
        ? planOf(row, registration ?? undefined, options)
        : { problem: fill(texts.twice, { row: above }), subjects: [], changes: false }),
    };
  });
}
