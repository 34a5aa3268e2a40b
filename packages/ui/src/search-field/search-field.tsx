import { useRef } from 'react';
import { isImeKey } from '../enter-key';
import { CloseIcon, SearchIcon } from '../icon';
import affix from '../internal/affix-button.module.css';
import { useMergedRef } from '../internal/use-merged-ref';
import { TextField } from '../text-field';
import type { TextFieldProps } from '../text-field';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'start' | 'end'
> {
  /** What is searched for. */
  value: string;
  /**
   * The new text after every key, also between the letters of a syllable; empty when it was
   * cleared.
   */
  onValueChange: (value: string) => void;
  /** Name of the × button: 검색어 지우기. */
  clearLabel: string;
}

/**
 * Search as you type. × or Escape empties it and keeps the caret there. The label is hidden unless
 * asked for.
 */
export function SearchField({
  value,
  onValueChange,
  clearLabel,
  labelHidden = true,
  onKeyDown,
  ref,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      {...rest}
      ref={mergedRef}
      type="search"
      labelHidden={labelHidden}
      value={value}
      onValueChange={onValueChange}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (
          event.defaultPrevented ||
          event.key !== 'Escape' ||
          value === '' ||
          rest.disabledReason ||
          isImeKey(event)
        )
          return;
        // Only the search is closed, not the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        clear();
      }}
      start={<SearchIcon />}
      end={
        value !== '' &&
        !rest.disabledReason && (
          <button type="button" className={affix.button} aria-label={clearLabel} onClick={clear}>
            <CloseIcon />
          </button>
        )
      }
    />
  );
}
