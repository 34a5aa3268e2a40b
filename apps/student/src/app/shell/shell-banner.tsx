import { shellTexts } from '../../shared/messages/shell-texts';
import { saveTexts } from '../../shared/messages/save-texts';
import { useOnline } from '../../shared/online/use-online';
import { useSaveState } from '../../shared/unsaved-work/use-save-state';
import styles from './shell.module.css';

/** What holds for every page: no network, or a save that does not work and why. */
export function ShellBanner() {
  const online = useOnline();
  const state = useSaveState();
  return (
    <output className={styles.banners}>
      {!online && <span className={styles.offline}>{shellTexts.offline}</span>}
      {online && state.kind === 'failed' && <span className={styles.failed}>{state.message ?? saveTexts.trouble}</span>}
    </output>
  );
}
