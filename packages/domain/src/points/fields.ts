import { wordsFor, type Fields } from '../fields/field';
import { objectionStatusName, pointMeasureName, pointPeriodName } from './issue/point-issue-texts';
import { pointFilterName } from './point-texts';

/** A point that was given, in the order in which the log lists it. */
export const pointFields = {
  memo: { label: '메모', kind: 'text', of: 'student' },
  pointType: {
    label: '구분',
    kind: 'choice',
    words: wordsFor(pointFilterName, 'REWARD', 'PENALTY'),
  },
  points: { label: '점수', kind: 'count', unit: '점' },
  incidentDate: { label: '발생일', kind: 'day' },
  pointReason: { label: '사유', kind: 'line' },
  voidReason: { label: '취소 사유', kind: 'line' },
  createdAt: { label: '부여일시', kind: 'moment' },
  issuerName: { label: '부여자', kind: 'line', of: 'manager' },
  voidedAt: { label: '취소일시', kind: 'moment' },
  voided: { label: '상태', kind: 'choice' },
  asksConfirmation: { label: '학생 확인 요청', kind: 'switch' },
  confirmation: { label: '학생 확인', kind: 'choice' },
  confirmedAt: { label: '학생 확인일시', kind: 'moment' },
} as const satisfies Fields;

/** What a student's points come to. */
export const standingFields = {
  rewardTotal: { label: '상점', kind: 'count' },
  penaltyTotal: { label: '벌점', kind: 'count' },
  net: { label: '순점수', kind: 'count' },
  counted: { label: '단계 점수', kind: 'count' },
  step: { label: '단계', kind: 'line' },
  lastIncidentDate: { label: '최근 발생일', kind: 'day' },
} as const satisfies Fields;

/** What a student says against a penalty, and what becomes of it. */
export const objectionFields = {
  objection: {
    label: '이의 신청',
    kind: 'choice',
    words: wordsFor(objectionStatusName, 'OPEN', 'ACCEPTED', 'DECLINED'),
  },
  answer: { label: '답변', kind: 'text' },
  text: { label: '내용', kind: 'text', of: 'student' },
} as const satisfies Fields;

/** The settings of points, as the log keeps them. */
export const pointSettingsFields = {
  presets: { label: '상벌점 항목', kind: 'list' },
  branches: { label: '지점', said: '맞춘 지점', kind: 'list' },
  steps: { label: '단계', kind: 'list' },
  measure: {
    label: '단계 점수',
    kind: 'choice',
    words: wordsFor(pointMeasureName, 'penalty', 'net'),
  },
  period: {
    label: '집계 기간',
    kind: 'choice',
    words: wordsFor(pointPeriodName, 'all', 'month', 'quarter', 'since'),
  },
  since: { label: '집계 시작일', kind: 'day' },
  terms: { label: '학기', kind: 'list' },
  pointWords: { label: '학생 화면 명칭', kind: 'line' },
} as const satisfies Fields;
