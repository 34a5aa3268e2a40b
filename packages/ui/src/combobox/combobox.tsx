import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isImeKey } from '../enter-key';
import { useMergedRef } from '../internal/use-merged-ref';
import { useResizeWhile } from '../internal/use-resize-while';
import { placeMenu } from '../menu/place-menu';
import { OptionList, type ListOption } from '../option-list/option-list';
import { useOptions } from '../option-list/use-options';
import { SearchField, type SearchFieldProps } from '../search-field';
import styles from './combobox.module.css';

export interface ComboboxProps extends Omit<SearchFieldProps, 'label' | 'onSelect'> {
  /** The visible name of the field, and the name of the list: 학생. */
  label: string;
  /**
   * What the caller found for `value`, best first; undefined while it is not known, `failed` when
   * it did not come.
   */
  options: readonly ListOption[] | undefined | 'failed';
  /** An option was chosen; set `value` as you like. */
  onSelect: (id: string) => void;
  /** Of the keys that the list has no use for: Enter while nothing is offered. */
  onKeyDown?: SearchFieldProps['onKeyDown'];
  /** In place of options when there are none: 찾은 학생이 없습니다. */
  emptyText: string;
  /** In place of options that are not known yet. */
  pendingText?: string;
  /** In place of options that did not come. */
  failedText?: string;
}

const NONE: readonly ListOption[] = [];

interface ListPlace {
  open: boolean;
  field: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
}

/** A name and what tells it from its namesake, px: beside a short field the list is wider. */
const WIDTH_MIN = 288;

/** Shows the list beside its field while it is open, at least as wide as that. */
function useListPlace({ open, field, list }: ListPlace): void {
  useResizeWhile(open, place);
  // After every render: what was found may need another height.
  useEffect(place);

  function place() {
    const [near, box] = [field.current?.getBoundingClientRect(), list.current];
    if (!near || !box) return;
    // Browsers without popover show the list in place.
    if ('togglePopover' in box) box.togglePopover(open);
    if (!open) return;
    const width = Math.min(Math.max(near.width, WIDTH_MIN), innerWidth);
    box.style.width = `${width}px`;
    const { top, bottom, left } = near;
    const at = placeMenu({ top, bottom, right: left + width }, box.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    box.style.left = `${at.left}px`;
    box.style.top = `${at.top}px`;
  }
}

/**
 * A search field that offers what it found below itself: for a choice of hundreds, such as a
 * student. The caller searches.
 */
export function Combobox({
  options: offered,
  onSelect,
  emptyText,
  pendingText = '찾는 중…',
  failedText = '불러오지 못했습니다. 잠시 뒤 다시 찾으세요.',
  value,
  onValueChange,
  label,
  onKeyDown: onOtherKey,
  ref,
  ...rest
}: ComboboxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const listRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const options = Array.isArray(offered) ? offered : NONE;
  const instead =
    offered === undefined ? pendingText : offered === 'failed' ? failedText : emptyText;
  const groups = open ? [{ id: 'all', options }] : [];
  const select = (id: string) => {
    setOpen(false);
    onSelect(id);
  };
  const list = useOptions({ listId, groups, onSelect: select });

  useListPlace({ open, field: input, list: listRef });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (!open && event.key === 'ArrowDown') {
      event.preventDefault();
      setOpen(true);
    } else if (open && event.key === 'Escape' && !isImeKey(event)) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else {
      list.onKey(event);
    }
    if (!event.defaultPrevented) onOtherKey?.(event);
  }

  return (
    <>
      <SearchField
        labelHidden={false}
        {...rest}
        ref={mergedRef}
        label={label}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={list.activeElementId}
        value={value}
        onValueChange={(typed) => {
          setOpen(typed !== '');
          onValueChange(typed);
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          setOpen(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={listRef} popover="manual" className={styles.list}>
        <OptionList
          id={listId}
          label={label}
          groups={groups}
          activeId={list.activeId}
          onSelect={select}
          onActive={list.setActive}
        />
        <p className={styles.empty} aria-live="polite">
          {open && options.length === 0 && instead}
        </p>
      </div>
    </>
  );
}
