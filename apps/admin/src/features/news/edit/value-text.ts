import { newsCategoryName } from '@academy/domain/news';
import { picturesText } from '../../../shared/pictures/use-pictures';
import { targetsTexts } from '../../../shared/targets/targets-texts';
import { newsFormTexts as texts } from '../news-texts';
import type { NewsFields } from './news-fields';

/** Each field in words, where two saves clash. */
export function valueText(fields: NewsFields, field: keyof NewsFields): string {
  if (field === 'pictures') return picturesText(fields.pictures);
  if (field === 'files') return fields.files.map(({ name }) => name).join(', ');
  if (field === 'category') return newsCategoryName(fields.category);
  if (field === 'targetGrades' || field === 'targetClasses')
    return fields[field]?.join(', ') ?? targetsTexts[field].all;
  if (field === 'targetStudents')
    return fields.targetStudents
      ? targetsTexts.chosen(fields.targetStudents.length)
      : targetsTexts.targetStudents.all;
  const value = fields[field];
  return typeof value === 'boolean' ? (value ? texts.yes : texts.no) : value;
}
