import { useId } from 'react';
import { Dialog } from '../dialog';
import { OptionList, type OptionGroup } from '../option-list/option-list';
import { useOptions } from '../option-list/use-options';
import { SearchField } from '../search-field';
import styles from './command-palette.module.css';

export interface CommandPaletteProps {
  /** Shows it; `usePaletteShortcut` tells when. */
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
        onValueChange={onQueryChange}
        onKeyDown={options.onKey}
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
