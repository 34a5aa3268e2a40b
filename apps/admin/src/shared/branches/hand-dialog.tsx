import { errorText } from '@academy/api-client';
import type { Handed } from '@academy/domain/branches';
import type { Right } from '@academy/domain/rights';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { closeText } from '@academy/ui/words';
import type { QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useManager } from '../session/use-manager';
import { toasts } from '../toasts';
import { useWrite } from '../writes/use-write';
import { BranchChoice } from './branch-choice';
import { handTexts as texts } from './hand-texts';

interface Props {
  title: string;
  help: string;
  /** What is handed, as the message about it says: items, settings. */
  what: string;
  needs: Right;
  send: (branches: string[]) => Promise<Handed>;
  reads: QueryKey;
  /** What is still to be chosen beside the branches. */
  toChoose?: string | undefined;
  onClose: () => void;
  /** Chosen before the branches. */
  children?: ReactNode;
}

/** 지점에 맞추기: which branches of the head office take something over. */
export function HandDialog({
  title,
  help,
  what,
  needs,
  send,
  reads,
  toChoose,
  onClose,
  children,
}: Props) {
  const { branches = [], missing } = useManager();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const write = useWrite({
    name: `hand ${what}`,
    send: () => send([...chosen]),
    reads,
    onSuccess: (handed) => {
      toasts.show({ text: texts.done(what, handed) });
      onClose();
    },
  });
  const noRight = missing(needs);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            variant="primary"
            loading={write.isPending}
            disabledReason={noRight ?? toChoose ?? (chosen.size === 0 ? texts.choose : undefined)}
            onClick={() => write.run()}
          >
            {texts.hand(chosen.size)}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <p>{help}</p>
        {children}
        <BranchChoice
          branches={branches}
          chosen={chosen}
          onChange={setChosen}
          whyNot={() => noRight}
        />
        <InlineError>{write.error && errorText(write.error, texts.failed)}</InlineError>
      </Stack>
    </Dialog>
  );
}
