import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import { Stack } from '../layout';
import styles from './option-list.module.css';

export interface ListOption {
  /** Names the option to the owner; every id once in the list. */
  id: string;
  /** What is chosen: 김하늘. */
  label: string;
  /** Beside the label, quieter: 고3 · 5678. */
  hint?: ReactNode;
  /** A decorative icon before the label. */
  icon?: ReactNode;
}

export interface OptionGroup {
  /** Every id once in the list. */
  id: string;
  /** 학생 · 화면 · 작업; a group without a label is just options. */
  label?: string;
  /** The options in the order of the arrow keys. */
  options: readonly ListOption[];
}

interface Props {
  /** Id of the listbox, which the field names by `aria-controls`. */
  id: string;
  /** Accessible name of the listbox. */
  label: string;
  /** What is offered, best group first. */
  groups: readonly OptionGroup[];
  /** The option that Enter would choose. */
  activeId: string | undefined;
  /** An option was pressed. */
  onSelect: (id: string) => void;
  /** The pointer moved onto an option. */
  onActive: (id: string) => void;
}

export const optionElementId = (listId: string, optionId: string) => `${listId}-${optionId}`;

/**
 * The list below a search field. The focus stays in the field, which names the active option by
 * `aria-activedescendant`.
 */
export function OptionList({ id, label, groups, activeId, onSelect, onActive }: Props) {
  return (
    <Stack id={id} role="listbox" aria-label={label} gap={4}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.label}>
          {group.label !== undefined && (
            <p className={styles.group} aria-hidden="true">
              {group.label}
            </p>
          )}
          {group.options.map((option) => (
            <button
              key={option.id}
              id={optionElementId(id, option.id)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={option.id === activeId}
              className={cx(styles.option)}
              // The focus stays in the field, whose keys act on the options.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => onActive(option.id)}
              onClick={() => onSelect(option.id)}
            >
              {option.icon}
              <span className={styles.label}>{option.label}</span>
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            </button>
          ))}
        </div>
      ))}
    </Stack>
  );
}
