import { Dialog } from '@academy/ui/dialog';
import { useManager } from '../../../shared/session/use-manager';
import { messages } from '../../../shared/texts/messages';
import { toasts } from '../../../shared/toasts';
import { accountTexts } from '../account-texts';
import { PasswordForm } from './password-form';

const texts = accountTexts.password;

/** The dialog behind 비밀번호 변경. */
export function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const { username } = useManager();
  const changed = () => {
    onClose();
    toasts.show({ text: texts.changed, tone: 'success' });
  };
  return (
    <Dialog open onClose={onClose} title={messages.menu.ownPassword} dismissible={false}>
      <PasswordForm username={username} currentLabel={texts.current} onChanged={changed} />
    </Dialog>
  );
}
