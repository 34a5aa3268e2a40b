import { headingOf } from '@academy/domain/fields';
import { pointFields } from '@academy/domain/points';
import { bothPoints, pointWordOf, type PointFilter, type PointWords } from '@academy/domain/points';
import { dotted } from '@academy/domain/text';

/** Texts of the points page that say what the academy calls its points. */
export function wordedTexts(words: PointWords) {
  const { reward, penalty } = words;
  const { name, subject, object } = bothPoints(words);
  return {
    summary: `${name} 합계`,
    rewardTotal: `${reward} 합계`,
    penaltyTotal: `${penalty} 합계`,
    table: `${name} 목록`,
    loading: `${object} 불러오는 중이에요`,
    failed: `${object} 불러오는 중 오류가 발생했어요.`,
    empty: `표시할 ${subject} 없어요.`,
    emptyHint: (filter: PointFilter) =>
      filter === 'ALL'
        ? `${reward}·${penalty} 기록이 생기면 여기에 보여요.`
        : `${pointWordOf(words, filter)} 기록이 아직 없어요.`,
    toConfirm: (count: number) => `확인할 ${penalty} ${count}건`,
    objection: `${penalty} 이의 신청`,
    objectTo: (reason: string) => `${reason} ${penalty}에 이의 신청`,
    objectionTo: (reason: string, status: string) => `${reason} ${penalty} 이의 신청 ${status}`,
  };
}

/** Texts of the points page. */
export const pointsTexts = {
  net: '합산 점수',
  totalsLoading: '합계를 불러오는 중이에요',
  totalsFailed: '합계를 불러오지 못했어요.',
  filter: '구분',
  span: '기간',
  wholeSpan: '전체 기간',
  /** Of which days the numbers are. */
  sumsOf: (span: string) => `${span} 기준`,
  columns: {
    day: '날짜',
    type: headingOf(pointFields.pointType),
    score: headingOf(pointFields.points),
    reason: headingOf(pointFields.pointReason),
    issuer: headingOf(pointFields.issuerName),
  },
  dayOfYear: (year: number, day: string) => `${year}년 ${day}`,
  issuedBy: (name: string) => `부여자 ${name}`,
  issuedAt: (when: string) => `${when} 부여`,
  monthSum: (sum: string) => `합계 ${sum}`,
  showAll: '전체 보기',
  end: (count: number) => `마지막 기록이에요 · 모두 ${count}건`,
  loaded: (count: number) => `${count}건을 불러왔어요`,
} as const;

/** Texts of 학생 확인. */
export const confirmationTexts = {
  hint: '내용을 봤다는 확인이에요. 확인한 뒤에도 이의를 신청할 수 있어요.',
  confirm: '확인했어요',
  confirmOf: (reason: string) => `${reason} 확인했어요`,
  done: '확인했다고 전했어요.',
  failed: '확인을 전하지 못했어요.',
  offline: '인터넷에 연결되면 확인할 수 있어요.',
  waits: '확인 전',
  confirmedAt: (when: string) => `${when} 확인함`,
} as const;

/** Texts of objections to penalties. */
export const objectionTexts = {
  column: '이의 신청',
  object: '이의 신청',
  status: { OPEN: '접수됨', ACCEPTED: '받아들여짐', DECLINED: '벌점 유지' },
  text: '이의 내용',
  count: (length: number, limit: number) => `${length}/${limit}`,
  hint: '한 번만 신청할 수 있어요. 보낸 내용은 고칠 수 없어요.',
  submit: '이의 신청하기',
  missing: '이의 내용을 입력해 주세요.',
  offline: '인터넷에 연결되면 신청할 수 있어요. 적은 내용은 이 화면에 남아 있어요.',
  failed: '이의를 신청하지 못했어요.',
  received: '이의 신청을 접수했어요. 선생님이 확인하고 답변해요.',
  facts: {
    day: '날짜',
    status: '상태',
    text: '이의 내용',
    at: '신청',
    answer: '답변',
    answeredAt: '답변한 때',
  },
  waiting: '아직 답변이 없어요.',
  answeredBy: (moment: string, name: string) => dotted(moment, name),
  accepted: (count: number) => `받아들여진 이의 신청 ${count}건`,
  acceptedHint: '취소돼서 합계와 목록에서 빠졌어요.',
} as const;
