import textStyles from '@academy/ui/styles/text.module.css';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { Skeleton } from '@academy/ui/skeleton';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { InboxSource, InboxWay, NoInboxWay } from '../../shared/inbox-item';
import { InboxPanel } from './inbox-panel';
import { inboxTexts as texts } from './inbox-texts';
import styles from './inbox.module.css';
import { useInbox } from './use-inbox';

type Inbox = ReturnType<typeof useInbox>;

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

/** The letters that work the pile, and the answer whose words are being asked for. */
function useInboxKeys(inbox: Inbox) {
  const { current } = inbox;
  const [asked, setAsking] = useState<{ key: string; way: InboxWay }>();
  // A question is about the item that it was asked of.
  const asking = asked?.key === current?.key ? asked?.way : undefined;
  function take(way: InboxWay | NoInboxWay) {
    if (!current || current.disabledReason !== undefined || way.disabledReason !== undefined)
      return;
    if (way.asks) setAsking({ key: current.key, way });
    else inbox.decide(current, way);
  }
  const keys: Record<string, (() => void) | undefined> = {
    KeyA: current && (() => take(current.accept)),
    KeyR: current && (() => take(current.reject)),
    KeyJ: current || inbox.skippedCount > 0 ? inbox.skip : undefined,
    KeyZ: inbox.takeBack,
  };
  return {
    asking,
    take,
    send(way: InboxWay, words: string) {
      setAsking(undefined);
      if (current) inbox.decide(current, way, words);
    },
    back: () => setAsking(undefined),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
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
    },
  };
}

interface PileEndProps {
  inbox: Inbox;
  /** A part of the pile did not come: what is left is not known. */
  partial: boolean;
  children: ReactNode;
}

/** Nothing more on the pile: what was done, what was skipped, what waits elsewhere. */
function PileEnd({ inbox, partial, children }: PileEndProps) {
  const { skippedCount, doneCount } = inbox;
  const end = partial ? undefined : texts.done;
  const nothing = partial ? undefined : texts.nothing;
  return (
    <Stack gap={12} className={styles.end}>
      <p className={styles.name}>{skippedCount > 0 ? texts.skipped(skippedCount) : end}</p>
      <p className={textStyles.help}>{doneCount > 0 ? texts.doneCount(doneCount) : nothing}</p>
      {skippedCount > 0 && (
        <Button aria-keyshortcuts="J" onClick={inbox.skip}>
          {texts.again}
        </Button>
      )}
      {!partial && children}
    </Stack>
  );
}

/**
 * 처리할 일: everything that waits on one pile, worked by A, R, J and Z. The letters count only here,
 * and not while something is typed.
 */
export function InboxDialog({ sources, elsewhere, onClose }: Props) {
  const all = sources.flatMap(({ items }) => items ?? []).toSorted(byWaiting);
  const inbox = useInbox(all);
  const { current } = inbox;
  const { asking, take, send, back, onKeyDown } = useInboxKeys(inbox);
  const reading = sources.some(({ items, isError }) => !items && !isError);
  const partial = sources.some(({ items, isError }) => !items && isError);

  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      closeOnBack={false}
      onKeyDown={onKeyDown}
      // How many are left is known once every part of the pile is.
      title={inbox.left === 0 || reading || partial ? texts.title : texts.titleOf(inbox.left)}
      footer={
        <Row gap={8} lineGap={8} justify="between" align="center" className={styles.foot}>
          <output className={textStyles.help}>{inbox.said}</output>
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
        {partial && <InlineError>{texts.notRead}</InlineError>}
        {current && (
          <InboxPanel item={current} asking={asking} onWay={take} onSend={send} onBack={back} />
        )}
        {!current && reading && <Skeleton height="240px" />}
        {!current && !reading && (
          <PileEnd inbox={inbox} partial={partial}>
            {elsewhere}
          </PileEnd>
        )}
      </div>
    </Dialog>
  );
}
