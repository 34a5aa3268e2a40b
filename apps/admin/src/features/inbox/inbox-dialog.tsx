import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { Skeleton } from '@academy/ui/skeleton';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { InboxSource, InboxWay } from '../../shared/inbox-item';
import { InboxPanel } from './inbox-panel';
import { inboxTexts as texts } from './inbox-texts';
import styles from './inbox.module.css';
import { useInbox } from './use-inbox';

const TYPING = 'input, textarea, select, [contenteditable]';
const byWaiting = (a: { at: string; key: string }, b: { at: string; key: string }) =>
  a.at < b.at ? -1 : a.at > b.at ? 1 : a.key < b.key ? -1 : 1;

/** What was pressed is gone with its item: the keys go on with the next one. */
const takeFocus = (body: HTMLElement | null) => body?.focus();

interface Props {
  sources: readonly InboxSource[];
  /** What waits elsewhere and is not decided by a key. */
  elsewhere: ReactNode;
  onClose: () => void;
}

/**
 * 지금 3분: everything that waits on one pile, worked by A, R, J and Z. The letters count only here,
 * and not while something is typed.
 */
export function InboxDialog({ sources, elsewhere, onClose }: Props) {
  const all = sources.flatMap(({ items }) => items ?? []).toSorted(byWaiting);
  const inbox = useInbox(all);
  const { current } = inbox;
  const [asking, setAsking] = useState<InboxWay>();
  const reading = sources.some(({ items, isError }) => !items && !isError);

  function take(way: InboxWay) {
    if (!current || current.disabledReason !== undefined) return;
    if (way.asks) setAsking(way);
    else inbox.decide(current, way);
  }
  const keys: Record<string, (() => void) | undefined> = {
    KeyA: current && (() => take(current.accept)),
    KeyR: current && (() => take(current.reject)),
    KeyJ: current || inbox.skippedCount > 0 ? inbox.skip : undefined,
    KeyZ: inbox.takeBack,
  };
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (asking && event.key === 'Escape') {
      event.preventDefault();
      setAsking(undefined);
    }
    // One key decides once, however long it is held; a chord belongs to the browser.
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || asking) return;
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    const run = keys[event.code];
    if (!run) return;
    event.preventDefault();
    run();
  }

  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      onKeyDown={onKeyDown}
      closeLabel={texts.close}
      title={inbox.left === 0 ? texts.title : texts.titleOf(inbox.left)}
      footer={
        <Row gap={8} lineGap={8} justify="between" align="center" className={styles.foot}>
          <output className={styles.note}>{inbox.said}</output>
          <Row gap={8}>
            <Button
              size="dense"
              aria-keyshortcuts="Z"
              disabledReason={inbox.takeBack ? undefined : texts.nothingToUndo}
              onClick={inbox.takeBack}
            >
              {texts.undo}
            </Button>
            {current && (
              <Button size="dense" aria-keyshortcuts="J" onClick={inbox.skip}>
                {texts.next}
              </Button>
            )}
          </Row>
        </Row>
      }
    >
      <div
        key={`${current?.key}${asking ? ' asks' : ''}`}
        ref={asking ? undefined : takeFocus}
        data-autofocus=""
        tabIndex={-1}
        className={styles.body}
      >
        {sources.some(({ isError }) => isError) && <InlineError>{texts.notRead}</InlineError>}
        {current && (
          <InboxPanel
            item={current}
            asking={asking}
            onWay={take}
            onSend={(way, words) => {
              setAsking(undefined);
              inbox.decide(current, way, words);
            }}
            onBack={() => setAsking(undefined)}
          />
        )}
        {!current && reading && <Skeleton height="240px" />}
        {!current && !reading && (
          <Stack gap={12} className={styles.end}>
            <p className={styles.name}>
              {inbox.skippedCount > 0 ? texts.skipped(inbox.skippedCount) : texts.done}
            </p>
            <p className={styles.note}>
              {inbox.doneCount > 0 ? texts.doneCount(inbox.doneCount) : texts.nothing}
            </p>
            {inbox.skippedCount > 0 && (
              <Button aria-keyshortcuts="J" onClick={inbox.skip}>
                {texts.again}
              </Button>
            )}
            {elsewhere}
          </Stack>
        )}
      </div>
    </Dialog>
  );
}
