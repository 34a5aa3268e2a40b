import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button';
import { cx } from '../internal/cx';
import styles from './file-drop.module.css';
import { matchesAccept } from './matches-accept';
import { useFileTarget } from './use-file-target';

export interface FileDropProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onDrop' | 'onPaste'
> {
  /** What to do: 사진을 끌어 놓거나 붙여 넣으세요. */
  label: ReactNode;
  /** What fits: JPG, PNG, WEBP · 10MB까지. */
  hint?: ReactNode;
  /** Text of the button that opens the device's own picker: 사진 고르기. */
  pickLabel: string;
  /** As of `<input type=file>`: `image/*`, `.xlsx,.csv`. */
  accept: string;
  /** Takes more than one at a time; else the first that fits. */
  multiple?: boolean;
  /** Files that fit `accept`. Size and content are the caller's and the server's to check. */
  onFiles: (files: File[]) => void;
  /** Files that don't fit `accept`; say so. */
  onRefused: (files: File[]) => void;
  /** Decoration above the label, 32 px. */
  icon?: ReactNode;
  /** Why no file can be given now. */
  disabledReason?: string | undefined;
}

/** Takes files dropped or pasted anywhere on the page, or picked. */
export function FileDrop({
  label,
  hint,
  pickLabel,
  accept,
  multiple = false,
  onFiles,
  onRefused,
  icon,
  disabledReason,
  className,
  ...rest
}: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function take(files: File[]) {
    const fitting = files.filter((file) => matchesAccept(file, accept));
    const taken = multiple ? fitting : fitting.slice(0, 1);
    if (taken.length > 0) onFiles(taken);
    if (fitting.length < files.length) onRefused(files.filter((file) => !fitting.includes(file)));
  }
  const { dragging } = useFileTarget({ enabled: disabledReason === undefined, onFiles: take });

  return (
    <fieldset
      {...rest}
      aria-labelledby={id}
      data-dragging={dragging || undefined}
      className={cx(styles.drop, className)}
    >
      {icon}
      <p id={id} className={styles.label}>
        {label}
      </p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <Button disabledReason={disabledReason} onClick={() => input.current?.click()}>
        {pickLabel}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={pickLabel}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          // The same file again is a new choice.
          event.currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}
