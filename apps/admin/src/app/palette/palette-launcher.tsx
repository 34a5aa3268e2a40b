import { Button } from '@academy/ui/button';
import { CommandPalette, usePaletteShortcut } from '@academy/ui/command-palette';
import { SearchIcon } from '@academy/ui/icon';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Offer, PaletteHandle } from './palette-entries';
import styles from './palette.module.css';
import { messages } from '../../shared/texts/messages';
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

const PaletteEntries = lazy(async () => ({
  default: (await import('./palette-entries')).PaletteEntries,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog')).ShortcutsDialog,
}));

type Shown = 'palette' | 'shortcuts' | null;

const NOTHING_YET: Offer = { typed: undefined, groups: [], searching: true, failed: false };

const sameOffer = (one: Offer, other: Offer) => JSON.stringify(one) === JSON.stringify(other);

interface PaletteProps {
  open: boolean;
  onClose: () => void;
  onShortcuts: () => void;
  onLogout: () => void;
}

/**
 * The field is here with the page and takes the focus within the key that opens it, so that it
 * gets every letter, also the first of a syllable. What it offers comes when it is first wanted.
 */
function Palette({ open, onClose, onShortcuts, onLogout }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const [offer, setOffer] = useState(NOTHING_YET);
  const entries = useRef<PaletteHandle>(null);
  const close = () => {
    setTyped('');
    onClose();
  };
  const take = useCallback(
    (next: Offer) => setOffer((known) => (sameOffer(known, next) ? known : next)),
    [],
  );
  const searching = offer.searching || offer.typed !== typed;
  return (
    <>
      <CommandPalette
        open={open}
        onClose={close}
        query={typed}
        onQueryChange={setTyped}
        groups={offer.groups}
        searching={searching}
        onSelect={(id) => entries.current?.select(id)}
        texts={{
          title: texts.title,
          placeholder: texts.placeholder,
          clear: texts.clear,
          empty: searching ? texts.searching : offer.failed ? messages.errors.load : texts.empty,
        }}
      />
      <Suspense>
        <PaletteEntries
          open={open}
          typed={typed}
          ref={entries}
          onOffer={take}
          onShortcuts={onShortcuts}
          onLogout={onLogout}
        />
      </Suspense>
    </>
  );
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
      <>
        {wanted.has('palette') && (
          <Palette
            open={shown === 'palette'}
            onClose={() => setShown(null)}
            onShortcuts={() => show('shortcuts')}
            onLogout={onLogout}
          />
        )}
        <Suspense fallback={null}>
          {wanted.has('shortcuts') && (
            <ShortcutsDialog
              open={shown === 'shortcuts'}
              onClose={() => setShown(null)}
              question={question}
              onQuestionChange={setQuestion}
            />
          )}
        </Suspense>
      </>
    ),
  };
}
