import type { ManagedNews } from '@academy/domain/news';
import { formatDay, seoulDay } from '@academy/domain/time';
import { Dialog } from '@academy/ui/dialog';
import { NewsArticle } from '@academy/ui/news-article';
import { fileSizeText, type OfferedPdf } from '@academy/domain/pdfs';
import { picturesTexts } from '../../../shared/pictures/pictures-texts';
import { newsFilesTexts, newsFormTexts as texts } from '../news-texts';
import styles from './news-preview.module.css';

const articleFile = ({ url, name, bytes }: OfferedPdf) => ({
  url,
  name,
  size: fileSizeText(bytes),
});

interface Props {
  /** Undefined closes it. */
  news: Pick<ManagedNews, 'title' | 'content' | 'publishedAt' | 'pictures' | 'files'> | undefined;
  onClose: () => void;
  closeOnBack?: boolean;
}

/** 미리보기(학생 화면): the very article of the student app, as wide as a phone. */
export function NewsPreview({ news, ...modal }: Props) {
  return (
    <Dialog {...modal} open={news !== undefined} title={texts.preview}>
      {news && (
        <section className={styles.phone} aria-label={texts.studentView}>
          <h2 className={styles.head}>{texts.studentTitle}</h2>
          <NewsArticle
            title={news.title}
            date={formatDay(seoulDay(new Date(news.publishedAt)))}
            dateTime={news.publishedAt}
            content={news.content}
            pictures={news.pictures.map((picture) => ({
              ...picture,
              alt: picture.alt || texts.pictureOf(news.title),
            }))}
            failedText={picturesTexts.failed}
            files={news.files.map(articleFile)}
            filesLabel={newsFilesTexts.files}
          />
        </section>
      )}
    </Dialog>
  );
}
