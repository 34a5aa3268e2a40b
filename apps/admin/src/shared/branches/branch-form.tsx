import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import type { ComponentProps } from 'react';
import { BranchChoice } from './branch-choice';

interface Props extends ComponentProps<typeof BranchChoice> {
  help: string;
  /** What sends it, and why it cannot be sent now. */
  label: string;
  blocked: string | undefined;
  busy: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  onSend: () => void;
}

/** At which branches of a head office something is to be, once it is known where it is. */
export const BranchForm = ({ help, label, blocked, busy, error, onSend, ...choice }: Props) => (
  <Stack gap={12}>
    <p>{help}</p>
    <BranchChoice {...choice} />
    <InlineError>{error}</InlineError>
    <Button variant="primary" loading={busy} disabledReason={blocked} onClick={onSend}>
      {label}
    </Button>
  </Stack>
);
