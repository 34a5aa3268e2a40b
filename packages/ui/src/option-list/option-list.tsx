import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './option-list.module.css';

export interface ListOption {
  id: string;
  label: string;
  /** Beside the label, quieter: 고3 · 5678. */
  hint?: ReactNode;
  icon?: ReactNode;
}

export interface OptionGroup {
  id: string;
  /** 학생 · 화면 · 작업; a group without a label is just options. */
  label?: string;
  options: readonly ListOption[];
}

interface Props {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  activeId: string | undefined;
  onSelect: (id: string) => void;
  onActive: (id: string) => void;
}

export const optionElementId = (listId: string, optionId: string) => `${listId}-${optionId}`;

/** The list below a search field. The focus stays in the field, which names the active option by `aria-activedescendant`. */
export function OptionList({ id, label, groups, activeId, onSelect, onActive }: Props) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
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
    </div>
  );
}
