import { KeyValueList, type KeyValue } from '@academy/ui/key-value-list';
import type { ReactNode } from 'react';
import { applicationsTexts as texts } from './applications-texts';
import styles from './applications-page.module.css';

interface Props {
  title: ReactNode;
  badges: ReactNode;
  /** The manager's answer, word for word. */
  rejectReason?: string | null;
  facts?: readonly KeyValue[];
  children?: ReactNode;
}

/** One application: what, its state, the facts. */
export function Item({ title, badges, rejectReason = null, facts = [], children }: Props) {
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <h3 className={styles.itemTitle}>{title}</h3>
        <div className={styles.badges}>{badges}</div>
      </div>
      {children}
      {facts.length > 0 && <KeyValueList items={facts} />}
      {rejectReason !== null && (
        <p className={styles.answer}>
          <strong>{texts.rejectReason}</strong> {rejectReason}
        </p>
      )}
    </li>
  );
}
