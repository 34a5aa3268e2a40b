import textStyles from '@academy/ui/styles/text.module.css';
import { buttonClassName } from '@academy/ui/button';
import { type KeyValue, KeyValueList } from '@academy/ui/key-value-list';
import { Card, Row, Stack } from '@academy/ui/layout';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './applications-page.module.css';
import { applicationsTexts as texts } from './applications-texts';

interface Props {
  name: keyof typeof texts.sections;
  /** The page on which one applies for it. */
  to: string;
  /** One item each; with none the section says so. */
  children: readonly ReactNode[];
}

/** What was applied for of one kind, with the way to its page. */
export function Section({ name, to, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={`applied-${name}`}>
      <div className={styles.sectionHead}>
        <h2 id={`applied-${name}`} className={textStyles.title}>
          {texts.sections[name]}
        </h2>
        <Link to={to} className={buttonClassName({ variant: 'text', size: 'dense' })}>
          {texts.go[name]}
        </Link>
      </div>
      {children.length === 0 ? (
        <p className={styles.empty}>{texts.empty[name]}</p>
      ) : (
        <Stack as="ul" gap={8}>
          {children}
        </Stack>
      )}
    </section>
  );
}

interface ItemProps {
  title: ReactNode;
  badges: ReactNode;
  /** The manager's answer, word for word. */
  rejectReason?: string | null;
  facts?: readonly KeyValue[];
  children?: ReactNode;
  /** What can be done about it, below everything. */
  action?: ReactNode;
}

/** One application: what, its state, the facts. */
export function Item({
  title,
  badges,
  rejectReason = null,
  facts = [],
  children,
  action,
}: ItemProps) {
  return (
    <Card as="li" gap={8}>
      <Row gap={8} lineGap={4} align="start" justify="between">
        <h3>{title}</h3>
        <Row gap={4}>{badges}</Row>
      </Row>
      {children}
      {facts.length > 0 && <KeyValueList items={facts} />}
      {rejectReason !== null && (
        <p className={styles.answer}>
          <strong>{texts.rejectReason}</strong> {rejectReason}
        </p>
      )}
      {action}
    </Card>
  );
}
