import { listedPhone, maskPhone, tableOf, type FileColumn, type FileTable } from '../files';
import { depositStateName } from '../messages/deposit-texts';
import { columnTexts as c, fileTexts } from '../messages/file-texts';
import { studentStatusName } from '../messages/students-texts';
import { formatMoment } from '../time';
import type { StudentRow } from './schemas';

/** The columns that an import reads come first and under the names that it knows: a file that was exported can be corrected and brought back. */
const columns = (contacts: boolean): FileColumn<StudentRow>[] => [
  { header: c.seat, kind: 'text', width: 10, value: ({ seat }) => seat },
  { header: c.name, kind: 'text', width: 12, value: ({ name }) => name },
  { header: c.grade, kind: 'text', width: 8, value: ({ grade }) => grade },
  { header: c.school, kind: 'text', width: 14, value: ({ school }) => school },
  { header: c.className, kind: 'text', width: 10, value: ({ className }) => className },
  { header: c.phone, kind: 'text', width: 16, value: ({ phone, phoneTail }) => (phone === null ? `***-****-${phoneTail}` : listedPhone(phone, contacts)) },
  { header: c.parentName, kind: 'text', width: 12, value: ({ parentName }) => parentName },
  { header: c.parentPhone, kind: 'text', width: 16, value: ({ parentPhone }) => (contacts ? listedPhone(parentPhone, true) : maskPhone(parentPhone)) },
  { header: c.parentRelation, kind: 'text', width: 8, value: ({ parentRelation }) => parentRelation },
  { header: c.startDate, kind: 'text', width: 12, value: ({ startDate }) => startDate },
  { header: c.status, kind: 'text', width: 8, value: ({ status }) => studentStatusName(status) },
  { header: c.allergy, kind: 'text', width: 18, value: ({ allergy }) => allergy },
  { header: c.memo, kind: 'text', width: 24, value: ({ memo }) => memo },
  { header: c.depositorNames, kind: 'text', width: 16, value: ({ depositorNames }) => depositorNames.join(', ') },
  { header: c.lunch, kind: 'number', width: 8, value: ({ lunchCount }) => lunchCount },
  { header: c.dinner, kind: 'number', width: 8, value: ({ dinnerCount }) => dinnerCount },
  { header: c.deposit, kind: 'text', width: 10, value: ({ depositState }) => depositStateName(depositState) },
  { header: c.reward, kind: 'number', width: 8, value: ({ rewardTotal }) => rewardTotal },
  { header: c.penalty, kind: 'number', width: 8, value: ({ penaltyTotal }) => penaltyTotal },
  { header: c.lastLogin, kind: 'text', width: 22, value: ({ lastLoginAt }) => lastLoginAt && formatMoment(new Date(lastLoginAt)) },
];

/** The grid as a file. Phone numbers are masked unless `contacts` (PAGES, common). */
export const studentsTable = (rows: readonly StudentRow[], { contacts, lines }: { contacts: boolean; lines: string[] }): FileTable =>
  tableOf({ title: fileTexts.students, lines, columns: columns(contacts), rows });
