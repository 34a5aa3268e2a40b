import type { ListColumn } from '../files/list-column';
import { columnTexts } from '../files/file-texts';
import { issuedStateText } from './issue/point-issue-texts';
import { pointFilterName } from './point-texts';
import type { IssuedPoint, PointStanding } from './manage-schemas';

type Facts = Pick<IssuedPoint, 'name' | 'seat' | 'grade' | 'school'>;
const student: readonly ListColumn<Facts>[] = [
  { header: columnTexts.seat, kind: 'text', value: ({ seat }) => seat },
  { header: columnTexts.name, kind: 'text', value: ({ name }) => name },
  { header: columnTexts.grade, kind: 'text', value: ({ grade }) => grade },
  { header: columnTexts.school, kind: 'text', value: ({ school }) => school },
];

/** The history as a file. A penalty's score is negative, so that the column adds up. */
export const issuedPointColumns: readonly ListColumn<IssuedPoint>[] = [
  ...student,
  { header: columnTexts.incidentDate, kind: 'day', value: ({ incidentDate }) => incidentDate },
  { header: columnTexts.issuedAt, kind: 'moment', value: ({ createdAt }) => createdAt },
  {
    header: columnTexts.category,
    kind: 'text',
    value: ({ pointType }) => pointFilterName(pointType),
  },
  {
    header: columnTexts.points,
    kind: 'number',
    value: ({ pointType, points }) => (pointType === 'REWARD' ? points : -points),
  },
  { header: columnTexts.reason, kind: 'text', value: ({ reason }) => reason },
  { header: columnTexts.memo, kind: 'text', value: ({ memo }) => memo },
  { header: columnTexts.issuer, kind: 'text', value: ({ issuerName }) => issuerName },
  {
    header: columnTexts.state,
    kind: 'text',
    value: ({ voided }) => issuedStateText(voided !== null),
  },
  { header: columnTexts.voidReason, kind: 'text', value: ({ voided }) => voided?.reason ?? null },
  { header: columnTexts.voidedAt, kind: 'moment', value: ({ voided }) => voided?.at ?? null },
];

/** 학생별 누적 as a file. */
export const pointStandingColumns: readonly ListColumn<PointStanding>[] = [
  ...student,
  { header: columnTexts.reward, kind: 'number', value: ({ rewardTotal }) => rewardTotal },
  { header: columnTexts.penalty, kind: 'number', value: ({ penaltyTotal }) => penaltyTotal },
  { header: columnTexts.net, kind: 'number', value: ({ net }) => net },
  { header: columnTexts.counted, kind: 'number', value: ({ counted }) => counted },
  { header: columnTexts.step, kind: 'text', value: ({ step }) => step },
  {
    header: columnTexts.lastIncident,
    kind: 'day',
    value: ({ lastIncidentDate }) => lastIncidentDate,
  },
];
