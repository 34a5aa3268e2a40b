import {
  guardianPart,
  isGuardianField,
  isPhoneField,
  studentFieldName,
  studentStatusName,
  type ImportField,
  type ImportPreview,
  type ImportRow,
} from '@academy/domain/students';
import { formatPhone } from '@academy/domain/identity';
import { Stack } from '@academy/ui/layout';
import { importTexts as texts } from '../student-texts';
import styles from './import-dialog.module.css';

const FIRST = 3;

/** A field of a student as it was read. */
function valueText(student: NonNullable<ImportRow['student']>, field: ImportField): string {
  if (field === 'status') return studentStatusName(student.status);
  if (field === 'depositorNames') return student.depositorNames.join(', ');
  const value = isGuardianField(field)
    ? guardianPart(student.guardians, field)
    : (student[field] ?? '');
  return isPhoneField(field) ? formatPhone(value) : value;
}

/** The first rows as they were read, field by field: a column in the wrong place is seen here. */
export function FirstRows({ rows, columns }: Pick<ImportPreview, 'rows' | 'columns'>) {
  const fields = [...new Set(columns.flatMap(({ field }) => field ?? []))];
  const first = rows.flatMap(({ row, student }) => (student ? [{ row, student }] : []));
  if (first.length === 0) return null;
  return (
    <Stack as="section" gap={8}>
      <h3>{texts.firstRows}</h3>
      <div className={styles.scroll}>
        <table className={styles.read} aria-label={texts.firstRows}>
          <thead>
            <tr>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {studentFieldName(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.slice(0, FIRST).map(({ row, student }) => (
              <tr key={row}>
                {fields.map((field) => (
                  <td key={field}>{valueText(student, field)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}
