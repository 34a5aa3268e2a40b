import { PrintSheet } from '@academy/ui/print-sheet';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrintAlone } from './use-printing';
import styles from './paper-pages.module.css';

/** One printed page: its student, its lines and its foot. */
export interface Paper {
  title: string;
  person: string;
  lines: readonly { label: string; value: string; strong?: boolean }[];
  notes: readonly string[];
}

interface PagesProps {
  title: string;
  children: ReactNode;
  onPrinted: () => void;
}

/** Pages on A4. Render them for the moment of printing only. */
export function PrintedPages({ title, children, onPrinted }: PagesProps) {
  usePrintAlone(onPrinted);
  return createPortal(
    <PrintSheet bare title={title}>
      {children}
    </PrintSheet>,
    document.body,
  );
}

interface PageProps extends Pick<Paper, 'title' | 'person' | 'notes'> {
  /** Who hands it out: name, company lines, phone. */
  sender: readonly string[];
  stamp: string;
  children: ReactNode;
}

/** A page of one student: what it is, whose, and who hands it out. */
export function PaperPage({ title, person, notes, sender, stamp, children }: PageProps) {
  const [academy = '', ...lines] = sender;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.stamp}>{stamp}</p>
      </header>
      <p className={styles.person}>{person}</p>
      {children}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <footer className={styles.sender}>
        <p className={styles.academy}>{academy}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </article>
  );
}

interface Props extends Pick<PageProps, 'sender' | 'stamp'>, Omit<PagesProps, 'children'> {
  papers: readonly Paper[];
}

/** Papers on A4, a page for each student. Render it for the moment of printing only. */
export const PaperPages = ({ papers, sender, stamp, ...pages }: Props) => (
  <PrintedPages {...pages}>
    {papers.map(({ lines, ...paper }, at) => (
      <PaperPage key={at} {...paper} sender={sender} stamp={stamp}>
        <table>
          <tbody>
            {lines.map(({ label, value, strong }, row) => (
              <tr key={row} data-strong={strong || undefined} className={styles.line}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PaperPage>
    ))}
  </PrintedPages>
);
