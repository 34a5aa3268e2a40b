import { useSession } from '@academy/auth/react';
import { Button } from '@academy/ui/button';
import { EntryNote, EntryPage } from '../../../shared/page/entry-page';
import { messages } from '../../../shared/texts/messages';
import { toasts } from '../../../shared/toasts';
import { useAcademy } from '../../../shared/session/use-academy';
import { useManager } from '../../../shared/session/use-manager';
import { accountTexts } from '../account-texts';
import { PasswordForm } from './password-form';

const texts = accountTexts.password;

/**
 * In place of every page while a temporary password is in use; the page that was asked for follows
 * at once.
 */
export function NewPasswordPage() {
  const { session } = useSession();
  const { username } = useManager();
  const academy = useAcademy();
  return (
    <EntryPage title={texts.title} academy={academy}>
      <EntryNote>{texts.temporary}</EntryNote>
      <PasswordForm
        username={username}
        currentLabel={texts.temporaryField}
        onChanged={() => toasts.show({ text: texts.changed, tone: 'success' })}
      />
      <Button variant="text" onClick={() => void session.logout()}>
        {messages.menu.logout}
      </Button>
    </EntryPage>
  );
}
