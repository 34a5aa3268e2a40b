import { listedPhone, maskPhone, type ListColumn } from '../../files';
import { formatCashReceiptNumber } from '../../money';
import { depositStateName } from '../../deposits/deposit-texts';
import { columnTexts as c } from '../../files/file-texts';
import { ofPointPeriod } from '../../points/issue/point-issue-texts';
import { guardianFields, IMPORT_FIELDS, isGuardianField } from '../import/import-field';
import { studentFieldName } from '../import/import-texts';
import { studentStatusName } from '../students-texts';
import type { PointPeriod } from '../../points/step-schemas';
import { seesPart, type Grants } from '../../rights';
import { studentRowSchema, type StudentRow } from '../schemas';

/** As many as one student has, and one at least. */
export const mostGuardians = (rows: readonly Pick<StudentRow, 'guardians'>[]): number =>
  rows.reduce((most, { guardians }) => Math.max(most, guardians.length), 1);

const guardianColumns = (count: number, contacts: boolean): ListColumn<StudentRow>[] =>
  Array.from({ length: count }, (_, at) =>
    IMPORT_FIELDS.filter(isGuardianField).flatMap((field): ListColumn<StudentRow>[] => {
      const { who, part } = guardianFields[field];
      if (who !== at) return [];
      return [
        {
          header: studentFieldName(field),
          kind: 'text',
          value: ({ guardians }) => {
            const text = guardians[at]?.[part] ?? null;
            return part === 'phone' ? listedPhone(text, contacts) : text;
          },
        },
      ];
    }),
  ).flat();

type SumField = 'lunchCount' | 'dinnerCount' | 'depositState' | 'rewardTotal' | 'penaltyTotal';

const sumColumns = (viewer: Grants, period: PointPeriod): ListColumn<StudentRow>[] => {
  const all: [SumField, ListColumn<StudentRow>][] = [
    [
      'lunchCount',
      { header: c.lunch, kind: 'number', value: ({ lunchCount }) => lunchCount ?? null },
    ],
    [
      'dinnerCount',
      { header: c.dinner, kind: 'number', value: ({ dinnerCount }) => dinnerCount ?? null },
    ],
    [
      'depositState',
      {
        header: c.deposit,
        kind: 'text',
        value: ({ depositState }) => (depositState ? depositStateName(depositState) : null),
      },
    ],
    [
      'rewardTotal',
      {
        header: ofPointPeriod(c.reward, period),
        kind: 'number',
        value: ({ rewardTotal }) => rewardTotal ?? null,
      },
    ],
    [
      'penaltyTotal',
      {
        header: ofPointPeriod(c.penalty, period),
        kind: 'number',
        value: ({ penaltyTotal }) => penaltyTotal ?? null,
      },
    ],
  ];
  return all
    .filter(([field]) => seesPart(studentRowSchema.shape[field], viewer))
    .map(([, column]) => column);
};

/**
 * The grid as a file. Phone numbers are masked unless `contacts`. The columns that an import reads
 * come first and under the names that it knows: a file that was exported with its numbers can be
 * corrected and brought back.
 */
export const studentColumns = ({
  contacts,
  guardians = 1,
  pointPeriod,
  viewer,
}: {
  contacts: boolean;
  /** How many guardians have columns: `mostGuardians` of the rows. */
  guardians?: number;
  pointPeriod: PointPeriod;
  /** Figures of an area that this account has not have no column. */
  viewer: Grants;
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
  ...guardianColumns(guardians, contacts),
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
  ...sumColumns(viewer, pointPeriod),
  { header: c.lastLogin, kind: 'moment', value: ({ lastLoginAt }) => lastLoginAt },
];
