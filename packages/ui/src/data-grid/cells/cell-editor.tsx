import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { isImeKey } from '../../enter-key';
import styles from './cell-editor.module.css';
import type { CellEdit } from '../grid-column';

/** Where the focus goes once the value is taken. */
export type AfterEdit = 'down' | 'right' | 'left' | 'stay' | 'nowhere';

interface Props<Row> {
  row: Row;
  edit: CellEdit<Row>;
  /** Name of the field: 김하늘 좌석. */
  label: string;
  onCommit: (value: string, then: AfterEdit) => void;
  onCancel: () => void;
}

type FieldElement = HTMLInputElement | HTMLSelectElement;

function begin(field: FieldElement | null) {
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
  try {
    if (field instanceof HTMLSelectElement) field.showPicker();
  } catch {
    // A browser that doesn't open it leaves a closed select with the focus.
  }
}

/**
 * The field in a cell. Enter, Tab, or leaving it takes the value, Esc leaves the old one; the Enter
 * that ends a syllable does neither.
 */
export function CellEditor<Row>({ row, edit, label, onCommit, onCancel }: Props<Row>) {
  const errorId = useId();
  const over = useRef(false);
  const [error, setError] = useState<string>();

  function commit(value: string, then: AfterEdit) {
    // Taking the field away makes it lose the focus: that is not a second answer.
    if (over.current) return;
    const problem = edit.check?.(value, row);
    setError(problem);
    if (problem !== undefined) return;
    over.current = true;
    onCommit(value, then);
  }

  function onKeyDown(event: KeyboardEvent<FieldElement>) {
    // Keys in the field are the field's: the grid must not move.
    event.stopPropagation();
    if (isImeKey(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      over.current = true;
      onCancel();
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      commit(
        event.currentTarget.value.trim(),
        event.key === 'Enter' ? 'down' : event.shiftKey ? 'left' : 'right',
      );
    }
  }

  const shared = {
    ref: begin,
    className: styles.field,
    'aria-label': label,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
    defaultValue: edit.value(row),
    onBlur: (event: FocusEvent<FieldElement>) =>
      commit(event.currentTarget.value.trim(), 'nowhere'),
    onKeyDown,
  };

  return (
    <>
      {edit.kind === 'text' ? (
        <input
          {...shared}
          type="text"
          inputMode={edit.inputMode}
          maxLength={edit.maxLength}
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <select {...shared} onChange={(event) => commit(event.currentTarget.value, 'stay')}>
          {edit.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
