import { Button } from '@academy/ui/button';
import { usePaletteShortcut } from '@academy/ui/command-palette';
import { SearchIcon } from '@academy/ui/icon';
import { lazy, Suspense, useState, type ReactNode, useEffect, useEffectEvent } from 'react';
import styles from './palette.module.css';
import { paletteTexts as texts } from './palette-texts';
import { useDeviceChoice } from '@academy/app-kit/device';

const kept = {
  read: (text: string | null) => text !== 'off',
  write: (on: boolean) => (on ? 'on' : 'off'),
};
const TYPING = 'input, textarea, select, [contenteditable], [role="grid"]';

/**
 * Ctrl+/ or ⌘+/ from anywhere; a lone `?` where nothing is being typed, unless it was switched off
 * on this device. By the key's place, as in every layout.
 */
function useHelpShortcut(onOpen: () => void): {
  question: boolean;
  setQuestion: (on: boolean) => void;
} {
  const [question, setQuestion] = useDeviceChoice('shortcuts:question', kept);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'Slash' || event.altKey) return;
    const held = event.ctrlKey || event.metaKey;
    const lone =
      question &&
      event.shiftKey &&
      !held &&
      !(event.target instanceof Element && event.target.closest(TYPING));
    if (!lone && (!held || event.shiftKey)) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { question, setQuestion };
}

const Palette = lazy(async () => ({ default: (await import('./palette')).Palette }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog')).ShortcutsDialog,
}));

type Shown = 'palette' | 'shortcuts' | null;

/**
 * What is typed while the palette's code is on its way is the palette's: on the page below, a
 * letter may be a key of its own, and Enter another place. Escape gives up.
 */
function useEarlyKeys(waiting: boolean, onGiveUp: () => void): string {
  const [early, setEarly] = useState('');
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onGiveUp();
    else if (event.key.length === 1) setEarly((typed) => typed + event.key);
  });
  useEffect(() => {
    if (!waiting) return;
    const onKeyDown = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [waiting]);
  return early;
}

/**
 * The way into the palette and the cheat-sheet: a button for the shell, the keys, and the two
 * dialogs, whose code comes when they are first wanted.
 */
export function usePaletteLauncher(onLogout: () => void): {
  button: ReactNode;
  dialogs: ReactNode;
} {
  const [shown, setShown] = useState<Shown>(null);
  const [wanted, setWanted] = useState<ReadonlySet<Shown>>(new Set());
  const show = (next: Shown) => {
    setShown(next);
    setWanted((before) => new Set(before).add(next));
  };
  usePaletteShortcut(() => show('palette'));
  const [ready, setReady] = useState(false);
  const early = useEarlyKeys(shown === 'palette' && !ready, () => setShown(null));
  const { question, setQuestion } = useHelpShortcut(() => show('shortcuts'));
  const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? texts.keys.mac : texts.keys.other;

  return {
    button: (
      <Button
        size="dense"
        className={styles.launcher}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => show('palette')}
      >
        <SearchIcon /> {texts.title}{' '}
        <kbd className={styles.hint} aria-hidden="true">
          {keys}
        </kbd>
      </Button>
    ),
    dialogs: (
      <Suspense fallback={null}>
        {wanted.has('palette') && (
          <Palette
            open={shown === 'palette'}
            early={early}
            onReady={() => setReady(true)}
            onClose={() => setShown(null)}
            onShortcuts={() => show('shortcuts')}
            onLogout={onLogout}
          />
        )}
        {wanted.has('shortcuts') && (
          <ShortcutsDialog
            open={shown === 'shortcuts'}
            onClose={() => setShown(null)}
            question={question}
            onQuestionChange={setQuestion}
          />
        )}
      </Suspense>
    ),
  };
}
