import { toneClass, type Meaning } from '../meaning';
import { cx } from './cx';
import styles from './series.module.css';

interface Series {
  /** None for a series alone, which has the colour of the product. */
  meaning?: Meaning | undefined;
}

/** `--series`, the colour of a series; its strokes and marks take it from there. */
export const seriesClass = ({ meaning }: Series): string | undefined =>
  cx(styles.series, meaning && toneClass(meaning));

/** The colour and the hatch of an area; which hatch says `data-series`: 0, 1, 2. */
export const filledClass = (series: Series): string | undefined =>
  cx(styles.filled, seriesClass(series));
