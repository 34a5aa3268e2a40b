import { listedPhone, maskPhone, type ListColumn } from '../../files';
import { formatCashReceiptNumber } from '../../money';
import { depositStateName } from '../../deposits/deposit-texts';
import { columnTexts as c } from '../../files/file-texts';
import { ofPointPeriod } from '../../points/issue/point-issue-texts';
import { studentStatusName } from '../students-texts';
import type { PointPeriod } from '../../points/step-schemas';
import type { StudentRow } from '../schemas';

/**
 * The grid as a file. Phone numbers are masked unless `contacts`. The columns that an import reads
 * come first and under the names that it knows: a file that was exported with its numbers can be
 * corrected and brought back.
 */
export const studentColumns = ({
  contacts,
  pointPeriod,
}: {
  contacts: boolean;
  pointPeriod: PointPeriod;
}): ListColumn<StudentRow>[] => [
  { header: c.seat, kind: 'text', value: ({ seat }) => seat },
  { header: c.name, kind: 'text', value: ({ name }) => name },
  { header: c.grade, kind: 'text', value: ({ grade }) => grade },
  { header: c.school, kind: 'text', value: ({ school }) => school },
  { header: c.className, kind: 'text', value: ({ className }) => className },
  {
    header: c.phone,
    kind: 'text',
    value: ({ phone, phoneTail }) =>
      phone === null ? `***-****-${phoneTail}` : listedPhone(phone, contacts),
  },
  { header: c.parentName, kind: 'text', value: ({ parentName }) => parentName },
  {
    header: c.parentPhone,
    kind: 'text',
    value: ({ parentPhone }) => listedPhone(parentPhone, contacts),
  },
  { header: c.parentRelation, kind: 'text', value: ({ parentRelation }) => parentRelation },
  { header: c.startDate, kind: 'day', value: ({ startDate }) => startDate },
  { header: c.status, kind: 'text', value: ({ status }) => studentStatusName(status) },
  { header: c.allergy, kind: 'text', value: ({ allergy }) => allergy },
  { header: c.memo, kind: 'text', value: ({ memo }) => memo },
  {
    header: c.depositorNames,
    kind: 'text',
    value: ({ depositorNames }) => depositorNames.join(', '),
  },
  {
    header: c.cashReceiptNumber,
    kind: 'text',
    value: ({ cashReceiptNumber }) =>
      contacts ? formatCashReceiptNumber(cashReceiptNumber) : maskPhone(cashReceiptNumber),
  },
  { header: c.lunch, kind: 'number', value: ({ lunchCount }) => lunchCount },
  { header: c.dinner, kind: 'number', value: ({ dinnerCount }) => dinnerCount },
  { header: c.deposit, kind: 'text', value: ({ depositState }) => depositStateName(depositState) },
  {
    header: ofPointPeriod(c.reward, pointPeriod),
    kind: 'number',
    value: ({ rewardTotal }) => rewardTotal,
  },
  {
    header: ofPointPeriod(c.penalty, pointPeriod),
    kind: 'number',
    value: ({ penaltyTotal }) => penaltyTotal,
  },
  { header: c.lastLogin, kind: 'moment', value: ({ lastLoginAt }) => lastLoginAt },
];
