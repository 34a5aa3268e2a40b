import { useUrlState } from '@academy/app-kit/url';
import { EditNews } from './edit/edit-news';
import { NewsList } from './news-list';

/** `/news` 도시락 공지: the notices, and the form of one of them. */
export function NewsPage() {
  const [open, setOpen] = useUrlState('news');
  return open === '' ? (
    <NewsList />
  ) : (
    <EditNews key={open} open={open} onClose={() => setOpen('')} />
  );
}
