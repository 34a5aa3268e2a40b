import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../dialog';
import { onEnter } from '../enter-key';
import { OptionList, type OptionGroup } from '../option-list/option-list';
import { useOptions } from '../option-list/use-options';
import { SearchField } from '../search-field';
import styles from './command-palette.module.css';

export interface CommandPaletteProps {
  /** Shows it; `usePaletteShortcut` says when. */
  open: boolean;
  /** Esc, the close button, the backdrop, or a choice: set `open` to false. */
  onClose: () => void;
  /**
   * What is typed. The caller searches (초성, wrong-keyboard typing) and passes what it found, best
   * first.
   */
  query: string;
  /** The new text after every key. */
  onQueryChange: (query: string) => void;
  /** What was found: 화면, 학생, 작업. Empty groups are left out. */
  groups: readonly OptionGroup[];
  /**
   * What was found so far is not yet for this query. Enter waits for the answer and takes its best,
   * unless the arrows chose one of those shown.
   */
  searching?: boolean;
  /** An option was chosen; the palette closes by itself. */
  onSelect: (id: string) => void;
  /** 빠른 찾기 · 화면, 학생, 작업 · 검색어 지우기 · 찾은 것이 없습니다. (찾는 중… while the search runs) */
  texts: { title: string; placeholder: string; clear: string; empty: string };
}

/** Pages, students and actions by typing. */
export function CommandPalette({
  open,
  onClose,
  query,
  onQueryChange,
  groups,
  searching = false,
  onSelect,
  texts,
}: CommandPaletteProps) {
  const listId = useId();
  const shown = groups.filter(({ options }) => options.length > 0);
  const select = (id: string) => {
    onClose();
    onSelect(id);
  };
  const options = useOptions({ listId, groups: shown, onSelect: select });

  // The query for which Enter came before its answer.
  const [hurried, setHurried] = useState<string>();
  const answered = useEffectEvent(() => {
    const best = shown[0]?.options[0];
    if (best) select(best.id);
  });
  useEffect(() => {
    if (open && !searching && hurried === query) answered();
  }, [open, searching, hurried, query]);
  const hurry = onEnter(() => setHurried(query));
  function onKey(event: KeyboardEvent) {
    if (searching && !options.isChosen) hurry(event);
    else options.onKey(event);
  }

  return (
    <Dialog open={open} onClose={onClose} title={texts.title} className={styles.palette}>
      <SearchField
        data-autofocus=""
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options.activeElementId}
        className={styles.field}
        label={texts.title}
        placeholder={texts.placeholder}
        clearLabel={texts.clear}
        value={query}
        onValueChange={(typed) => {
          setHurried(undefined);
          onQueryChange(typed);
        }}
        onKeyDown={onKey}
      />
      <OptionList
        id={listId}
        label={texts.title}
        groups={shown}
        activeId={options.activeId}
        onSelect={select}
        onActive={options.setActive}
      />
      <p className={styles.empty} aria-live="polite">
        {shown.length === 0 && texts.empty}
      </p>
    </Dialog>
  );
}
