import { newsCategoryName, type ManagedNews } from '@academy/domain/news';
import { formatMoment } from '@academy/domain/time';
import { messages } from '../../shared/messages';
import { SaveClash, type Clashing } from '../../shared/forms/save-clash';
import type { NewsFields } from './news-fields';
import { newsFormTexts as texts } from './news-texts';

const picturesText = ({ pictures }: NewsFields) =>
  pictures.length === 0
    ? ''
    : `${texts.count(pictures.length)} ${pictures.map(({ alt, key }) => alt || key.slice(0, 6)).join(', ')}`;

/** Each field in words. */
function valueText(fields: NewsFields, field: keyof NewsFields): string {
  if (field === 'pictures') return picturesText(fields);
  if (field === 'category') return newsCategoryName(fields.category);
  if (field === 'pinned') return fields.pinned ? texts.yes : texts.no;
  return fields[field];
}

/** A notice that somebody else saved first. */
export const NewsClash = ({ form, clash }: Clashing<ManagedNews | null, NewsFields>) => (
  <SaveClash
    key={form.base?.version}
    title={messages.saveClash.titleAt(
      form.base === null ? '' : formatMoment(new Date(form.base.updatedAt)),
    )}
    form={form}
    clash={clash}
    labels={texts}
    valueText={valueText}
  />
);
