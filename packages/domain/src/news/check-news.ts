import { oneLine } from '../text/blanks';
import { menuProblem } from '../menus';
import { checkPdfs } from '../pdfs/check-pdfs';
import { checkPictures } from '../pictures/check-pictures';
import { fill } from '../text/fill';
import { checkTargets, isForAll } from '../targets';
import { newsFieldTexts as texts } from './news-texts';
import {
  NEWS_CONTENT_LIMIT,
  NEWS_FILES_LIMIT,
  NEWS_PICTURES_LIMIT,
  NEWS_TITLE_LIMIT,
} from './limits';
import type { NewsForm } from './manage-schemas';

/** One message per field that must be corrected; empty when the notice can be saved. */
export type NewsErrors = Partial<Record<keyof NewsForm, string>>;

/** Without a month, the allowed days of a menu are unknown. */
function menuError(
  menu: NonNullable<NewsForm['menu']>,
  month: NewsForm['month'],
): string | undefined {
  if (menu.length === 0) return undefined;
  return month === null ? texts.month : menuProblem(menu, month);
}

const lengthOf = (text: string) => Array.from(text).length;

/**
 * What must be corrected before a notice can be saved: a title of 1 to 60 characters, a month for a
 * 식단표, an end after the beginning, at most 10 pictures and 5 PDFs; a 식단표 is for all students.
 * A draft needs only its title. `now` replaces a missing publishing time. See
 * docs/product/news.md#writing.
 */
export function checkNews(
  {
    title,
    category,
    month,
    content,
    pictures,
    files = [],
    draft,
    publishAt,
    endAt,
    menu = [],
    targetGrades = null,
    targetClasses = null,
    targetStudents = null,
  }: NewsForm,
  now: Date,
): NewsErrors {
  const wrongMenu = menuError(menu, month);
  const wrongPictures = checkPictures(pictures, NEWS_PICTURES_LIMIT);
  const wrongFiles = checkPdfs(files, NEWS_FILES_LIMIT);
  const targets = { targetGrades, targetClasses, targetStudents };
  const begins = publishAt === null ? now : new Date(publishAt);
  return {
    ...(oneLine(title) === '' && { title: texts.title }),
    ...(lengthOf(title.trim()) > NEWS_TITLE_LIMIT && {
      title: fill(texts.tooLong, { limit: NEWS_TITLE_LIMIT }),
    }),
    ...(lengthOf(content) > NEWS_CONTENT_LIMIT && {
      content: fill(texts.tooLong, { limit: NEWS_CONTENT_LIMIT }),
    }),
    ...(!draft && category === 'MENU' && month === null && { month: texts.month }),
    ...(endAt !== null && new Date(endAt) <= begins && { endAt: texts.endAt }),
    ...checkTargets(targets),
    ...(category === 'MENU' && !isForAll(targets) && { category: texts.menuTarget }),
    ...(wrongMenu !== undefined && { menu: wrongMenu }),
    ...(wrongPictures !== undefined && { pictures: wrongPictures }),
    ...(wrongFiles !== undefined && { files: wrongFiles }),
  };
}
