import textStyles from '@academy/ui/styles/text.module.css';
import columnStyles from '@academy/ui/styles/column.module.css';
import { Button } from '@academy/ui/button';
import { Row } from '@academy/ui/layout';
import { useState, type KeyboardEvent } from 'react';
import { ListSkeleton } from '../../../shared/page/list-skeleton';
import { LoadError } from '../../../shared/page/load-error';
import { useManager } from '../../../shared/session/use-manager';
import { messages } from '../../../shared/texts/messages';
import styles from './approval-queue.module.css';
import { BulkApproveDialog, RejectDialog } from './decide-dialogs';
import { queueTexts as texts } from './queue-texts';
import type { Queue } from './use-queue';
import type { Waiting } from './waiting';
import { WaitingItem } from './waiting-item';

/**
 * Notices of the queue: what another manager decided meanwhile, and what was left alone and why.
 * They stay until they are read.
 */
function QueueNotices({ queue: { elsewhere, skipped, forgetSkipped } }: { queue: Queue }) {
  const gone = elsewhere.gone.map(({ name, title }) => `${name} ${title}`).join(', ');
  return (
    <output className={styles.notices}>
      {gone !== '' && (
        <span className={styles.notice}>
          {texts.gone(gone)}
          <Button size="dense" variant="text" onClick={elsewhere.forget}>
            {texts.dismiss}
          </Button>
        </span>
      )}
      {skipped.length > 0 && (
        <span className={styles.notice} data-warns="">
          {texts.skipped(skipped.length)}
          {skipped.map(({ id, name, message }) => (
            <span key={id}>{texts.skippedLine(name, message)}</span>
          ))}
          <Button size="dense" variant="text" onClick={forgetSkipped}>
            {texts.dismiss}
          </Button>
        </span>
      )}
    </output>
  );
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

interface Props {
  queue: Queue;
  /** Asks for a rejection's reason; the page holds it, because the panel beside asks as well. */
  rejecting: readonly Waiting[];
  onReject: (items: readonly Waiting[]) => void;
}

/** The requests as one line for the keyboard: one of them is in the order of Tab. */
function QueueList({
  queue,
  items,
  onReject,
}: Pick<Props, 'queue' | 'onReject'> & { items: readonly Waiting[] }) {
  const writing = useManager().missing('attendance.write');
  const [at, setAt] = useState<string>();
  const { ticked, decide } = queue;
  const current = items.find(({ key }) => key === (at ?? queue.openKey)) ?? items[0];

  const tick = ({ key }: Waiting) =>
    queue.setTicked(
      ticked.has(key)
        ? new Set([...ticked].filter((other) => other !== key))
        : new Set([...ticked, key]),
    );

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = items.indexOf(current);
    const work: Record<string, () => void> = {
      // A key that is held down decides once.
      KeyA: () => {
        if (!writing && !decide.isPending && !event.repeat)
          decide.run({ items: [current], decision: 'approve', reason: '' });
      },
      KeyR: () => {
        if (!writing) onReject([current]);
      },
      // On the box itself Space is the box's own.
      ...(event.target instanceof HTMLInputElement ? {} : { Space: () => tick(current) }),
    };
    const run = work[event.code];
    const target = items[STEPS[event.code]?.(index, items.length - 1) ?? -1];
    if (!run && !target) return;
    event.preventDefault();
    run?.();
    if (target) document.getElementById(`waiting-${target.key}`)?.focus();
  }

  return (
    <ul className={styles.list} aria-label={messages.badges.requests(items.length)}>
      {items.map((item) => (
        <WaitingItem
          key={item.key}
          item={item}
          open={item.key === queue.openKey}
          reachable={item.key === current?.key}
          ticked={ticked.has(item.key)}
          onTick={() => tick(item)}
          onKeyDown={onKeyDown}
          onFocus={() => setAt(item.key)}
          onOpen={() => queue.open(item)}
        />
      ))}
    </ul>
  );
}

interface BulkActionsProps {
  queue: Queue;
  items: readonly Waiting[];
  onApprove: () => void;
  onReject: () => void;
}

/** What is done with all that are ticked. */
function BulkActions({
  queue: { chosen, setTicked },
  items,
  onApprove,
  onReject,
}: BulkActionsProps) {
  const writing = useManager().missing('attendance.write');
  const all = chosen.length === items.length;
  const blocked = writing ?? (chosen.length === 0 ? texts.bulk.nothing : undefined);
  return (
    <Row gap={8} lineGap={4} align="center">
      <Button
        size="dense"
        variant="text"
        onClick={() => setTicked(all ? new Set() : new Set(items.map(({ key }) => key)))}
      >
        {all ? texts.untick : texts.tickAll}
      </Button>
      <span className={styles.chosen} aria-live="polite">
        {texts.bulk.selected(chosen.length)}
      </span>
      <Button size="dense" disabledReason={blocked} onClick={onApprove}>
        {texts.bulk.approve}
      </Button>
      <Button size="dense" disabledReason={blocked} onClick={onReject}>
        {texts.bulk.reject}
      </Button>
    </Row>
  );
}

/**
 * 승인 대기: everything that waits, the oldest first, each with what approving it would meet. With the
 * focus in it the keyboard does it all; elsewhere its letters are letters.
 */
export function ApprovalQueue({ queue, rejecting, onReject }: Props) {
  const [asksBulk, setAsksBulk] = useState(false);
  const { items, chosen, decide } = queue;
  return (
    <section className={columnStyles.gap8} aria-labelledby="approval-queue">
      <h2 id="approval-queue" className={textStyles.title}>
        {texts.title(items?.length ?? 0)}
      </h2>
      <QueueNotices queue={queue} />
      {!items && queue.isError && <LoadError onRetry={() => void queue.refetch()} />}
      {!items && !queue.isError && <ListSkeleton rows={4} />}
      {items?.length === 0 && <p className={styles.none}>{texts.none}</p>}
      {items && items.length > 0 && (
        <>
          <p className={styles.keys}>{texts.keys}</p>
          <QueueList queue={queue} items={items} onReject={onReject} />
          <BulkActions
            queue={queue}
            items={items}
            onApprove={() => setAsksBulk(true)}
            onReject={() => onReject(chosen)}
          />
        </>
      )}
      {asksBulk && (
        <BulkApproveDialog
          items={chosen}
          busy={decide.isPending}
          onClose={() => setAsksBulk(false)}
          onConfirm={() =>
            decide.run({ items: chosen, decision: 'approve', reason: '' }, () => setAsksBulk(false))
          }
        />
      )}
      {rejecting.length > 0 && (
        <RejectDialog
          items={rejecting}
          busy={decide.isPending}
          onClose={() => onReject([])}
          onConfirm={(reason) =>
            decide.run({ items: rejecting, decision: 'reject', reason }, () => onReject([]))
          }
        />
      )}
    </section>
  );
}
