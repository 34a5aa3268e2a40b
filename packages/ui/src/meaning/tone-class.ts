import styles from './meaning.module.css';
import { toneOf, type Meaning } from './meanings';

/**
 * The class that gives an element and what is in it the colours of a meaning: `--tone-ink`,
 * `--tone-ground` and `--tone-edge`. The element decides what it paints with them.
 */
export const toneClass = (meaning: Meaning): string | undefined => styles[toneOf(meaning)];
