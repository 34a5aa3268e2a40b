import { headingOf } from '../fields/field';
import { personColumns } from '../files/person-columns';
import { personFields as who } from '../identity/fields';
import { pointFields as f, standingFields as sums } from './fields';
import type { ListColumn } from '../files/list-column';
import { confirmationText, issuedStateText } from './issue/point-issue-texts';
import { pointFilterName } from './point-texts';
import type { IssuedPoint, PointStanding } from './manage-schemas';

type Facts = Pick<IssuedPoint, 'name' | 'seat' | 'grade' | 'school'>;
const student: readonly ListColumn<Facts>[] = [
  ...personColumns,
  { header: headingOf(who.school), kind: 'text', value: ({ school }) => school },
];

/** The history as a file. A penalty's score is negative, so that the column adds up. */
export const issuedPointColumns: readonly ListColumn<IssuedPoint>[] = [
  ...student,
  { header: headingOf(f.incidentDate), kind: 'day', value: ({ incidentDate }) => incidentDate },
  { header: headingOf(f.createdAt), kind: 'moment', value: ({ createdAt }) => createdAt },
  {
    header: headingOf(f.pointType),
    kind: 'text',
    value: ({ pointType }) => pointFilterName(pointType),
  },
  {
    header: headingOf(f.points),
    kind: 'number',
    value: ({ pointType, points }) => (pointType === 'REWARD' ? points : -points),
  },
  { header: headingOf(f.pointReason), kind: 'text', value: ({ reason }) => reason },
  { header: headingOf(f.memo), kind: 'text', value: ({ memo }) => memo },
  { header: headingOf(f.issuerName), kind: 'text', value: ({ issuerName }) => issuerName },
  {
    header: headingOf(f.voided),
    kind: 'text',
    value: ({ voided }) => issuedStateText(voided !== null),
  },
  {
    header: headingOf(f.confirmation),
    kind: 'text',
    value: ({ confirmation }) => confirmationText(confirmation),
  },
  {
    header: headingOf(f.confirmedAt),
    kind: 'moment',
    value: ({ confirmation }) => confirmation?.at ?? null,
  },
  { header: headingOf(f.voidReason), kind: 'text', value: ({ voided }) => voided?.reason ?? null },
  { header: headingOf(f.voidedAt), kind: 'moment', value: ({ voided }) => voided?.at ?? null },
];

/** 학생별 누적 as a file. */
export const pointStandingColumns: readonly ListColumn<PointStanding>[] = [
  ...student,
  { header: headingOf(sums.rewardTotal), kind: 'number', value: ({ rewardTotal }) => rewardTotal },
  {
    header: headingOf(sums.penaltyTotal),
    kind: 'number',
    value: ({ penaltyTotal }) => penaltyTotal,
  },
  { header: headingOf(sums.net), kind: 'number', value: ({ net }) => net },
  { header: headingOf(sums.counted), kind: 'number', value: ({ counted }) => counted },
  { header: headingOf(sums.step), kind: 'text', value: ({ step }) => step },
  {
    header: headingOf(sums.lastIncidentDate),
    kind: 'day',
    value: ({ lastIncidentDate }) => lastIncidentDate,
  },
];
