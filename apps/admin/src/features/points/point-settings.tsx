import { useId, type ComponentType } from 'react';
import styles from './points-page.module.css';
import { pointsTexts } from './points-texts';
import { PresetsTab } from './presets-tab';

/**
 * 상벌점 in the settings: the items, and below them the steps (`Standards`), as on the page of points.
 */
export function PointSettings({ Standards }: { Standards: ComponentType }) {
  const [items, standards] = [useId(), useId()];
  return (
    <div className={styles.settings}>
      <section className={styles.tab} aria-labelledby={items}>
        <h2 id={items} className={styles.heading}>
          {pointsTexts.tabs.presets}
        </h2>
        <PresetsTab />
      </section>
      <section className={styles.tab} aria-labelledby={standards}>
        <h2 id={standards} className={styles.heading}>
          {pointsTexts.tabs.standards}
        </h2>
        <Standards />
      </section>
    </div>
  );
}
