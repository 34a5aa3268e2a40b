import { errorText } from '@academy/api-client';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { closeText } from '@academy/ui/words';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { BranchChoice } from '../../../shared/branches/branch-choice';
import { useManager } from '../../../shared/session/use-manager';
import { toasts } from '../../../shared/toasts';
import { useWrite } from '../../../shared/writes/use-write';
import { pointQueries } from '../points-queries';
import { handTexts as texts } from './preset-texts';

/** 지점에도 맞추기: which branches of the head office take its items over. */
export function HandPresets({ onClose }: { onClose: () => void }) {
  const { branches = [], missing } = useManager();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const write = useWrite({
    name: 'hand presets',
    send: () => api.handPresets({ body: { branches: [...chosen] } }),
    reads: pointQueries.presets().queryKey,
    onSuccess: ({ content }) => {
      toasts.show({ text: texts.done(content) });
      onClose();
    },
  });
  const noRight = missing('points.write');
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            variant="primary"
            loading={write.isPending}
            disabledReason={noRight ?? (chosen.size === 0 ? texts.choose : undefined)}
            onClick={() => write.run()}
          >
            {texts.hand(chosen.size)}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <p>{texts.help}</p>
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
