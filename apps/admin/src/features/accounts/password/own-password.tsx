import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { useState } from 'react';
import { toasts } from '../../../shared/toasts';
import { useManager } from '../../../shared/session/use-manager';
import { accountTexts } from '../account-texts';
import { PasswordForm } from './password-form';

const texts = accountTexts.password;

/** 비밀번호 변경, for whoever is signed in. */
export function OwnPassword({ className }: { className?: string }) {
  const [open, setOpen] = useState(false);
  const { username } = useManager();
  const changed = () => {
    setOpen(false);
    toasts.show({ text: texts.changed, tone: 'success' });
  };
  return (
    <>
      <Button size="dense" variant="text" className={className} onClick={() => setOpen(true)}>
        {texts.own}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.own} dismissible={false}>
        <PasswordForm username={username} currentLabel={texts.current} onChanged={changed} />
      </Dialog>
    </>
  );
}
