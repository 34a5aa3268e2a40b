import type { PointConfirmation } from '../confirmation-schemas';

/** Why points can't be given, voided or objected to. Each is a code of the API as well. */
export const pointIssueRefusalTexts = {
  'incident-in-future': '발생일은 오늘까지만 선택할 수 있습니다.',
  'preset-gone': '사용하지 않는 항목입니다. 항목을 다시 선택하세요.',
  'point-voided': '이미 취소한 상벌점입니다.',
  'objection-to-reward': '이의를 신청할 수 없는 점수예요.',
  'objection-exists': '이미 이의를 신청했어요.',
  'objection-answered': '이미 답변한 이의 신청입니다.',
  'confirmation-not-asked': '확인을 요청받지 않은 점수예요.',
  'nobody-to-remind': '확인 전인 학생이 없습니다.',
} as const;

export type PointIssueRefusal = keyof typeof pointIssueRefusalTexts;

/** What is wrong with what was typed, at its field. */
export const pointFieldTexts = {
  'void-reason-missing': '취소 사유를 입력하세요.',
  'objection-text-missing': '이의 내용을 입력해 주세요.',
  'objection-answer-missing': '답변을 입력하세요.',
  'preset-same-name': '같은 이름의 항목이 있습니다.',
  'step-same-name': '같은 이름의 단계가 있습니다.',
  'step-not-rising': '앞 단계보다 높은 점수를 입력하세요.',
  'term-same-name': '같은 이름의 학기가 있습니다.',
  'term-reversed': '학기의 마지막 날이 첫날보다 빠릅니다.',
  'terms-overlap': '다른 학기와 날짜가 겹칩니다.',
} as const;

export type PointFieldFault = keyof typeof pointFieldTexts;

/** The states of an objection, as both sides read them. */
const OBJECTIONS = { OPEN: '확인 중', ACCEPTED: '받아들임', DECLINED: '유지' } as const;
export const objectionStatusName = (status: keyof typeof OBJECTIONS): string => OBJECTIONS[status];

/** Whether a point counts or is voided, in the history and its file. */
export const issuedStateText = (voided: boolean): string => (voided ? '취소' : '부여');

/** Whether a student has confirmed a penalty, on every page and in its file; empty: not asked. */
export const confirmationText = (confirmation: PointConfirmation): string =>
  confirmation === null ? '' : confirmation.at === null ? '확인 전' : '확인함';

/** What the steps count, as the settings call it. */
const MEASURES = { penalty: '벌점 합계', net: '벌점 − 상점' } as const;
export const pointMeasureName = (measure: keyof typeof MEASURES): string => MEASURES[measure];

const PERIODS = {
  all: '전체 기간',
  month: '이번 달',
  quarter: '이번 분기',
  since: '날짜 지정',
} as const;
export const pointPeriodName = (period: keyof typeof PERIODS): string => PERIODS[period];

/** `벌점 (이번 분기)`: of which period a sum is. */
export const ofPointPeriod = (text: string, period: keyof typeof PERIODS): string =>
  `${text} (${PERIODS[period]})`;

/** Why undoing voided a point; it reads like a manager's reason in the history. */
export const pointUndoneText = '부여를 되돌림';

/** `벌점 2점 × 5명 부여`: the button says what it will do. */
export const issueButtonText = (typeName: string, points: number, students: number): string =>
  `${typeName} ${points}점 × ${students}명 부여`;

/** What a change of a point that was given is called among what can be taken back. */
export const pointChangeText = ({
  pointType,
  points,
}: {
  pointType: 'REWARD' | 'PENALTY';
  points: number;
}): string => `${pointType === 'REWARD' ? '상점' : '벌점'} ${points}점 변경`;
