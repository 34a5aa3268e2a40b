import { useUrlState } from '@academy/app-kit/url';
import type { ManagedNews } from '@academy/domain/news';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  EditIcon,
  EyeIcon,
  EyeOffIcon,
  MoreIcon,
  NoticeIcon,
  TrashIcon,
  UndoIcon,
} from '@academy/ui/icon';
import { Menu } from '@academy/ui/menu';
import { useManager } from '../../shared/use-manager';
import { newsTexts } from './news-texts';
import { useNewsActions } from './use-news-actions';

const texts = newsTexts.actions;

/** What can be done to one notice of the list. */
export function NewsRowMenu({ news }: { news: ManagedNews }) {
  const missing = useManager().missing('news.write');
  const actions = useNewsActions();
  const [, open] = useUrlState('news');
  const [, show] = useUrlState('show');
  const { id, title, state, pinned } = news;
  const preview = { label: texts.preview, icon: <EyeIcon />, onSelect: () => show(id) };
  const published =
    state === 'draft' ? texts.isDraft : state === 'hidden' ? texts.isHidden : undefined;
  const items =
    state === 'deleted'
      ? [
          {
            label: texts.restore,
            icon: <UndoIcon />,
            disabledReason: missing,
            onSelect: () => void actions.restore(news),
          },
          preview,
        ]
      : [
          {
            label: texts.edit,
            icon: <EditIcon />,
            disabledReason: missing,
            onSelect: () => open(id),
          },
          preview,
          {
            label: texts.publish,
            icon: <NoticeIcon />,
            disabledReason: missing ?? (state === 'live' ? texts.isLive : undefined),
            onSelect: () => void actions.publish(news),
          },
          {
            label: texts.hide,
            icon: <EyeOffIcon />,
            disabledReason: missing ?? published,
            onSelect: () => void actions.hide(news),
          },
          {
            label: pinned ? texts.unpin : texts.pin,
            icon: pinned ? <ChevronDownIcon /> : <ChevronUpIcon />,
            disabledReason: missing,
            onSelect: () => void actions.pin(news),
          },
          ...(pinned
            ? [
                {
                  label: texts.up,
                  icon: <ChevronUpIcon />,
                  disabledReason: missing,
                  onSelect: () => void actions.move(news, -1),
                },
                {
                  label: texts.down,
                  icon: <ChevronDownIcon />,
                  disabledReason: missing,
                  onSelect: () => void actions.move(news, 1),
                },
              ]
            : []),
          {
            label: texts.remove,
            icon: <TrashIcon />,
            danger: true,
            disabledReason: missing,
            onSelect: () => void actions.remove(news),
          },
        ];
  return (
    <Menu items={items} tabIndex={-1} aria-label={texts.of(title)}>
      <MoreIcon />
    </Menu>
  );
}
