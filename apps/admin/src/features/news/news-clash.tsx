import { newsCategoryName, type ManagedNews } from '@academy/domain/news';
import { formatMoment } from '@academy/domain/time';
import type { Change } from '@academy/ui/change-list';
import { SaveClash } from '../../shared/save-clash';
import { fieldsOf, type NewsFields } from './news-fields';
import { newsFormTexts as texts } from './news-texts';

const yesNo = (flag: boolean) => (flag ? texts.yes : texts.no);
const picturesText = ({ pictures }: NewsFields) =>
  pictures.length === 0
    ? ''
    : `${texts.count(pictures.length)} ${pictures.map(({ alt, key }) => alt || key.slice(0, 6)).join(', ')}`;

/** What differs, field by field: theirs → ours. */
function differences(theirs: NewsFields, mine: NewsFields): Change[] {
  const lines: [string, (fields: NewsFields) => string][] = [
    [texts.title, ({ title }) => title],
    [texts.category, ({ category }) => newsCategoryName(category)],
    [texts.month, ({ month }) => month],
    [texts.pictures, picturesText],
    [texts.content, ({ content }) => content],
    [texts.beginDay, ({ beginDay, beginTime }) => `${beginDay} ${beginTime}`.trim()],
    [texts.endDay, ({ endDay, endTime }) => `${endDay} ${endTime}`.trim()],
    [texts.pinned, ({ pinned }) => yesNo(pinned)],
  ];
  return lines
    .filter(([, textOf]) => textOf(theirs) !== textOf(mine))
    .map(([label, textOf]) => ({ label, before: textOf(theirs), after: textOf(mine) }));
}

interface Props {
  theirs: ManagedNews;
  mine: NewsFields;
  onMine: () => void;
  onTheirs: () => void;
}

/** A notice that somebody else saved first. */
export const NewsClash = ({ theirs, mine, ...choice }: Props) => (
  <SaveClash
    title={texts.clash(formatMoment(new Date(theirs.updatedAt)))}
    changes={differences(fieldsOf(theirs), mine)}
    {...choice}
  />
);
