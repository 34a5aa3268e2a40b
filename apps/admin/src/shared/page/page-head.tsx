import type { ReactNode } from 'react';
import { messages } from '../messages';
import styles from './page-head.module.css';

interface Props {
  title: string;
  /** The way back, before the title. */
  back?: ReactNode;
  /** How fresh the page is: a `LiveState`. */
  state?: ReactNode;
  /** What steps through days or months. */
  children?: ReactNode;
}

/** The head of a manager's page, which also names the tab of the browser. */
export function PageHead({ title, back, state, children }: Props) {
  return (
    <>
      <title>{`${title} · ${messages.appName}`}</title>
      <header className={styles.head}>
        {back}
        <h1 className={styles.title}>{title}</h1>
        {children && <div className={styles.stepper}>{children}</div>}
        {state}
      </header>
    </>
  );
}
