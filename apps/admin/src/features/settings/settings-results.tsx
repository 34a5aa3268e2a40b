import { Link } from 'react-router-dom';
import { findSettings, settingPath } from './settings-finds';
import styles from './settings-list.module.css';
import type { SettingsTab } from '../../shared/page/settings-tab';
import { settingsTexts as texts } from './settings-texts';

interface Props {
  tabs: readonly SettingsTab[];
  typed: string;
  replace: boolean;
}

/** What was found: a tab, or a field with the tab that it is on. */
export function SettingsResults({ tabs, typed, replace }: Props) {
  const found = findSettings(tabs, typed);
  if (found.length === 0) return <p className={styles.nothing}>{texts.nothing}</p>;
  return (
    <ul className={styles.links}>
      {found.map((one) => (
        <li key={settingPath(one)}>
          <Link className={styles.link} to={settingPath(one)} replace={replace}>
            <span>
              {one.at ?? one.tab.label}
              {one.at !== undefined && <span className={styles.where}>{one.tab.label}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
