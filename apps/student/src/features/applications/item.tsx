import { KeyValueList, type KeyValue } from '@academy/ui/key-value-list';
import { Card, Row } from '@academy/ui/layout';
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
    <Card as="li" gap={8}>
      <Row gap={8} lineGap={4} align="start" justify="between">
        <h3 className={styles.itemTitle}>{title}</h3>
        <Row gap={4}>{badges}</Row>
      </Row>
      {children}
      {facts.length > 0 && <KeyValueList items={facts} />}
      {rejectReason !== null && (
        <p className={styles.answer}>
          <strong>{texts.rejectReason}</strong> {rejectReason}
        </p>
      )}
    </Card>
  );
}
