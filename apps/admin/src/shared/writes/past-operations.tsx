import textStyles from '@academy/ui/styles/text.module.css';
import type { PastOperation } from '@academy/domain/operations';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { UndoIcon } from '@academy/ui/icon';
import { Stack } from '@academy/ui/layout';
import { Skeleton } from '@academy/ui/skeleton';
import { useState } from 'react';
import { LoadError } from '../page/load-error';
import { undoTexts as texts } from '../texts/kit-texts';
import styles from './past-operations.module.css';

interface Item extends PastOperation {
  name: string;
  /** What it did, in words. */
  details: string;
}

interface Props {
  title: string;
  /** What is said while there is none. */
  none: string;
  /** Undefined while they are read. */
  items: readonly Item[] | undefined;
  failed: boolean;
  onRetry: () => void;
  takeBack: (item: Item) => Promise<unknown>;
}

function PastOperationItem({ item, takeBack }: { item: Item } & Pick<Props, 'takeBack'>) {
  const { name, details, byName, at, undoneAt, undoUntil } = item;
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await takeBack(item);
    setBusy(false);
  };
  return (
    <li className={styles.item}>
      <Stack as="span" gap={4}>
        {name}
        <span className={textStyles.help}>
          {[details, byName, formatMoment(new Date(at)), undoneAt !== null && texts.undonePast]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Stack>
      {undoUntil !== null && (
        <Button
          size="dense"
          loading={busy}
          aria-label={texts.undoPast(name)}
          onClick={() => void run()}
        >
          <UndoIcon /> {texts.undo}
        </Button>
      )}
    </li>
  );
}

/** The last writes of a kind, each taken back as a whole as long as that is possible. */
export function PastOperations({ title, none, items, failed, onRetry, takeBack }: Props) {
  return (
    <Stack as="section" gap={8}>
      <h3>{title}</h3>
      {!items && failed && <LoadError onRetry={onRetry} />}
      {!items && !failed && <Skeleton height="48px" />}
      {items?.length === 0 && <p className={textStyles.help}>{none}</p>}
      <Stack as="ul" gap={4}>
        {items?.map((item) => (
          <PastOperationItem key={item.operationId} item={item} takeBack={takeBack} />
        ))}
      </Stack>
    </Stack>
  );
}
