import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { Row } from '../layout';
import { VisuallyHidden } from '../visually-hidden';
import styles from './change-list.module.css';

export interface Change {
  /** What changes: 좌석. */
  label: string;
  /** Empty when there was nothing. */
  before: ReactNode;
  /** Empty when nothing stays. */
  after: ReactNode;
}

export interface ChangeListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Only what differs, in the order of the form. */
  changes: readonly Change[];
  /** Spoken before the two values: 바뀌기 전, 바뀐 뒤. In place of an empty one: 없음. */
  texts: { before: string; after: string; nothing: string };
}

/** Before → after, value by value: in previews of imports and settings, and in the history. */
export function ChangeList({ changes, texts, className, ...rest }: ChangeListProps) {
  return (
    <dl {...rest} className={cx(styles.list, className)}>
      {changes.map(({ label, before, after }) => (
        <Row key={label} gap={12} lineGap={0}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.values}>
            <VisuallyHidden>{texts.before}</VisuallyHidden>
            <del className={styles.before}>{before || texts.nothing}</del>
            <span aria-hidden="true">→</span>
            <VisuallyHidden>{texts.after}</VisuallyHidden>
            <ins className={styles.after}>{after || texts.nothing}</ins>
          </dd>
        </Row>
      ))}
    </dl>
  );
}
