import { messages } from '../../shared/messages';
import { useUrlState } from '../../shared/use-url-state';
import { EditNews } from './edit-news';
import { NewsList } from './news-list';
import { newsTexts } from './news-texts';

/** `/news` 도시락 공지: the notices, and the form of one of them (PAGES 4). */
export function NewsPage() {
  const [open, setOpen] = useUrlState('news');
  return (
    <>
      <title>{`${newsTexts.title} · ${messages.appName}`}</title>
      {open === '' ? <NewsList /> : <EditNews key={open} open={open} onClose={() => setOpen('')} />}
    </>
  );
}
