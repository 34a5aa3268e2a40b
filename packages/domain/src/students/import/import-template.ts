import { importTemplateTexts as texts } from './import-template-texts';
import { studentFieldName } from './import-texts';
import type { ListColumn } from '../../files';
import type { ImportField } from './import-field';

/** The columns of the empty table, the two that are needed first. */
export const TEMPLATE_FIELDS: readonly ImportField[] = [
  'name',
  'phone',
  'seat',
  'grade',
  'school',
  'className',
  'guardian1Name',
  'guardian1Phone',
  'guardian1Relation',
  'guardian2Name',
  'guardian2Phone',
  'guardian2Relation',
  'startDate',
  'status',
  'allergy',
  'memo',
  'depositorNames',
];

/** An empty table with the titles that the import knows. */
export const templateColumns: ListColumn<never>[] = TEMPLATE_FIELDS.map((field) => ({
  header: studentFieldName(field),
  kind: 'text',
  value: () => null,
}));

/** How to fill in each column, on a second sheet of the file. */
export const templateGuideColumns: ListColumn<ImportField>[] = [
  { header: texts.column, kind: 'text', value: studentFieldName },
  { header: texts.rule, kind: 'text', value: (field) => texts.rules[field] ?? texts.free },
  { header: texts.example, kind: 'text', value: (field) => texts.examples[field] ?? '' },
];
