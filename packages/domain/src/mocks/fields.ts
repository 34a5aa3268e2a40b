import { wordsFor, type Field, type Fields } from '../fields/field';
import { examAttendanceName, mockPaymentName, onSiteName } from './exam-texts';
import type { ExamDraft } from './manage/manage-schemas';

/** What a manager writes of an exam, in the order in which the log lists it. */
export const examFields = {
  title: { label: '시험명', said: '제목', kind: 'line', limit: 60 },
  pictures: { label: '사진', kind: 'picture', unit: '장' },
  draft: { label: '공개', said: '임시저장', kind: 'switch' },
  subjectOptions: { label: '과목 목록', said: '선택과목', kind: 'list', limit: 60 },
  subjectGroups: { label: '과목군', kind: 'list' },
  examDate: { label: '시험일', kind: 'day' },
  admissionTime: { label: '입실', said: '입실 시각', kind: 'time' },
  examStartTime: { label: '시작', said: '시험 시작', kind: 'time' },
  examEndTime: { label: '종료', said: '시험 종료', kind: 'time' },
  notes: { label: '안내문', kind: 'text', limit: 2_000 },
  registrationStartDate: { label: '접수 시작일', heading: '접수 시작', kind: 'day' },
  registrationEndDate: { label: '접수 마감일', heading: '접수 마감', kind: 'day' },
  changeDeadline: { label: '수정·취소 마감일', said: '수정·취소 마감', kind: 'day' },
  targetGrades: { label: '대상 학년', kind: 'list', limit: 20 },
  targetClasses: { label: '대상 반', kind: 'list', limit: 60 },
  targetStudents: { label: '대상 학생', kind: 'count', unit: '명' },
  capacity: { label: '전체 정원', kind: 'count', unit: '명' },
  fee: { label: '응시료', kind: 'money' },
  depositDeadline: { label: '입금 마감일', said: '입금 마감', kind: 'day' },
  account: { label: '입금 계좌', kind: 'list' },
  askSubjectOption: { label: '선택과목 받기', kind: 'switch' },
  allowOnSiteExam: { label: '현장 응시 허용', kind: 'switch' },
  onSiteCapacity: { label: '현장 정원', kind: 'count', unit: '명' },
  paperOnlyNotice: {
    label: '현장 미선택 안내문',
    said: '현장 미선택 안내',
    kind: 'text',
    limit: 200,
  },
  place: { label: '장소', kind: 'line', limit: 100 },
} as const satisfies Record<keyof ExamDraft, Field>;

/** What becomes of an exam, and its account's parts. */
export const examStateFields = {
  closedEarly: { label: '조기 마감', kind: 'switch' },
  cancelReason: { label: '취소 사유', kind: 'line' },
  bankName: { label: '은행', kind: 'line' },
  accountNumber: { label: '계좌번호', kind: 'line' },
  accountHolder: { label: '예금주', kind: 'line' },
  seatRows: { label: '줄', kind: 'count', unit: '줄' },
  seatColumns: { label: '칸', kind: 'count', unit: '칸' },
  seatRooms: { label: '시험실', kind: 'list' },
  seated: { label: '배치', kind: 'count', unit: '명' },
  state: { label: '상태', kind: 'choice' },
  registered: { label: '신청', kind: 'count', unit: '명' },
  onSiteTaken: { label: '현장', kind: 'count', unit: '명' },
  waitingCount: { label: '현장 대기', kind: 'count', unit: '명' },
  paperOnly: { label: '시험지만', kind: 'count', unit: '명' },
  paid: { label: '입금 확인', kind: 'count', unit: '명' },
  unpaid: { label: '미입금', kind: 'count', unit: '명' },
  refundDue: { label: '환불 대기', kind: 'count', unit: '명' },
} as const satisfies Fields;

/** Where an exam of a head office went. */
export const handedExamFields = {
  branches: { label: '지점', said: '보낸 지점', kind: 'list' },
} as const satisfies Fields;

/** A registration for an exam, in the order in which the log lists it. */
export const registrationFields = {
  memo: { label: '메모', kind: 'line', limit: 300, of: 'student' },
  depositorName: { label: '입금자명', kind: 'line', limit: 40, of: 'student' },
  extendedUntil: { label: '개인 마감', kind: 'moment' },
  depositDay: { label: '입금일', kind: 'day' },
  onSiteState: {
    label: '응시 방식',
    kind: 'choice',
    words: wordsFor(onSiteName, 'confirmed', 'waiting', 'none'),
  },
  canceled: { label: '취소', kind: 'switch' },
  paymentStatus: {
    label: '입금 상태',
    heading: '입금',
    kind: 'choice',
    words: wordsFor(mockPaymentName, 'free', 'unpaid', 'confirmed', 'refund-due', 'refunded'),
  },
  fee: { label: '응시료', kind: 'money' },
  paidAmount: { label: '입금액', kind: 'money' },
  refundedAmount: { label: '환불액', kind: 'money' },
  due: { label: '남은 금액', kind: 'money' },
  selectedSubjects: { label: '선택과목', kind: 'list' },
  note: { label: '사유', kind: 'line' },
  registeredAt: { label: '신청일시', kind: 'moment' },
  updatedAt: { label: '수정일시', kind: 'moment' },
  canceledAt: { label: '취소일시', kind: 'moment' },
  registeredByName: { label: '등록자', kind: 'line', of: 'manager' },
  seatRoom: { label: '시험실', kind: 'line' },
  seatNumber: { label: '시험 좌석', kind: 'count', unit: '번' },
  attendance: {
    label: '응시 여부',
    kind: 'choice',
    words: wordsFor(examAttendanceName, 'present', 'absent'),
  },
  onSiteExam: { label: '현장 응시', kind: 'switch' },
  waitForSeat: { label: '현장 대기', kind: 'switch' },
  mockExamId: { label: '모의고사', kind: 'id' },
  registrationId: { label: '신청', kind: 'id' },
} as const satisfies Fields;

/** What a student reached in an exam, and how the log says it. */
export const resultFields = {
  subject: { label: '과목', kind: 'line', limit: 40 },
  rawScore: { label: '원점수', kind: 'count', unit: '점' },
  standardScore: { label: '표준점수', kind: 'count', unit: '점' },
  percentile: { label: '백분위', kind: 'count' },
  band: { label: '등급', kind: 'count', unit: '등급' },
  results: { label: '성적', kind: 'list' },
  exam: { label: '모의고사', kind: 'line' },
  students: { label: '학생', kind: 'count', unit: '명' },
  published: { label: '성적 공개', kind: 'switch' },
} as const satisfies Fields;

/** What of the papers is ordered. */
export const paperFields = {
  subject: { label: '과목', kind: 'line' },
  total: { label: '합계', kind: 'count' },
} as const satisfies Fields;
