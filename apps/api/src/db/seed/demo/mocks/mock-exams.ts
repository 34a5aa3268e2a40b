import { won } from '@academy/domain/money';
import {
  usualGroups,
  type ExamRoom,
  type MockPaymentStatus,
  type OnSiteState,
} from '@academy/domain/mocks';
import {
  clockTime,
  instantAt,
  monthNumberOf,
  monthOf,
  shiftDay,
  type CalendarDay,
} from '@academy/domain/time';
import type { mockExams } from '../../../schema';

type NewExam = typeof mockExams.$inferInsert;

/** What the demo's own student did with an exam; null for nothing. */
export type OwnPart = {
  onSiteState: OnSiteState;
  paymentStatus: MockPaymentStatus;
  canceled?: true;
} | null;

export interface DemoExam {
  exam: NewExam;
  own: OwnPart;
  /** This many of a hundred students register, and so many of those want a seat. */
  share: number;
  onSiteShare: number;
}

/** The electives as a manager typed them: by commas and over two lines. */
export const demoSubjectOptions =
  '물리학Ⅰ, 화학Ⅰ, 생명과학Ⅰ, 지구과학Ⅰ\n생활과 윤리, 윤리와 사상, 한국지리, 사회·문화';

/** A room whose seats are given out. */
const room = (seatRows: number, seatColumns: number) => ({ seatRows, seatColumns });
/** The same of several rooms, the first of which is filled first. */
const rooms = (first: ExamRoom, ...others: ExamRoom[]) => ({
  ...room(first.rows, first.columns),
  seatRooms: [first, ...others],
});

const paid: OwnPart = { onSiteState: 'confirmed', paymentStatus: 'confirmed' };

/** Days are counted from today: when the exam is, when registering begins and ends. */
type Days = readonly [exam: number, opens: number, closes: number];
type Extras = Partial<NewExam> & { own?: OwnPart; share?: number; onSiteShare?: number };

const electives = { askSubjectOption: true };
/** As the national exam has them; the languages cost a little more. */
const groupsWithFees = usualGroups().map((group) =>
  group.name.startsWith('제2외국어') ? { ...group, fee: won(3_000) } : group,
);
const wholeDay = { admissionTime: clockTime('08:10'), examEndTime: clockTime('16:30') };
const monthly = (today: CalendarDay, examIn: number) =>
  `${monthNumberOf(monthOf(shiftDay(today, examIn)))}월 종합 모의고사`;

const examAround =
  (today: CalendarDay) =>
  (
    title: string,
    [examIn, opens, closes]: Days,
    fee: number,
    { own = null, share = 45, onSiteShare = 70, ...extras }: Extras = {},
  ): DemoExam => ({
    own,
    share,
    onSiteShare,
    exam: {
      title,
      examDate: shiftDay(today, examIn),
      registrationStartDate: shiftDay(today, opens),
      registrationEndDate: shiftDay(today, closes),
      fee: won(fee),
      examStartTime: clockTime('08:40'),
      place: '본관 3층 대강의실',
      createdAt: instantAt(shiftDay(today, opens - 7), 10),
      updatedAt: instantAt(shiftDay(today, opens - 7), 10),
      ...extras,
    },
  });

/** Exams that can be registered for now. */
function openExams(today: CalendarDay): DemoExam[] {
  const exam = examAround(today);
  return [
    exam(monthly(today, 24), [24, -10, 9], 35_000, {
      ...electives,
      ...wholeDay,
      changeDeadline: shiftDay(today, 14),
      onSiteCapacity: 40,
      own: { onSiteState: 'confirmed', paymentStatus: 'unpaid' },
      share: 55,
      notes: '수험표와 컴퓨터용 사인펜을 가지고 오세요.\n점심은 제공하지 않아요.',
    }),
    exam('파이널 실전 모의고사 3회', [16, -8, 5], 28_000, {
      ...electives,
      subjectGroups: groupsWithFees,
      ...wholeDay,
      onSiteCapacity: 12,
      paperOnlyNotice: '시험지와 해설지는 시험 다음 날 데스크에서 받아요.',
      own: { onSiteState: 'waiting', paymentStatus: 'unpaid' },
      share: 40,
      onSiteShare: 80,
    }),
    exam('국어 실전 모의고사 8회', [12, -6, 4], 15_000, {
      own: { onSiteState: 'none', paymentStatus: 'refund-due', canceled: true },
      notes: '해설지는 시험이 끝나면 나눠 드려요.',
    }),
    exam('수학 실전 모의고사 8회', [13, -6, 0], 15_000, {
      onSiteCapacity: 27,
      share: 42,
      onSiteShare: 100,
    }),
    exam('영어 듣기 모의고사 5회', [10, -5, 3], 0, {
      allowOnSiteExam: false,
      examStartTime: null,
      place: '',
      notes: '시험지와 음원 주소를 나눠 드려요.',
    }),
    exam('과학탐구 집중 모의고사 4회', [19, -4, 8], 18_000, {
      ...electives,
      subjectOptions: ['물리학Ⅰ', '화학Ⅰ', '생명과학Ⅰ', '지구과학Ⅰ'],
      onSiteCapacity: 30,
      own: { onSiteState: 'none', paymentStatus: 'confirmed' },
    }),
    exam('한국사 모의고사 2회', [20, -3, 11], 5_000, { onSiteCapacity: 30, share: 20 }),
    exam('인문 논술 모의고사', [27, -2, 13], 20_000, {
      capacity: 24,
      examStartTime: clockTime('14:00'),
      place: '별관 201호',
      onSiteCapacity: 15,
      share: 12,
      depositDeadline: shiftDay(today, 15),
      account: {
        bankName: '한누리은행',
        accountNumber: '000-77-0001234',
        accountHolder: '온새미로 논술',
      },
    }),
  ];
}

/** Exams whose registration is still to begin, and a draft. */
function upcomingExams(today: CalendarDay): DemoExam[] {
  const exam = examAround(today);
  return [
    exam('국어 실전 모의고사 9회', [26, 5, 18], 15_000),
    exam('수학 실전 모의고사 9회', [27, 5, 18], 15_000, { onSiteCapacity: 25 }),
    exam('과학탐구 집중 모의고사 5회', [33, 9, 22], 18_000, electives),
    exam('파이널 실전 모의고사 4회', [37, 12, 26], 28_000, {
      ...electives,
      onSiteCapacity: 12,
      targetClasses: ['고3 A반', '고3 B반', '고3 C반', '종합반'],
    }),
    exam('예비 고3 진단 평가', [45, 20, 34], 10_000, {
      onSiteCapacity: 60,
      targetGrades: ['고1', '고2'],
    }),
    exam(monthly(today, 54), [54, 24, 40], 35_000, {
      ...electives,
      ...wholeDay,
      onSiteCapacity: 40,
    }),
    exam('수능 대비 실전 모의고사', [58, 26, 44], 30_000, {
      ...electives,
      subjectGroups: usualGroups(),
      ...wholeDay,
      onSiteCapacity: 40,
      draft: true,
    }),
  ];
}

/** Exams that are closed for registration: called off, over, or closed early. */
function closedExams(today: CalendarDay): DemoExam[] {
  const exam = examAround(today);
  return [
    exam('사회탐구 집중 모의고사 2회', [8, -15, -4], 18_000, {
      ...electives,
      onSiteCapacity: 20,
      own: paid,
      share: 25,
      cancelledAt: instantAt(shiftDay(today, -2), 11),
      cancelReason: '시험지 공급이 늦어져 시험을 열지 못하게 되었습니다.',
    }),
    exam(monthly(today, -6), [-6, -40, -16], 35_000, {
      ...electives,
      ...wholeDay,
      ...rooms(
        { name: '본관 301호', rows: 4, columns: 4 },
        { name: '본관 302호', rows: 4, columns: 4 },
        { name: '별관 201호', rows: 2, columns: 5 },
      ),
      onSiteCapacity: 40,
      own: paid,
      share: 60,
    }),
    exam(monthly(today, -36), [-36, -70, -46], 35_000, {
      ...electives,
      onSiteCapacity: 40,
      own: paid,
      share: 60,
    }),
    exam(monthly(today, -66), [-66, -100, -76], 33_000, {
      ...electives,
      onSiteCapacity: 40,
      own: paid,
      share: 60,
    }),
    exam('국어 실전 모의고사 7회', [-2, -20, -9], 15_000, { own: paid }),
    exam('수학 실전 모의고사 7회', [-1, -20, -9], 15_000, { onSiteCapacity: 25, own: paid }),
    exam('국어 실전 모의고사 6회', [-16, -34, -23], 15_000, { own: paid }),
    exam('수학 실전 모의고사 6회', [-15, -34, -23], 15_000, {
      onSiteCapacity: 25,
      own: { onSiteState: 'none', paymentStatus: 'refunded', canceled: true },
    }),
    exam('과학탐구 집중 모의고사 3회', [-9, -28, -17], 18_000, {
      ...electives,
      own: { onSiteState: 'none', paymentStatus: 'confirmed' },
    }),
    exam('파이널 실전 모의고사 2회', [-12, -32, -19], 28_000, {
      ...electives,
      onSiteCapacity: 12,
      own: paid,
      share: 40,
    }),
    exam('한국사 모의고사 1회', [6, -12, 2], 5_000, {
      ...room(4, 5),
      onSiteCapacity: 20,
      closedAt: instantAt(shiftDay(today, -1), 23, 30),
      own: { onSiteState: 'confirmed', paymentStatus: 'unpaid' },
      share: 30,
    }),
  ];
}

/**
 * The exams in every state around `today`; more open and upcoming ones, and more own registrations,
 * than one page holds.
 */
export const demoExams = (today: CalendarDay): DemoExam[] => [
  ...openExams(today),
  ...upcomingExams(today),
  ...closedExams(today),
];
