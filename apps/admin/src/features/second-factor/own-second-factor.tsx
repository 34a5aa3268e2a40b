import { Button } from '@academy/ui/button';
import { useState } from 'react';
import { lazyPart } from '../../shared/page/lazy-part';
import { messages } from '../../shared/texts/messages';

const OwnSecondFactorDialog = lazyPart(
  async () => (await import('./own-second-factor-dialog')).OwnSecondFactorDialog,
  null,
);

/** 2단계 인증, of the signed-in account. */
export function OwnSecondFactor({ className }: { className?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="dense" variant="text" className={className} onClick={() => setOpen(true)}>
        {messages.menu.secondFactor}
      </Button>
      {open && <OwnSecondFactorDialog onClose={() => setOpen(false)} />}
    </>
  );
}
