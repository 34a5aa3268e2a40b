import { Button } from '@academy/ui/button';
import { useState } from 'react';
import { lazyPart } from '../../../shared/page/lazy-part';
import { messages } from '../../../shared/texts/messages';

const OwnPasswordDialog = lazyPart(
  async () => (await import('./own-password-dialog')).OwnPasswordDialog,
  null,
);

/** 비밀번호 변경, for the signed-in account. */
export function OwnPassword({ className }: { className?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="dense" variant="text" className={className} onClick={() => setOpen(true)}>
        {messages.menu.ownPassword}
      </Button>
      {open && <OwnPasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}
