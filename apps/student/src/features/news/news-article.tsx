import type { NewsItem } from '@academy/domain/news';
import { fileSizeText } from '@academy/domain/pdfs';
import { formatDay, seoulDay } from '@academy/domain/time';
import { NewsArticle as Article } from '@academy/ui/news-article';
import { newsTexts } from './news-texts';

/** Every picture of a notice; of a server that knows only one, that one. */
function picturesOf({ title, imageUrl, pictures = [] }: NewsItem) {
  const all =
    pictures.length === 0 && imageUrl !== null
      ? [{ url: imageUrl, alt: '', width: 0, height: 0 }]
      : pictures;
  return all.map((picture) => ({ ...picture, alt: picture.alt || newsTexts.pictureOf(title) }));
}

/** A notice as students read it. */
export function NewsArticle({ item }: { item: NewsItem }) {
  const { title, publishedAt, content, files = [] } = item;
  return (
    <Article
      title={title}
      date={formatDay(seoulDay(new Date(publishedAt)))}
      dateTime={publishedAt}
      content={content}
      pictures={picturesOf(item)}
      failedText={newsTexts.pictureFailed}
      files={files.map(({ url, name, bytes }) => ({ url, name, size: fileSizeText(bytes) }))}
      filesLabel={newsTexts.files}
    />
  );
}
