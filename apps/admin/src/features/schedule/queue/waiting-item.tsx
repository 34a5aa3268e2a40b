import { formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Checkbox } from '@academy/ui/checkbox';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import type { KeyboardEvent } from 'react';
import { photoTexts } from '../../../shared/texts/photo-texts';
import { countMeals } from '../effects';
import styles from './approval-queue.module.css';
import { queueTexts as texts } from './queue-texts';
import type { Waiting } from './waiting';

interface Props {
  item: Waiting;
  open: boolean;
  /** One item of the line is in the order of Tab; the arrows lead to the others. */
  reachable: boolean;
  ticked: boolean;
  onTick: () => void;
  onFocus: () => void;
  /** The keys of the whole line, wherever in it the focus is. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onOpen: () => void;
}

/** One request: who, what, and what approving it meets, in words. */
export function WaitingItem({
  item,
  open,
  reachable,
  ticked,
  onTick,
  onFocus,
  onKeyDown,
  onOpen,
}: Props) {
  const { effects } = item;
  const meals = countMeals(effects);
  return (
    <li className={styles.item} data-open={open || undefined}>
      <Checkbox
        className={styles.tick}
        size="dense"
        label={<VisuallyHidden>{texts.tick(item.name, item.title)}</VisuallyHidden>}
        tabIndex={reachable ? 0 : -1}
        checked={ticked}
        onCheckedChange={onTick}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
      <button
        id={`waiting-${item.key}`}
        type="button"
        className={styles.open}
        aria-current={open || undefined}
        tabIndex={reachable ? 0 : -1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={onOpen}
      >
        <span className={styles.line}>
          <strong>{item.name}</strong>
          <span className={styles.seat}>{[item.seat, item.grade].filter(Boolean).join(' · ')}</span>
          {item.kind === 'reason' && item.reason.byGuardian && <Badge>{texts.byGuardian}</Badge>}
          <Badge meaning="label">{texts.kinds[item.kind]}</Badge>
        </span>
        <span>{item.title}</span>
        <span className={styles.sentence}>{item.sentence}</span>
        <span className={styles.line}>
          {item.attachments.length > 0 && <Badge>{photoTexts.of(item.attachments.length)}</Badge>}
          {effects.clash !== null && <Badge meaning="trouble">{texts.clash}</Badge>}
          {effects.compulsory.length > 0 && <Badge meaning="trouble">{texts.compulsory}</Badge>}
          {meals > 0 && <Badge meaning="attention">{texts.meals(meals)}</Badge>}
          {effects.exams.length > 0 && (
            <Badge meaning="attention">{texts.exams(effects.exams.length)}</Badge>
          )}
          <span className={styles.when}>{formatMoment(new Date(item.createdAt))}</span>
        </span>
      </button>
    </li>
  );
}
