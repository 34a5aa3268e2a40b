import textStyles from '@academy/ui/styles/text.module.css';
import { Card } from '@academy/ui/layout';
import { ChevronRightIcon } from '@academy/ui/icon';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './today.module.css';

interface CardProps {
  title: string;
  /** Beside the title: how many, until when. */
  note?: ReactNode;
  /** At the right: where all of it is done. */
  way?: ReactNode;
  children: ReactNode;
}

/** One question of the day and its answer. */
export function TodayCard({ title, note, way, children }: CardProps) {
  const id = useId();
  return (
    <Card as="section" gap={8} padding={20} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={textStyles.title}>
          {title}
        </h2>
        {note && <span className={textStyles.figures}>{note}</span>}
        {way && <span className={styles.way}>{way}</span>}
      </header>
      {children}
    </Card>
  );
}

/** The way of a card to a page. */
export const CardWay = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={styles.link} to={to}>
    {children}
  </Link>
);

export interface TodayLine {
  label: string;
  /** 3건, 2명, 확인 늦음. */
  value: string;
  to: string;
}

/** What waits, a line each: how much, and the way there. */
export const TodayLines = ({ lines }: { lines: readonly TodayLine[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ label, value, to }) => (
      <li key={label}>
        <Link className={styles.line} to={to}>
          <span className={styles.label}>{label}</span>
          <strong className={styles.value}>{value}</strong>
          <ChevronRightIcon size={16} />
        </Link>
      </li>
    ))}
  </ul>
);
