import { useOpenDialog } from '@academy/app-kit/url';
import { EditNews } from './edit/edit-news';
import { NewsList } from './news-list';

/** `/news` 식단 공지: the notices, and the form of one of them. */
export function NewsPage() {
  const { opened, close } = useOpenDialog('news');
  return opened ? <EditNews key={opened} open={opened} onClose={close} /> : <NewsList />;
}
