import { RefreshIcon } from '@academy/ui/icon';
import { useQueryClient } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useLocation } from 'react-router-dom';
import { lateShellTexts } from './late-shell-texts';
import styles from './pull-to-refresh.module.css';
import { usePull } from './use-pull';

/** Pages that are lists. The meal calendar is painted with the finger: pulling it does nothing. */
const LISTS = new Set(['/regular-schedule', '/mocks', '/points-mine', '/study', '/submit']);

/** Reloads a list when it is pulled down. The profile sheet has a button for the same. */
export function PullToRefresh() {
  return LISTS.has(useLocation().pathname) && <Pull />;
}

function Pull() {
  const queryClient = useQueryClient();
  const { pulled, busy, enough } = usePull(() => queryClient.refetchQueries({ type: 'active' }));
  if (pulled === 0 && !busy) return null;
  const place: CSSProperties & Record<'--pulled' | '--turned', string> = {
    '--pulled': `${pulled}px`,
    '--turned': `${pulled * 3}deg`,
  };
  return (
    <output className={styles.mark} style={place} data-busy={busy || undefined}>
      <RefreshIcon className={styles.icon} />
      {busy ? lateShellTexts.refreshing : enough ? lateShellTexts.letGo : lateShellTexts.pull}
    </output>
  );
}
