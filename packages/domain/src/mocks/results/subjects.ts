import { withoutBlanks } from '../../text/blanks';

/** What most exams ask, in the order of their answer sheets. */
export const COMMON_SUBJECTS: readonly string[] = [
  '국어',
  '수학',
  '영어',
  '한국사',
  '탐구 1',
  '탐구 2',
  '제2외국어',
];

/** How sheets shorten them. */
const SHORT: Readonly<Record<string, string>> = {
  국: '국어',
  수: '수학',
  영: '영어',
  한: '한국사',
  한국: '한국사',
  탐1: '탐구 1',
  탐2: '탐구 2',
  제1탐구: '탐구 1',
  제2탐구: '탐구 2',
  탐구영역1: '탐구 1',
  탐구영역2: '탐구 2',
  제2외: '제2외국어',
  제2외국어한문: '제2외국어',
};

/** What two ways to write a subject have alike: `탐구①`, `탐구 1` and `탐구1 영역`. */
export const subjectKey = (name: string): string =>
  withoutBlanks(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/영역$/, '');

/**
 * The subject that a title means, by its known name; undefined where it is none of them. What is
 * in brackets may say more than its name does: 국어(화작).
 */
export function knownSubject(title: string, known: readonly string[]): string | undefined {
  const all = [...known, ...COMMON_SUBJECTS];
  const named = (text: string) => {
    const key = subjectKey(text);
    return all.find((one) => subjectKey(one) === key) ?? SHORT[key];
  };
  return named(title) ?? named(title.replace(/\([^)]*\)|\[[^\]]*\]/g, ''));
}

/** Subjects in their order: as answer sheets list them, then as the exam does, then by name. */
export function inSubjectOrder(
  subjects: Iterable<string>,
  ofExam: readonly string[] = [],
): string[] {
  const order = [...COMMON_SUBJECTS, ...ofExam];
  const place = (subject: string) => {
    const at = order.indexOf(subject);
    return at < 0 ? order.length : at;
  };
  return [...new Set(subjects)].toSorted(
    (one, other) => place(one) - place(other) || one.localeCompare(other, 'ko'),
  );
}

interface AskedOf {
  /** Subjects of the exam that have results; none until the first. */
  known: readonly string[];
  /** What the exam lets students choose. */
  offered: readonly string[];
  /** What the student chose; nothing where that is not known. */
  chosen: readonly string[];
  /** What the student has results of. */
  own: readonly string[];
}

/** How many of the common subjects every exam asks. */
const COMPULSORY = 4;

/**
 * Subjects whose results are typed for a student: what all take, what the student chose and what
 * has results. What only others chose is left out, unless it is unknown what the student chose.
 */
export function subjectsAsked({ known, offered, chosen, own }: AskedOf): string[] {
  const all = known.length > 0 ? known : COMMON_SUBJECTS.slice(0, COMPULSORY);
  const taken = chosen.length === 0 ? all : all.filter((subject) => !offered.includes(subject));
  return inSubjectOrder([...taken, ...chosen, ...own], offered);
}
