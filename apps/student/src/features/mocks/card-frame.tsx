import { useDisabledReason } from '@academy/ui/disabled-reason';
import { ChevronRightIcon } from '@academy/ui/icon';
import type { ReactNode } from 'react';
import styles from './exam-card.module.css';

interface Props {
  title: string;
  badges: ReactNode;
  /** Without it the card is no button. */
  onOpen: (() => void) | undefined;
  /** Why it cannot be opened any more: it stays a button that says so. */
  disabledReason?: string | undefined;
  children: ReactNode;
}

/**
 * The title as a button that covers its card: a screen reader hears a name, a finger has the whole
 * card.
 */
function OpenButton({
  title,
  disabledReason,
  onOpen,
}: {
  title: string;
  disabledReason: string | undefined;
  onOpen: () => void;
}) {
  const { props, tip } = useDisabledReason<HTMLButtonElement>(disabledReason, { onClick: onOpen });
  return (
    <>
      <button {...props} type="button" aria-haspopup="dialog" className={styles.open}>
        {title}
      </button>
      {tip}
    </>
  );
}

export function CardFrame({ title, badges, onOpen, disabledReason, children }: Props) {
  const opens = onOpen !== undefined && disabledReason === undefined;
  return (
    <li
      className={styles.card}
      data-opens={opens || undefined}
      data-greyed={disabledReason !== undefined || undefined}
    >
      <div className={styles.head}>
        <div className={styles.badges}>{badges}</div>
        {opens && <ChevronRightIcon className={styles.chevron} />}
      </div>
      <h2 className={styles.title}>
        {onOpen ? (
          <OpenButton title={title} disabledReason={disabledReason} onOpen={onOpen} />
        ) : (
          title
        )}
      </h2>
      {children}
    </li>
  );
}
