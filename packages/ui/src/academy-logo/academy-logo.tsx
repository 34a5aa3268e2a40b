import { useState, type ReactNode } from 'react';
import styles from './academy-logo.module.css';

export interface AcademyLogoProps {
  /** Undefined until it is known, and where the academy has none. */
  logo: { url: string; width: number; height: number } | undefined;
  /** The academy's name: what a screen reader says for the picture. */
  name: string;
  /** Writes the name beside a logo that is no wider than a sign. */
  named?: boolean;
  /** Shown while there is no logo: until it has come, and for good if it does not. */
  children: ReactNode;
}

/** From here on a logo is taken for the name itself. */
const WORDMARK = 2;

/**
 * The academy's logo in a line of a head; `--logo-height` and `--logo-width` say how large it may
 * be, `--logo-pull` how far it reaches out of its line.
 */
export function AcademyLogo({ logo, name, named = false, children }: AcademyLogoProps) {
  const [seen, setSeen] = useState<string>();
  if (!logo) return children;
  const { url, width, height } = logo;
  const ready = seen === url;
  const beside = named && width < WORDMARK * height;
  return (
    <span className={styles.box}>
      <img
        key={url}
        className={styles.logo}
        hidden={!ready}
        src={url}
        width={width}
        height={height}
        alt={beside ? '' : name}
        // So that the worker may keep it where the API has an address of its own.
        crossOrigin="anonymous"
        onLoad={() => setSeen(url)}
      />
      {ready ? beside && name : children}
    </span>
  );
}
