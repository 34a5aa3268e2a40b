import { ErrorState } from '@academy/ui/error-state';
import { Skeleton } from '@academy/ui/skeleton';
import { Tabs } from '@academy/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../shared/messages';
import { useUrlState } from '../../shared/use-url-state';
import { LunchSettings } from './lunch-settings';
import styles from './settings-page.module.css';
import { settingsQueries } from './settings-queries';
import { settingsTexts as texts } from './settings-texts';

const tabs = [{ value: 'lunch', label: texts.lunch }] as const;
type Tab = (typeof tabs)[number]['value'];

/** `/settings` 시스템 설정: one tab per area, kept in the address. */
export function SettingsPage() {
  const [wanted, setTab] = useUrlState('tab');
  const tab: Tab = tabs.find(({ value }) => value === wanted)?.value ?? 'lunch';
  const { data, isError, refetch } = useQuery(settingsQueries.lunch());

  return (
    <div className={styles.page}>
      <title>{`${texts.title} · ${messages.appName}`}</title>
      <h1 className={styles.title}>{texts.title}</h1>
      <Tabs label={texts.tabs} items={tabs} value={tab} onValueChange={setTab}>
        {data && <LunchSettings loaded={data} />}
        {!data && isError && <ErrorState title={messages.errors.load} retryLabel={messages.errors.retry} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton height="640px" />}
      </Tabs>
    </div>
  );
}
