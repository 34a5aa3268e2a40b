import { PrintSheet } from '@academy/ui/print-sheet';
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

interface Props {
  title: string;
  papers: readonly Paper[];
  /** Who hands it out: name, company lines, phone. */
  sender: readonly string[];
  stamp: string;
  onPrinted: () => void;
}

/** Papers on A4, a page for each student. Render it for the moment of printing only. */
export function PaperPages({ title, papers, sender, stamp, onPrinted }: Props) {
  usePrintAlone(onPrinted);
  const [academy = '', ...lines] = sender;
  return createPortal(
    <PrintSheet bare title={title}>
      {papers.map((paper, at) => (
        <article key={at} className={styles.page}>
          <header className={styles.head}>
            <h3 className={styles.title}>{paper.title}</h3>
            <p className={styles.stamp}>{stamp}</p>
          </header>
          <p className={styles.person}>{paper.person}</p>
          <table>
            <tbody>
              {paper.lines.map(({ label, value, strong }, row) => (
                <tr key={row} data-strong={strong || undefined} className={styles.line}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {paper.notes.map((note) => (
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
      ))}
    </PrintSheet>,
    document.body,
  );
}
