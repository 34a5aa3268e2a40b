import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button';
import { ImageIcon, TrashIcon } from '../icon';
import { IconButton } from '../icon-button';
import { cx } from '../internal/cx';
import { PhotoTile } from '../photo-strip';
import { WorkLine } from '../work-line';
import styles from './photo-field.module.css';

/** One place of the field: kept already (as far as it has come), on its way, or not taken. */
export type PhotoItem = { id: string; name: string } & (
  | { state: 'kept'; url: string | undefined; problem?: string | undefined }
  | { state: 'running' }
  /** `final`: trying the same file again would not help. */
  | { state: 'failed'; problem: string; final: boolean }
);

export interface PhotoFieldProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** 증빙 사진. */
  label: ReactNode;
  /** What is good to know beforehand: up to three, who sees them. */
  hint?: ReactNode;
  /** Text of the button that opens camera or gallery: 사진 추가. */
  pickLabel: string;
  /** In their order: those that are kept, then those on their way. */
  items: readonly PhotoItem[];
  /** What its parts say. */
  texts: {
    /** Name of the list of photos. */
    list: string;
    uploading: string;
    /** 증빙 사진 1 빼기. */
    remove: (name: string) => string;
    /** The same as a visible word: 빼기. */
    giveUp: string;
  };
  /** Why none can be added now. */
  disabledReason?: string | undefined;
  /** Why none can be taken away now, and no upload tried again. */
  lockedReason?: string | undefined;
  /** Photos that were taken or picked; whether they fit is the caller's to check. */
  onFiles: (files: File[]) => void;
  /** Takes a photo out; one that is on its way is stopped. */
  onRemove: (id: string) => void;
  /** Sends one that failed again. */
  onRetry: (id: string) => void;
}

type ItemProps = { item: PhotoItem } & Pick<
  PhotoFieldProps,
  'texts' | 'lockedReason' | 'onRemove' | 'onRetry'
>;

function Place({ item, texts, lockedReason, onRemove, onRetry }: ItemProps) {
  const { id, name } = item;
  if (item.state === 'kept')
    return (
      <li className={styles.kept}>
        <PhotoTile photo={item} />
        <span className={styles.name}>
          {name}
          {item.problem !== undefined && <span className={styles.problem}>{item.problem}</span>}
        </span>
        <IconButton
          label={texts.remove(name)}
          disabledReason={lockedReason}
          onClick={() => onRemove(id)}
        >
          <TrashIcon />
        </IconButton>
      </li>
    );
  if (item.state === 'running')
    return (
      <li>
        <WorkLine
          label={name}
          state="running"
          detail={texts.uploading}
          onCancel={() => onRemove(id)}
        />
      </li>
    );
  return (
    <li className={styles.failed}>
      <WorkLine
        label={name}
        state="failed"
        detail={item.problem}
        onRetry={item.final || lockedReason !== undefined ? undefined : () => onRetry(id)}
      />
      <Button size="dense" disabledReason={lockedReason} onClick={() => onRemove(id)}>
        {texts.giveUp}
      </Button>
    </li>
  );
}

/** Photos of a form, from the camera or the gallery: each is shown, and can be taken out. */
export function PhotoField({
  label,
  hint,
  pickLabel,
  items,
  texts,
  disabledReason,
  lockedReason,
  onFiles,
  onRemove,
  onRetry,
  className,
  ...rest
}: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset {...rest} className={cx(styles.field, className)} aria-describedby={`${id}-hint`}>
      <legend className={styles.label}>{label}</legend>
      {items.length > 0 && (
        <ul className={styles.list} aria-label={texts.list}>
          {items.map((item) => (
            <Place
              key={item.id}
              item={item}
              texts={texts}
              lockedReason={lockedReason}
              onRemove={onRemove}
              onRetry={onRetry}
            />
          ))}
        </ul>
      )}
      <Button
        className={styles.pick}
        disabledReason={disabledReason}
        onClick={() => input.current?.click()}
      >
        <ImageIcon /> {pickLabel}
      </Button>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={pickLabel}
        accept="image/*"
        multiple
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file again is a new choice.
          event.currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}
