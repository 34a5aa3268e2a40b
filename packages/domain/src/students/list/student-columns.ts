import { depositFields } from '../../deposits/fields';
import { loginFields } from '../../login/fields';
import { mealFields } from '../../meals/fields';
import { standingFields } from '../../points/fields';
import { listedPhone, maskPhone, type ListColumn } from '../../files';
import { formatCashReceiptNumber } from '../../money';
import { depositStateName } from '../../deposits/deposit-texts';
import { headingOf } from '../../fields/field';
import { ofPointPeriod } from '../../points/issue/point-issue-texts';
import { studentFields as f } from '../fields';
import { guardianFields, IMPORT_FIELDS, isGuardianField } from '../import/import-field';
import { studentFieldName } from '../import/import-texts';
import { studentStatusName } from '../../identity/status';
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
      {
        header: headingOf(mealFields.lunch),
        kind: 'number',
        value: ({ lunchCount }) => lunchCount ?? null,
      },
    ],
    [
      'dinnerCount',
      {
        header: headingOf(mealFields.dinner),
        kind: 'number',
        value: ({ dinnerCount }) => dinnerCount ?? null,
      },
    ],
    [
      'depositState',
      {
        header: headingOf(depositFields.depositState),
        kind: 'text',
        value: ({ depositState }) => (depositState ? depositStateName(depositState) : null),
      },
    ],
    [
      'rewardTotal',
      {
        header: ofPointPeriod(headingOf(standingFields.rewardTotal), period),
        kind: 'number',
        value: ({ rewardTotal }) => rewardTotal ?? null,
      },
    ],
    [
      'penaltyTotal',
      {
        header: ofPointPeriod(headingOf(standingFields.penaltyTotal), period),
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
  { header: headingOf(f.seat), kind: 'text', value: ({ seat }) => seat },
  { header: headingOf(f.name), kind: 'text', value: ({ name }) => name },
  { header: headingOf(f.grade), kind: 'text', value: ({ grade }) => grade },
  { header: headingOf(f.school), kind: 'text', value: ({ school }) => school },
  { header: headingOf(f.className), kind: 'text', value: ({ className }) => className },
  {
    header: headingOf(f.phone),
    kind: 'text',
    value: ({ phone, phoneTail }) =>
      phone === null ? `***-****-${phoneTail}` : listedPhone(phone, contacts),
  },
  ...guardianColumns(guardians, contacts),
  { header: headingOf(f.startDate), kind: 'day', value: ({ startDate }) => startDate },
  { header: headingOf(f.status), kind: 'text', value: ({ status }) => studentStatusName(status) },
  { header: headingOf(f.allergy), kind: 'text', value: ({ allergy }) => allergy },
  { header: headingOf(f.memo), kind: 'text', value: ({ memo }) => memo },
  {
    header: headingOf(f.depositorNames),
    kind: 'text',
    value: ({ depositorNames }) => depositorNames.join(', '),
  },
  {
    header: headingOf(f.cashReceiptNumber),
    kind: 'text',
    value: ({ cashReceiptNumber }) =>
      contacts ? formatCashReceiptNumber(cashReceiptNumber) : maskPhone(cashReceiptNumber),
  },
  ...sumColumns(viewer, pointPeriod),
  {
    header: headingOf(loginFields.lastLoginAt),
    kind: 'moment',
    value: ({ lastLoginAt }) => lastLoginAt,
  },
];
