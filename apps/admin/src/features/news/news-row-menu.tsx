import { useOpenDialog } from '@academy/app-kit/url';
import type { ManagedNews } from '@academy/domain/news';
import {
  CheckIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  EditIcon,
  EyeIcon,
  EyeOffIcon,
  MoreIcon,
  NoticeIcon,
  SystemIcon,
  TrashIcon,
  UndoIcon,
} from '@academy/ui/icon';
import { Menu } from '@academy/ui/menu';
import { useManager } from '../../shared/session/use-manager';
import { newsTexts } from './news-texts';
import { useNewsActions } from './use-news-actions';

const texts = newsTexts.actions;

type Actions = ReturnType<typeof useNewsActions>;

/** Up to the pinned ones or off them, and its place among them. */
const pinItems = (pinned: boolean, disabledReason: string | undefined, actions: Actions) => [
  {
    label: pinned ? texts.unpin : texts.pin,
    icon: pinned ? <ChevronDownIcon /> : <ChevronUpIcon />,
    disabledReason,
    onSelect: actions.pin,
  },
  ...(pinned
    ? [
        {
          label: texts.up,
          icon: <ChevronUpIcon />,
          disabledReason,
          onSelect: () => actions.move(-1),
        },
        {
          label: texts.down,
          icon: <ChevronDownIcon />,
          disabledReason,
          onSelect: () => actions.move(1),
        },
      ]
    : []),
];

/** What can be done to one notice of the list. */
export function NewsRowMenu({ news }: { news: ManagedNews }) {
  const manager = useManager();
  const missing = manager.missing('news.write');
  const actions = useNewsActions(news);
  const { open } = useOpenDialog('news');
  const { open: show } = useOpenDialog('show');
  const { open: showReads } = useOpenDialog('reads');
  const { open: showBranches } = useOpenDialog('branches');
  const { id, title, state, pinned } = news;
  const preview = { label: texts.preview, icon: <EyeIcon />, onSelect: () => show(id) };
  const reads = {
    label: texts.reads,
    icon: <CheckIcon />,
    disabledReason: news.reads === null ? texts.asksNothing : undefined,
    onSelect: () => showReads(id),
  };
  const published =
    state === 'draft' ? texts.isDraft : state === 'hidden' ? texts.isHidden : undefined;
  const items =
    state === 'deleted'
      ? [
          {
            label: texts.restore,
            icon: <UndoIcon />,
            disabledReason: missing,
            onSelect: actions.restore,
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
          reads,
          ...(manager.seesBranches
            ? [
                {
                  label: texts.branches,
                  icon: <SystemIcon />,
                  onSelect: () => showBranches(id),
                },
              ]
            : []),
          {
            label: texts.publish,
            icon: <NoticeIcon />,
            disabledReason: missing ?? (state === 'live' ? texts.isLive : undefined),
            onSelect: actions.publish,
          },
          {
            label: texts.hide,
            icon: <EyeOffIcon />,
            disabledReason: missing ?? published,
            onSelect: actions.hide,
          },
          ...pinItems(pinned, missing, actions),
          {
            label: texts.remove,
            icon: <TrashIcon />,
            disabledReason: missing,
            onSelect: actions.remove,
          },
        ];
  return (
    <Menu items={items} tabIndex={-1} aria-label={texts.of(title)}>
      <MoreIcon />
    </Menu>
  );
}
