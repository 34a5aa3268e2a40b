import { ChevronRightIcon } from '@academy/ui/icon';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListSearch } from '../../shared/lists/list-search';
import { lazyPart } from '../../shared/page/lazy-part';
import styles from './settings-list.module.css';
import type { SettingsTab } from '../../shared/page/settings-tab';
import { settingsTexts as texts } from './settings-texts';

/** The words of every tab come when they are searched. */
const Results = lazyPart(async () => (await import('./settings-results')).SettingsResults);

interface Props {
  tabs: readonly SettingsTab[];
  /** Which one is shown; none on a phone's list. */
  value: string | undefined;
  /** The way back leads to the list: not at a desk, where it is beside the tab. */
  replace: boolean;
}

const groups = Object.entries(texts.groups);

/** The settings in groups, with a search: beside the tab, on a phone a page of its own. */
export function SettingsList({ tabs, value, replace }: Props) {
  const [typed, setTyped] = useState('');
  return (
    <nav aria-label={texts.tabs} className={styles.list}>
      <ListSearch
        label={texts.find}
        placeholder={texts.find}
        value={typed}
        onValueChange={setTyped}
      />
      {typed.trim() !== '' && <Results tabs={tabs} typed={typed} replace={replace} />}
      {typed.trim() === '' &&
        groups.map(([group, label]) => (
          <section key={group} aria-label={label}>
            <h2 className={styles.heading}>{label}</h2>
            <ul className={styles.links}>
              {tabs
                .filter((tab) => tab.group === group)
                .map((tab) => (
                  <li key={tab.value}>
                    <Link
                      className={styles.link}
                      to={`?tab=${tab.value}`}
                      replace={replace}
                      aria-current={tab.value === value ? 'page' : undefined}
                    >
                      {tab.label}
                      <ChevronRightIcon className={styles.chevron} size={16} />
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}
