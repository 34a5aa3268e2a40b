import { formatMoment } from '@academy/domain/time';
import { CopyButton } from '@academy/ui/copy-button';
import { Dialog } from '@academy/ui/dialog';
import { WarningIcon } from '@academy/ui/icon';
import styles from '../account-drawer.module.css';
import { accountTexts } from '../account-texts';

const texts = accountTexts.temporary;

interface Props {
  name: string;
  /** The server's answer, which nobody can ask for again. */
  issued: { temporaryPassword: string; expiresAt: string } | undefined;
  onClose: () => void;
}

/**
 * The one place and the one moment in which a temporary password can be read. A press beside the
 * dialog does not lose it.
 */
export function TemporaryPassword({ name, issued, onClose }: Props) {
  return (
    <Dialog open={issued !== undefined} onClose={onClose} title={texts.title} dismissible={false}>
      {issued && (
        <>
          <p>{texts.body(name, formatMoment(new Date(issued.expiresAt)))}</p>
          <p className={styles.secret}>
            <code className={styles.code} aria-label={texts.label}>
              {issued.temporaryPassword}
            </code>
            <CopyButton
              text={issued.temporaryPassword}
              label={texts.copy}
              copiedLabel={texts.copied}
              failedLabel={texts.copyFailed}
            />
          </p>
          <p className={styles.once}>
            <WarningIcon size={20} /> {texts.once}
          </p>
        </>
      )}
    </Dialog>
  );
}
