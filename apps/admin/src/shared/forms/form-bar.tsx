import type { ReactNode } from 'react';
import styles from './form-bar.module.css';

/** The buttons of a long form, in sight wherever one is in it. */
export const FormBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
);
