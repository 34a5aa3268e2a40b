import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { LogoutIcon, RefreshIcon } from '@academy/ui/icon';
import { ThemeControl } from '@academy/ui/theme';
import { useQueryClient } from '@tanstack/react-query';
import { lateShellTexts } from '../../shared/messages/late-shell-texts';
import { shellTexts } from '../../shared/messages/shell-texts';
import { unsavedCount } from '../../shared/unsaved-work/unsaved-work';
import { useSaveState } from '../../shared/unsaved-work/use-save-state';
import styles from './shell.module.css';
import { useLogout } from './use-logout';

interface Props {
  open: boolean;
  onClose: () => void;
  name: string;
}

/** Who is signed in, how the app looks, and the way out. */
export function ProfileSheet({ open, onClose, name }: Props) {
  const queryClient = useQueryClient();
  const { step, logout, stay, leave } = useLogout();
  const unsaved = unsavedCount(useSaveState());
  const asking = step === 'asking' && unsaved > 0;
  return (
    <BottomSheet open={open} onClose={onClose} closeOnBack={false} title={asking ? shellTexts.unsavedTitle : name ? shellTexts.profileOf(name) : shellTexts.profile}>
      {asking ? (
        <div className={styles.profile}>
          <p>{shellTexts.unsavedBody(unsaved)}</p>
          <Button variant="primary" size="large" block onClick={stay}>
            {shellTexts.stay}
          </Button>
          <Button variant="danger" size="large" block onClick={() => void leave()}>
            {shellTexts.logoutAnyway}
          </Button>
        </div>
      ) : (
        <div className={styles.profile}>
          <div className={styles.setting}>
            <span>{shellTexts.theme.label}</span>
            <ThemeControl block label={shellTexts.theme.label} labels={shellTexts.theme} />
          </div>
          <Button
            size="large"
            block
            onClick={() => {
              void queryClient.refetchQueries({ type: 'active' });
              onClose();
            }}
          >
            <RefreshIcon /> {lateShellTexts.refresh}
          </Button>
          <Button size="large" block loading={step === 'saving'} onClick={() => void logout()}>
            <LogoutIcon /> {shellTexts.logout}
          </Button>
        </div>
      )}
    </BottomSheet>
  );
}
