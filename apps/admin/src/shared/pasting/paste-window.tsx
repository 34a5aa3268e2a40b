import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { Stack } from '@academy/ui/layout';
import { closeText } from '@academy/ui/words';
import type { ComponentProps } from 'react';
import type { usePasted } from './paste-area';

interface Props extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'onClose' | 'closeOnBack' | 'children'
> {
  pasted: Pick<ReturnType<typeof usePasted>, 'text'>;
  action: { label: string; run: () => void; blocked: string | undefined; busy?: boolean };
}

/** A window for a pasted list: a press beside it does not throw away what was pasted. */
export const PasteWindow = ({
  pasted,
  action: { label, run, blocked, busy = false },
  children,
  ...dialog
}: Props) => (
  <Dialog
    {...dialog}
    open
    size="l"
    dismissible={pasted.text === ''}
    footer={
      <>
        <Button onClick={dialog.onClose}>{closeText}</Button>
        <Button variant="primary" loading={busy} disabledReason={blocked} onClick={run}>
          {label}
        </Button>
      </>
    }
  >
    <Stack gap={16}>{children}</Stack>
  </Dialog>
);
