import { depositStateName } from '../deposits/deposit-texts';
import type { ExamState } from './manage/manage-schemas';
import { fill } from '../text/fill';
import { feeTexts } from './mock-texts';
import type { ExamAttendance } from './registration/exam-attendance';
import type { ExamReminder } from './reminders';
import type { MockExam, MockPaymentStatus, OnSiteState, SubjectGroup } from './schemas';
import { formatDay } from '../time';

/** What the form of an exam says about a field. */
export const examFieldTexts = {
  title: '시험명을 입력하세요.',
  tooLong: '{limit}자 이하로 입력하세요.',
  endBeforeStart: '접수 마감은 접수 시작보다 빠를 수 없습니다.',
  depositBeforeStart: '입금 마감은 접수 시작보다 빠를 수 없습니다.',
  startBeforeAdmission: '시작 시각은 입실 시각보다 빠를 수 없습니다.',
  endTimeBeforeStart: '종료 시각은 시작 시각보다 뒤여야 합니다.',
  changeBeforeStart: '수정·취소 마감은 접수 시작보다 빠를 수 없습니다.',
  changeAfterExam: '수정·취소 마감은 시험일보다 늦을 수 없습니다.',
  hasRegistrations: '신청이 있는 시험은 임시저장으로 바꿀 수 없습니다.',
  belowTaken: '이미 자리를 받은 학생보다 적은 정원입니다.',
  belowRegistered: '이미 신청한 학생보다 적은 정원입니다.',
  reason: '사유를 입력하세요.',
  fee: '0원에서 {most}원 사이의 금액을 입력하세요.',
  capacity: '0명에서 {most}명 사이로 입력하세요. 비우면 제한이 없습니다.',
  subjects: '선택과목을 하나 이상 입력하세요.',
  examBeforeEnd: '시험일이 접수 마감보다 빠릅니다.',
  examInPast: '시험일이 지난 날짜입니다.',
  closedDay: '시험일이 도시락 휴무일입니다.',
  sameTitle: '같은 날 같은 이름의 시험이 있습니다.',
} as const;

/**
 * Why an exam or a registration can't be changed by a manager. Each is a code of the API as well.
 */
export const examRefusalTexts = {
  'exam-has-registrations': '신청이 있는 시험은 삭제할 수 없습니다. 시험 취소를 이용하세요.',
  'exam-has-results': '성적이 있는 시험은 삭제할 수 없습니다. 시험 취소를 이용하세요.',
  'exam-cancelled': '취소한 시험입니다.',
  'exam-done': '끝난 시험입니다.',
  'extension-in-past': '마감 일시는 지금보다 뒤여야 합니다.',
  'capacity-below-taken': examFieldTexts.belowTaken,
  'capacity-below-registered': examFieldTexts.belowRegistered,
  'exam-capacity-reached': '신청 정원이 모두 찼습니다. 정원을 늘린 뒤 추가하세요.',
  'payment-confirmed': '이미 입금을 확인했습니다.',
  'payment-not-confirmed': '입금을 확인하지 않은 신청입니다.',
  'payment-free': '무료 시험입니다.',
  'refund-not-due': '환불할 금액이 없습니다.',
  'exam-without-subjects': '등록된 선택과목이 없습니다. 시험이나 설정에서 먼저 등록하세요.',
  'exam-subject-required': '선택과목을 선택하세요.',
  'exam-one-subject': '선택과목은 하나만 선택할 수 있습니다.',
  'exam-subject-not-offered': '이 시험에서 받지 않는 과목입니다.',
  'exam-subjects-too-few': '과목을 더 선택하세요.',
  'exam-subjects-too-many': '선택할 수 있는 것보다 과목이 많습니다.',
  'exam-draft': '임시저장한 시험입니다. 먼저 공개하세요.',
  'student-already-registered': '이미 신청한 학생입니다.',
  'registration-cancelled': '취소한 신청입니다.',
  'seats-taken': '남은 현장 자리가 없습니다. 대기 또는 시험지만으로 신청하세요.',
  'not-on-site': '현장 응시를 받지 않는 시험입니다.',
  'attended-by-result': '성적이 있는 학생은 결시로 바꿀 수 없습니다.',
  'exam-day-ahead': '시험일부터 응시 여부를 적을 수 있습니다.',
  'seat-twice': '같은 자리에 두 학생이 있습니다. 다시 배치하세요.',
  'seats-too-few': '자리보다 응시 인원이 많습니다.',
} as const;

/** What the groups of subjects say, and the usual ones. */
export const groupCheckTexts = {
  none: '과목군을 하나 이상 추가하세요.',
  many: '과목군은 {most}개까지 추가할 수 있습니다.',
  name: '과목군 이름을 입력하세요.',
  nameTwice: "'{name}' 과목군이 두 번 있습니다.",
  subjects: '{name}: 과목을 하나 이상 입력하세요.',
  subjectTwice: "{name}: '{subject}' 과목이 두 번 있습니다.",
  max: '{name}: 최대는 1개에서 {most}개 사이로 입력하세요.',
  min: '{name}: 최소는 0개에서 {most}개 사이로 입력하세요.',
  fee: '{name}: 추가 응시료는 0원에서 {most}원 사이로 입력하세요.',
  usual: [
    { name: '국어', subjects: ['화법과 작문', '언어와 매체'], min: 1, max: 1 },
    { name: '수학', subjects: ['확률과 통계', '미적분', '기하'], min: 1, max: 1 },
    { name: '한국사', subjects: ['한국사'], min: 1, max: 1 },
    {
      name: '탐구',
      subjects: [
        '생활과 윤리',
        '윤리와 사상',
        '한국지리',
        '세계지리',
        '동아시아사',
        '세계사',
        '경제',
        '정치와 법',
        '사회·문화',
        '물리학Ⅰ',
        '화학Ⅰ',
        '생명과학Ⅰ',
        '지구과학Ⅰ',
        '물리학Ⅱ',
        '화학Ⅱ',
        '생명과학Ⅱ',
        '지구과학Ⅱ',
      ],
      min: 0,
      max: 2,
    },
    {
      name: '제2외국어/한문',
      subjects: [
        '독일어Ⅰ',
        '프랑스어Ⅰ',
        '스페인어Ⅰ',
        '중국어Ⅰ',
        '일본어Ⅰ',
        '러시아어Ⅰ',
        '아랍어Ⅰ',
        '베트남어Ⅰ',
        '한문Ⅰ',
      ],
      min: 0,
      max: 1,
    },
  ],
} as const;

/** What the rooms of an exam say. */
export const roomTexts = {
  unnamed: '시험실이 여럿이면 이름을 모두 입력하세요.',
  twice: "'{name}' 시험실이 두 번 있습니다. 이름을 다르게 입력하세요.",
} as const;

/** What a seat is called where an exam has several rooms. */
export const seatText = (room: string | null, seat: number): string =>
  room === null ? String(seat) : `${room} ${seat}번`;

/** What the seats of an exam are called among what can be taken back. */
export const seatPlanName = (title: string): string => `${title} 좌석`;

/** Why taking back leaves an exam or a registration as it is. */
const RETURNS = {
  registered: '신청한 학생이 있어 그대로 두었습니다.',
  'has-results': '성적이 있어 그대로 두었습니다.',
  'seats-given': '그 뒤에 자리를 받은 학생이 있어 그대로 두었습니다.',
  'exam-cancelled': '취소한 시험이라 그대로 두었습니다.',
  'registered-again': '학생이 다시 신청해 그대로 두었습니다.',
  'seat-gone': '자리가 다른 학생에게 넘어가 그대로 두었습니다.',
  'no-room': '신청 정원이 차서 그대로 두었습니다.',
} as const;
export type ExamReturnRefusal = keyof typeof RETURNS;
export const examReturnText = (reason: ExamReturnRefusal): string => RETURNS[reason];

export type ExamRefusal = keyof typeof examRefusalTexts;
export const examRefusalText = (reason: ExamRefusal): string => examRefusalTexts[reason];

/** The same of a decision: a choice of subjects names the group that it does not fit. */
export function examDecisionText({
  reason,
  group,
}: {
  reason: ExamRefusal;
  group?: SubjectGroup;
}): string {
  if (group && reason === 'exam-subjects-too-few')
    return fill('{name} 과목을 {n}개 {more}선택하세요.', {
      name: group.name,
      n: group.min,
      more: group.min === group.max ? '' : '이상 ',
    });
  if (group && reason === 'exam-subjects-too-many')
    return fill('{name} 과목은 {n}개까지만 선택할 수 있습니다.', {
      name: group.name,
      n: group.max,
    });
  return examRefusalTexts[reason];
}

const STATES: Readonly<Record<ExamState, string>> = {
  UPCOMING: '예정',
  OPEN: '접수 중',
  CLOSED: '접수 마감',
  DONE: '시험 완료',
  CANCELLED: '취소',
  DRAFT: '임시저장',
};
export const examStateName = (state: ExamState): string => STATES[state];

const PLACES: Readonly<Record<OnSiteState, string>> = {
  confirmed: '현장 응시',
  waiting: '현장 대기',
  none: '시험지만',
};
export const onSiteName = (state: OnSiteState): string => PLACES[state];

const ATTENDANCES: Readonly<Record<ExamAttendance, string>> = { present: '응시', absent: '결시' };
export const examAttendanceName = (attendance: ExamAttendance): string => ATTENDANCES[attendance];

const TOLD: Readonly<Record<OnSiteState | 'moved-up' | 'results-out', string>> = {
  none: '신청 완료',
  confirmed: '신청 완료 (현장 응시)',
  waiting: '신청 완료 (현장 응시 대기)',
  'moved-up': '현장 응시 자리 확정',
  'results-out': '성적 공개',
};
/**
 * What a guardian is notified of: that a registration was made or got a seat, that results are out.
 */
export const examNoticeFields = (exam: string, state: keyof typeof TOLD) => ({
  시험: exam,
  상태: TOLD[state],
});

/** The same before registering ends, to whom it can matter, and before the day. */
export const examReminderFields = (
  {
    title,
    registrationEndDate,
    examDate,
  }: Pick<MockExam, 'title' | 'registrationEndDate' | 'examDate'>,
  reminder: ExamReminder,
) => ({
  시험: title,
  상태:
    reminder === 'closing'
      ? fill('신청 마감 {day} (아직 신청하지 않음)', { day: formatDay(registrationEndDate) })
      : fill('시험일 {day}', { day: formatDay(examDate) }),
});

export const mockPaymentName = (status: MockPaymentStatus): string =>
  status === 'free' ? feeTexts.free : depositStateName(status);
