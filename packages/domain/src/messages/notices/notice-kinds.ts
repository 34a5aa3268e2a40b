/** What a notice may name, each with the example that a preview shows. */
export const noticeSamples = {
  이름: '홍길동',
  시각: '14:00',
  날짜: '11월 24일 (화)',
  학원: '하늘학원',
  금액: '66,000원',
  달: '2026년 11월',
  계좌: '국민은행 123456-78-901234 하늘학원',
  내용: '11월 24일 (화) 결석',
  결과: '승인',
  사유: '시험 기간입니다.',
  단계: '경고',
  점수: '10점',
  시험: '12월 모의고사',
  상태: '현장 응시 자리 확정',
  제목: '12월 휴원 안내',
  주소: 'https://example.com/guardian.html#1/abc',
} as const;
export type NoticeField = keyof typeof noticeSamples;
export const isNoticeField = (name: string): name is NoticeField => name in noticeSamples;

/**
 * What a guardian gets a notice of: came, left (before the time, `early`), went out, came back,
 * has not come; what is owed; what was decided of a request, which step of points is reached,
 * what became of an exam's registration; a notice, a monthly report. `missing` is found by the
 * clock, a manager sends `unpaid` and `report`, the others are written with the event itself.
 */
export const NOTICE_KINDS = [
  'arrived',
  'left',
  'early',
  'out',
  'back',
  'missing',
  'unpaid',
  'decided',
  'step',
  'exam',
  'notice',
  'report',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

interface KindFacts {
  name: string;
  /** What a new academy starts from; `{}` marks a field (`noticeText`). */
  text: string;
  /** What it may name. */
  fields: readonly NoticeField[];
  /** For how long it is news once it may go out. */
  hours: number;
}

const visit = { fields: ['이름', '시각', '날짜', '학원'], hours: 2 } as const;

/** All there is to know of a kind; the settings, the list and the log ask here. */
export const noticeKinds = {
  arrived: { name: '등원', text: '[{학원}] {이름} 학생이 {시각}에 등원했습니다.', ...visit },
  left: { name: '하원', text: '[{학원}] {이름} 학생이 {시각}에 하원했습니다.', ...visit },
  early: { name: '조퇴', text: '[{학원}] {이름} 학생이 {시각}에 조퇴했습니다.', ...visit },
  out: { name: '외출', text: '[{학원}] {이름} 학생이 {시각}에 외출했습니다.', ...visit },
  back: { name: '복귀', text: '[{학원}] {이름} 학생이 {시각}에 외출에서 돌아왔습니다.', ...visit },
  missing: {
    name: '미등원',
    text: '[{학원}] {이름} 학생이 {시각}까지 등원하지 않았습니다.',
    ...visit,
  },
  unpaid: {
    name: '미납',
    text: '[{학원}] {이름} 학생의 도시락비 {금액}이 미납입니다({달}). {계좌}',
    fields: ['이름', '금액', '달', '계좌', '날짜', '학원'],
    hours: 24,
  },
  decided: {
    name: '사유 결과',
    text: '[{학원}] {이름} 학생의 신청이 {결과}되었습니다: {내용} {사유}',
    fields: ['이름', '내용', '결과', '사유', '날짜', '학원'],
    hours: 24,
  },
  step: {
    name: '상벌점 단계',
    text: '[{학원}] {이름} 학생의 벌점이 {점수}이 되어 {단계} 단계입니다.',
    fields: ['이름', '단계', '점수', '날짜', '학원'],
    hours: 24,
  },
  exam: {
    name: '모의고사',
    text: '[{학원}] {이름} 학생 {시험}: {상태}',
    fields: ['이름', '시험', '상태', '날짜', '학원'],
    hours: 24,
  },
  // Of the academy, not of a child: a guardian of two reads it once.
  notice: {
    name: '공지',
    text: '[{학원}] 새 공지: {제목}',
    fields: ['제목', '날짜', '학원'],
    hours: 24,
  },
  report: {
    name: '월간 리포트',
    text: '[{학원}] {이름} 학생의 {달} 리포트입니다. {주소}',
    fields: ['이름', '달', '주소', '날짜', '학원'],
    hours: 24,
  },
} as const satisfies Record<NoticeKind, KindFacts>;

/** The fields that every notice has. */
type Everywhere = '이름' | '날짜' | '학원';

/** A kind, and what a notice of it names besides the student, the day and the academy. */
export type NoticeFacts = {
  [Kind in NoticeKind]: {
    kind: Kind;
    fields: Record<Exclude<(typeof noticeKinds)[Kind]['fields'][number], Everywhere>, string>;
  };
}[NoticeKind];
