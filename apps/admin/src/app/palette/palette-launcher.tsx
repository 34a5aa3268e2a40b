import { Button } from '@academy/ui/button';
import { usePaletteShortcut } from '@academy/ui/command-palette';
import { SearchIcon } from '@academy/ui/icon';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import styles from './palette.module.css';
import { paletteTexts as texts } from './palette-texts';
import { useHelpShortcut } from './use-help-shortcut';

const Palette = lazy(async () => ({ default: (await import('./palette')).Palette }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog')).ShortcutsDialog,
}));

type Shown = 'palette' | 'shortcuts' | null;

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
