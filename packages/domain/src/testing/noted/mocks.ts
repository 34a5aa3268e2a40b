import { anExamForm } from '..';
import type { Noted } from './noted';
const exam = anExamForm();
const registered = {
  selectedSubjects: ['물리학Ⅰ'],
  onSiteState: 'waiting',
  canceled: false,
  paymentStatus: 'unpaid',
  memo: '',
  extendedUntil: null,
  depositorName: '',
  depositDay: null,
};
const mock = {
  examId: '7',
  selectedSubjects: ['물리학Ⅰ'],
  onSiteState: 'waiting',
  canceled: false,
  paymentStatus: 'unpaid',
};
const penalty = {
  pointType: 'PENALTY',
  points: 5,
  pointReason: '무단지각',
  incidentDate: '2026-11-20',
  memo: '',
};
const own = { actorKind: 'student' } as const;

export const ofMocksAndPoints = {
  'register-mock': [{ ...own, after: mock }, '모의고사를 신청했습니다.'],
  'modify-mock': [
    { ...own, before: mock, after: { ...mock, onSiteState: 'none', selectedSubjects: [] } },
    '모의고사 신청을 수정했습니다: 응시 방식 현장 대기 → 시험지만, 선택과목 물리학Ⅰ → (없음)',
  ],
  'cancel-mock': [
    { ...own, before: mock, after: { ...mock, canceled: true, paymentStatus: 'refund-due' } },
    '모의고사 신청을 취소했습니다 · 환불 대기',
  ],
  'pass-on-seat': [
    { actorKind: 'system', after: { onSiteState: 'confirmed' } },
    '빈 현장 자리를 대기 순서대로 배정했습니다.',
  ],
  'create-exam': [
    { subject: '12월 모의고사', after: exam },
    "모의고사 '12월 모의고사'를 등록했습니다.",
  ],
  'edit-exam': [
    {
      subject: '12월 모의고사',
      before: exam,
      after: {
        ...exam,
        fee: 35_000,
        onSiteCapacity: null,
        changeDeadline: '2026-12-10',
        targetGrades: ['고3'],
        account: { bankName: '하늘은행', accountNumber: '1', accountHolder: '학원' },
      },
    },
    "모의고사 '12월 모의고사'를 수정했습니다: 수정·취소 마감 12월 10일 (목), 대상 학년 고3, 응시료 30,000원 → 35,000원 외 2건",
  ],
  'delete-exam': [
    { subject: '12월 모의고사', before: exam },
    "모의고사 '12월 모의고사'를 삭제했습니다.",
  ],
  'close-exam': [
    { subject: '12월 모의고사', before: { closedEarly: false }, after: { closedEarly: true } },
    "모의고사 '12월 모의고사'의 접수를 마감했습니다.",
  ],
  'extend-exam': [
    {
      subject: '12월 모의고사',
      before: exam,
      after: { ...exam, registrationEndDate: '2026-12-03' },
    },
    "모의고사 '12월 모의고사'의 접수 기간을 연장했습니다: 접수 마감 11월 30일 (월) → 12월 3일 (목)",
  ],
  'cancel-exam': [
    {
      subject: '12월 모의고사',
      before: { cancelReason: null },
      after: { cancelReason: '시험지 미도착' },
    },
    "모의고사 '12월 모의고사'를 취소했습니다 · 사유: 시험지 미도착",
  ],
  'change-mock-results': [
    {
      subject: '김하늘',
      before: { results: ['국어 원점수 80'] },
      after: { results: ['국어 원점수 88', '수학 등급 2'] },
    },
    '김하늘 학생의 모의고사 성적을 바꿨습니다: 성적 국어 원점수 80 → 국어 원점수 88, 수학 등급 2',
  ],
  'publish-mock-results': [
    { subject: '11월 모의고사', after: { students: 42 } },
    "모의고사 '11월 모의고사'의 성적을 공개했습니다 · 성적 42명",
  ],
  'set-mock-target': [
    {
      ...own,
      after: { subject: '국어' },
    },
    '모의고사 목표를 정했습니다.',
  ],
  'hide-mock-results': [
    { subject: '11월 모의고사', before: { students: 42 } },
    "모의고사 '11월 모의고사'의 성적을 비공개로 바꿨습니다.",
  ],
  'register-mock-for': [
    { subject: '김하늘', after: { ...registered, note: '보호자 전화' } },
    '김하늘 학생의 모의고사를 대신 신청했습니다 · 사유: 보호자 전화',
  ],
  'change-registrations': [
    {
      subject: '김하늘',
      before: registered,
      after: {
        ...registered,
        selectedSubjects: ['화학Ⅰ'],
        extendedUntil: '2026-12-01T05:00:00.000Z',
      },
    },
    '김하늘 학생의 모의고사 신청을 바꿨습니다: 개인 마감 12월 1일 (화) 14:00, 선택과목 물리학Ⅰ → 화학Ⅰ',
  ],
  'cancel-registrations': [
    {
      subject: '김하늘',
      before: registered,
      after: { ...registered, onSiteState: 'none', canceled: true, note: '이사' },
    },
    '김하늘 학생의 모의고사 신청을 취소했습니다 · 사유: 이사',
  ],
  'change-mock-payments': [
    {
      subject: '김하늘',
      before: registered,
      after: { ...registered, paymentStatus: 'confirmed', depositDay: '2026-11-20' },
    },
    '김하늘 학생의 모의고사 입금 상태를 바꿨습니다: 입금일 11월 20일 (금), 입금 미입금 → 입금 확인',
  ],
  'undo-mocks': [
    { subject: '12월 모의고사', after: { restored: 3, kept: 0 } },
    '모의고사 변경을 되돌렸습니다 (12월 모의고사) · 3건',
  ],
  'save-seat-plan': [
    {
      subject: '12월 모의고사',
      before: { seatRows: null, seatColumns: null, seated: 0 },
      after: { seatRows: 5, seatColumns: 6, seatRooms: ['1시험실', '2시험실'], seated: 28 },
    },
    "모의고사 '12월 모의고사'의 좌석을 배치했습니다 · 배치 28명",
  ],
  'hand-exam': [
    { subject: '12월 모의고사', after: { branches: ['강남점', '분당점'] } },
    "모의고사 '12월 모의고사'를 지점에 보냈습니다 · 강남점, 분당점",
  ],
  'receive-exam': [
    { actorKind: 'system', subject: '12월 모의고사' },
    "본사가 모의고사 '12월 모의고사'를 임시저장으로 보냈습니다.",
  ],
  'issue-points': [
    { subject: '김하늘', after: penalty },
    '김하늘 학생에게 상벌점을 부여했습니다 · 벌점 5점 · 무단지각',
  ],
  'edit-point': [
    {
      subject: '김하늘',
      before: { pointReason: '무단지각', memo: '' },
      after: { pointReason: '무단지각 – 2교시', memo: '보호자 통화' },
    },
    '김하늘 학생의 상벌점 사유를 수정했습니다: 메모 보호자 통화, 사유 무단지각 → 무단지각 – 2교시',
  ],
  'void-point': [
    { subject: '김하늘', before: penalty, after: { ...penalty, voidReason: '다른 학생' } },
    '김하늘 학생의 상벌점을 취소했습니다 · 벌점 5점 · 무단지각 · 사유: 다른 학생',
  ],
  'undo-points': [
    { subject: '벌점 5점 × 2명', after: { restored: 2, kept: 0 } },
    '상벌점 변경을 되돌렸습니다 (벌점 5점 × 2명) · 2건',
  ],
  'save-point-presets': [
    {
      before: { presets: ['벌점 무단지각 3점'] },
      after: { presets: ['벌점 무단지각 5점', '상점 모범 3점'] },
    },
    '상벌점 항목을 바꿨습니다 · 벌점 무단지각 3점 → 벌점 무단지각 5점, 상점 모범 3점',
  ],
  'hand-presets': [
    { after: { branches: ['강남점', '분당점'] } },
    '상벌점 항목을 지점에 맞췄습니다 · 강남점, 분당점',
  ],
  'receive-presets': [
    {
      actorKind: 'system',
      before: { presets: ['벌점 지각 1점'] },
      after: { presets: ['벌점 지각 2점'] },
    },
    '본사가 상벌점 항목을 맞췄습니다 · 벌점 지각 1점 → 벌점 지각 2점',
  ],
  'hand-settings': [
    { after: { settings: ['도시락 마감', '도시락 단가'], branches: ['강남점', '분당점'] } },
    '설정을 지점에 맞췄습니다 · 도시락 마감, 도시락 단가 · 강남점, 분당점',
  ],
  'save-point-settings': [
    {
      before: { steps: ['주의 5점'], measure: 'penalty', period: 'all', since: null },
      after: {
        steps: ['주의 5점', '경고 10점'],
        measure: 'net',
        period: 'since',
        since: '2026-09-01',
      },
    },
    '상벌점 기준을 바꿨습니다: 단계 주의 5점 → 주의 5점, 경고 10점, 단계 점수 벌점 합계 → 벌점 − 상점, 집계 기간 전체 기간 → 날짜 지정 외 1건',
  ],
  'remind-of-points': [
    { subject: '김하늘', after: { studentId: '1', count: 2 } },
    '김하늘 학생에게 벌점을 확인해 달라고 다시 알렸습니다 · 2건',
  ],
  'confirm-point': [
    {
      ...own,
      after: {
        pointType: 'PENALTY',
        points: 5,
        pointReason: '무단지각',
        incidentDate: '2026-11-20',
      },
    },
    '벌점을 확인했습니다 · 벌점 5점 · 무단지각',
  ],
  'object-to-point': [
    { ...own, after: { objection: 'OPEN', text: '그날은 병원에 있었어요.' } },
    '벌점에 이의를 신청했습니다 · 그날은 병원에 있었어요.',
  ],
  'answer-objection': [
    {
      subject: '김하늘',
      before: { objection: 'OPEN', answer: null },
      after: { objection: 'ACCEPTED', answer: '확인했습니다.' },
    },
    '김하늘 학생의 이의 신청에 답했습니다 · 받아들임 · 확인했습니다.',
  ],
} satisfies Noted;
