import type { TestServer } from '../../support/server';

/** What an exam of 80 is lived through with: who takes it, and what all of it should come to. */
export const TITLE = '12월 실전 모의고사';
export const BEFORE = '10월 실전 모의고사';
export const DAY = '2026-12-05';
export const CAPACITY = 80;
export const SEATS = 66;
/** As many ask for a seat; the last of them wait. */
const WANT_SEATS = 72;

const FEE = 30_000;
export const INQUIRY_FEE = 5_000;
export const LANGUAGE_FEE = 3_000;

/** As many of each group as the journey chooses from; the form offers more. */
const KOREAN = ['화법과 작문', '언어와 매체'];
const MATHS = ['확률과 통계', '미적분', '기하'];
const INQUIRY = ['생활과 윤리', '사회·문화', '물리학Ⅰ', '화학Ⅰ', '생명과학Ⅰ', '지구과학Ⅰ'];
export const LANGUAGE = '일본어Ⅰ';

const at = (all: readonly string[], index: number) => all[index % all.length] ?? '';

/** What the student at a place chooses: 탐구 none, one or two, a language every fourth. */
export const choiceOf = (index: number, language = index % 4 === 0): string[] => [
  at(KOREAN, index),
  at(MATHS, index),
  '한국사',
  ...Array.from({ length: index % 3 }, (_, n) => at(INQUIRY, index + n)),
  ...(language ? [LANGUAGE] : []),
];

export const feeOf = (subjects: readonly string[]): number =>
  FEE +
  (subjects.some((one) => INQUIRY.includes(one)) ? INQUIRY_FEE : 0) +
  (subjects.includes(LANGUAGE) ? LANGUAGE_FEE : 0);

export interface Applicant {
  name: string;
  phone: string;
  school: string;
  subjects: string[];
  place: 'seat' | 'line' | 'paper';
  /** What came in, less what went back. */
  kept: number;
  cancelled: boolean;
}

const SYLLABLES = [...'가나다라마바사아자차카타'];
const placeOf = (index: number): Applicant['place'] =>
  index < SEATS ? 'seat' : index < WANT_SEATS ? 'line' : 'paper';
/** The first two are the small academy's own; all are in 고3. */
const FIRST = [
  { name: '김하늘', phone: '01012345678', school: '하늘고' },
  { name: '이바다', phone: '01023456789', school: '하늘고' },
];

export const applicants = (): Applicant[] =>
  Array.from({ length: CAPACITY }, (_, index) => ({
    name: `${at(['정', '한', '윤', '서'], index)}${at(SYLLABLES, index)}${at(SYLLABLES, Math.floor(index / 12) + 3)}`,
    phone: `0105${1_000_000 + index}`,
    school: at(['하늘고', '별고', '한빛고', '가람고', '누리고'], index),
    ...FIRST[index],
    subjects: choiceOf(index),
    place: placeOf(index),
    kept: 0,
    cancelled: false,
  }));

/** Who comes when all places are gone. */
export const LATE = { name: '남은별', phone: '01059999999', grade: '고3', seat: 'D-99' };
const GUARDIAN = { name: '정보호', phone: '01088881111' };

export const addApplicants = (server: TestServer, all: readonly Applicant[]) =>
  server.addStudents([
    ...all.slice(FIRST.length).map(({ name, phone, school }, index) => ({
      name,
      phone,
      school,
      grade: '고3',
      seat: `C-${String(index + 1).padStart(3, '0')}`,
      ...(index === 0 && { guardians: [GUARDIAN] }),
    })),
    LATE,
  ]);

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
export const won = (amount: number) => `${amount.toLocaleString('en-US')}원`;

/** What the screens should say, of what was done until now. */
export function reckon(all: readonly Applicant[]) {
  const standing = all.filter(({ cancelled }) => !cancelled);
  const owed = (one: Applicant) => (one.cancelled ? 0 : feeOf(one.subjects));
  const back = all.filter((one) => one.kept > owed(one));
  const count = (place: Applicant['place']) => standing.filter((one) => one.place === place).length;
  const unpaid = standing.filter((one) => one.kept < owed(one));
  return {
    standing,
    unpaid,
    back,
    fees: sum(standing.map(owed)),
    kept: sum(all.map(({ kept }) => kept)),
    open: sum(unpaid.map((one) => owed(one) - one.kept)),
    over: sum(back.map((one) => one.kept - owed(one))),
    /** As the head of the exam's page says it. */
    facts: {
      신청: `${standing.length} / ${CAPACITY}`,
      '현장 / 정원': `${count('seat')} / ${SEATS}${count('line') > 0 ? ` · 대기 ${count('line')}` : ''}`,
      시험지만: String(count('paper')),
      '입금 / 미입금': `${standing.filter((one) => one.kept === owed(one)).length} / ${unpaid.length}`,
    },
    /** How many papers of each subject. */
    papers: countBy(standing.flatMap(({ subjects }) => subjects)),
  };
}

/** All that is owed is there, and what is too much has gone back. */
export function settle(all: readonly Applicant[]) {
  for (const one of all) one.kept = one.cancelled ? 0 : feeOf(one.subjects);
}

/** Who sat here makes room for the first in line. */
export function cancel(all: readonly Applicant[], one: Applicant) {
  one.cancelled = true;
  const next = all.find(({ place, cancelled }) => place === 'line' && !cancelled);
  if (one.place === 'seat' && next) next.place = 'seat';
}

/** What each payer's bank writes, copied with its titles. */
export function bankListOf(all: readonly Applicant[]): string {
  let balance = 2_000_000;
  return [
    ['거래일시', '적요', '보낸분/받는분', '출금액', '입금액', '잔액'],
    ...all.map(({ name, subjects }, index) => {
      balance += feeOf(subjects);
      const time = `09:${String(index % 60).padStart(2, '0')}`;
      return [`2026.11.20 ${time}`, '이체', name, 0, feeOf(subjects), balance];
    }),
  ]
    .map((row) => row.join('\t'))
    .join('\n');
}

export interface Reached {
  score: number;
  band: number;
  percentile: number;
}

/** What the one at a place reached: each in another way. */
export const reachedAt = (index: number, subject: 0 | 1): Reached => ({
  score: 40 + ((index * 7 + subject * 11) % 61),
  band: 1 + ((index + subject * 2) % 9),
  percentile: 20 + ((index * 3 + subject * 5) % 80),
});

/** The results of the day as a sheet has them; who was away has a word instead. */
export const resultSheetOf = (there: readonly Applicant[], away: readonly Applicant[]) =>
  [
    [
      '이름',
      ...['국어', '수학'].flatMap((of) => ['점수', '등급', '백분위'].map((m) => `${of} ${m}`)),
    ],
    ...there.map(({ name }, index) => [
      name,
      ...([0, 1] as const).flatMap((subject) => {
        const { score, band, percentile } = reachedAt(index, subject);
        return [score, band, percentile];
      }),
    ]),
    ...away.map(({ name }) => [name, ...Array.from({ length: 6 }, () => '결시')]),
  ]
    .map((row) => row.join('\t'))
    .join('\n');

/** Number, mean and middle of some figures, with one digit behind the point. */
export function spreadOf(figures: readonly number[]) {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = [sorted[Math.ceil(half) - 1] ?? 0, sorted[Math.floor(half)] ?? 0];
  const tenth = (figure: number) => String(Math.round(figure * 10) / 10);
  return {
    count: sorted.length,
    mean: tenth(sum(figures) / figures.length),
    median: tenth(sum(middle) / 2),
    highest: sorted.at(-1) ?? 0,
    lowest: sorted[0] ?? 0,
  };
}
