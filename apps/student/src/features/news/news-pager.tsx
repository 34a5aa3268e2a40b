import { Button } from '@academy/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@academy/ui/icon';
import { newsTexts } from './news-texts';
import styles from './news-dialog.module.css';

interface Props {
  /** From 1. */
  at: number;
  of: number;
  onGo: (by: number) => void;
}

/** ‹ 1 / 3 › */
export function NewsPager({ at, of, onGo }: Props) {
  return (
    <div className={styles.pager}>
      <Button disabledReason={at <= 1 ? newsTexts.isFirst : undefined} onClick={() => onGo(-1)}>
        <ChevronLeftIcon /> {newsTexts.previous}
      </Button>
      <span className={styles.position} aria-live="polite">
        {newsTexts.position(at, of)}
      </span>
      <Button disabledReason={at >= of ? newsTexts.isLast : undefined} onClick={() => onGo(1)}>
        {newsTexts.next} <ChevronRightIcon />
      </Button>
    </div>
  );
}
