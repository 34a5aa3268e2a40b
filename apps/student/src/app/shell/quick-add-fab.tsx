import { PlusIcon } from '@academy/ui/icon';
import { shellTexts } from '../../shared/messages/shell-texts';
import styles from './quick-add-fab.module.css';
import { useFabDrag } from './use-fab-drag';

interface Props {
  /** While a sheet lies over the page. */
  hidden: boolean;
  onOpen: () => void;
}

/** The draggable add button of the phone (spec §2). The same action stands in the page's head: dragging is never needed. */
export function QuickAddFab({ hidden, onOpen }: Props) {
  const { place, drag, handlers } = useFabDrag();
  return (
    <button
      {...handlers}
      type="button"
      hidden={hidden}
      aria-label={shellTexts.quickAdd}
      aria-haspopup="dialog"
      className={styles.fab}
      data-side={place.side}
      data-dragging={drag ? '' : undefined}
      style={{ marginBlockEnd: place.rise, translate: drag ? `${drag.dx}px ${drag.dy}px` : undefined }}
      onClick={onOpen}
    >
      <PlusIcon />
    </button>
  );
}
