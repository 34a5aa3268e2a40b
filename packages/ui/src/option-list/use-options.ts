import { useEffect, useState, type KeyboardEvent } from 'react';
import { isEnter } from '../enter-key';
import { optionElementId, type OptionGroup } from './option-list';

interface Options {
  listId: string;
  groups: readonly OptionGroup[];
  onSelect: (id: string) => void;
}

/**
 * Which option of a list is active, and the keys of its field: arrows move over all groups, Enter
 * selects (not the Enter that ends a syllable).
 */
export function useOptions({ listId, groups, onSelect }: Options) {
  const [wanted, setWanted] = useState<string>();
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
  // What is typed changes the list: the best match is first.
  const isChosen = wanted !== undefined && ids.includes(wanted);
  const activeId = isChosen ? wanted : ids[0];

  useEffect(() => {
    if (wanted !== undefined)
      document
        .getElementById(optionElementId(listId, wanted))
        ?.scrollIntoView({ block: 'nearest' });
  }, [listId, wanted]);

  /** Whether the key was one of the list's. */
  function onKey(event: KeyboardEvent): boolean {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && ids.length > 0) {
      event.preventDefault();
      setWanted(ids.at((ids.indexOf(activeId ?? '') + step) % ids.length));
      return true;
    }
    if (!isEnter(event) || activeId === undefined) return false;
    event.preventDefault();
    onSelect(activeId);
    return true;
  }

  return {
    activeId,
    /** Whether the user moved to it; otherwise it is just the first. */
    isChosen,
    setActive: setWanted,
    onKey,
    activeElementId: activeId === undefined ? undefined : optionElementId(listId, activeId),
  };
}
