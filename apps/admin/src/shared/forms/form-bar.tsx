import type { ReactNode } from 'react';
import styles from './form-bar.module.css';

/** The buttons of a long form, in view wherever one is in it. */
export const FormBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
);
