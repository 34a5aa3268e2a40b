import { Card, Row } from '@academy/ui/layout';
import type { ReactNode } from 'react';
import styles from './guardian-page.module.css';
import { guardianTexts as texts } from './guardian-texts';

export const Section = ({
  title,
  badge,
  children,
}: {
  title: string;
  badge?: ReactNode;
  children: ReactNode;
}) => (
  <Card as="section" gap={8} padding={16}>
    <Row gap={8} align="center" justify="between" wrap>
      <h3>{title}</h3>
      {badge}
    </Row>
    {children}
  </Card>
);

/** The first lines of a list, and the rest behind a press. */
export function Lines<Item>({
  items,
  shown,
  label,
  children: lineOf,
}: {
  items: readonly Item[];
  shown: number;
  label?: string;
  children: (item: Item) => ReactNode;
}) {
  // One line more takes no more room than the button that would hide it.
  const cut = items.length <= shown + 1 ? items.length : shown;
  const rest = items.slice(cut);
  return (
    <>
      <ul className={styles.lines} aria-label={label}>
        {items.slice(0, cut).map(lineOf)}
      </ul>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>{texts.moreLines(rest.length)}</summary>
          <ul className={styles.lines}>{rest.map(lineOf)}</ul>
        </details>
      )}
    </>
  );
}
