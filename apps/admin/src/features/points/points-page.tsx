import columnStyles from '@academy/ui/styles/column.module.css';
import { useUrlParams } from '@academy/app-kit/url';
import { Tabs } from '@academy/ui/tabs';
import { useCallback, useState, type ComponentType } from 'react';
import { lazyPart } from '../../shared/page/lazy-part';
import { LiveState } from '../../shared/page/live-state';
import { PageHead } from '../../shared/page/page-head';
import { useManager } from '../../shared/session/use-manager';
import { EditDialog, VoidDialog } from './history/point-dialogs';
import { PointActionsContext, useLineActions, type OpenPoint } from './history/point-menu';
import { draftOf, emptyDraft, type IssueDraft } from './issue/issue-draft';
import { IssueTab } from './issue/issue-tab';
import styles from './points-page.module.css';
import { useLivePoints, useOpenObjections } from './points-queries';
import { pointsTexts as texts } from './points-texts';

const HistoryTab = lazyPart(async () => (await import('./history/history-tab')).HistoryTab);
const ObjectionsTab = lazyPart(async () => (await import('./objections-tab')).ObjectionsTab);
const PresetsTab = lazyPart(async () => (await import('./presets/presets-tab')).PresetsTab);
const StandingsTab = lazyPart(async () => (await import('./standings/standings-tab')).StandingsTab);

const TABS = ['issue', 'history', 'standings', 'presets', 'standards', 'objections'] as const;

type Tab = (typeof TABS)[number];

/** What of the address belongs to one tab: gone when another one is chosen. */
const NO_TAB_PARAMS = {
  q: '',
  sort: '',
  step: '',
  span: '',
  type: '',
  item: '',
  issuer: '',
  of: '',
  from: '',
  to: '',
  voided: '',
  unconfirmed: '',
  answered: '',
  student: '',
  preset: '',
  date: '',
};

/** `/points/issue` 상벌점 부여. `Standards` is the tab of the settings that holds the steps. */
export function PointsPage({ Standards }: { Standards: ComponentType }) {
  const live = useLivePoints();
  const { can } = useManager();
  const { params, change } = useUrlParams();
  const [draft, setDraft] = useState(() => draftOf(params));
  const [open, setOpen] = useState<OpenPoint>(null);
  const again = useCallback(
    (next: IssueDraft) => {
      setDraft(next);
      change({ ...NO_TAB_PARAMS, tab: '' });
      window.scrollTo({ top: 0 });
    },
    [change],
  );
  const actions = useLineActions(setOpen, again);
  const objections = useOpenObjections(can('points.read'));
  const tab = TABS.find((value) => value === params.get('tab')) ?? 'issue';
  const go = (next: Tab, rest: Readonly<Record<string, string>> = {}) =>
    change({ ...NO_TAB_PARAMS, tab: next === 'issue' ? '' : next, ...rest });

  const items = TABS.map((value) => ({
    value,
    label: value === 'objections' ? texts.tabs.objections(objections) : texts.tabs[value],
  }));
  return (
    <PointActionsContext value={actions}>
      <div className={columnStyles.top4}>
        <PageHead title={texts.title} state={<LiveState live={live} asOf={undefined} />} />
        <Tabs
          className={styles.tabs}
          label={texts.tabs.label}
          items={items}
          value={tab}
          onValueChange={(value) => go(value)}
        >
          {tab === 'issue' && (
            <IssueTab
              draft={draft}
              onDraft={setDraft}
              onHistory={() => go('history')}
              onUnconfirmed={() => go('history', { unconfirmed: 'true' })}
            />
          )}
          {tab === 'history' && <HistoryTab />}
          {tab === 'standings' && (
            <StandingsTab
              onHistory={(studentId) => go('history', { of: studentId })}
              onGive={(studentIds) => {
                setDraft({ ...emptyDraft, studentIds });
                go('issue');
              }}
            />
          )}
          {tab === 'presets' && <PresetsTab />}
          {tab === 'standards' && <Standards />}
          {tab === 'objections' && <ObjectionsTab />}
        </Tabs>
      </div>
      {open?.kind === 'void' && (
        <VoidDialog
          key={open.point.id}
          point={open.point}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            // The struck line stays in view, also where voided ones were left out.
            if (tab === 'history') change({ voided: 'true' });
          }}
        />
      )}
      {open?.kind === 'edit' && (
        <EditDialog key={open.point.id} point={open.point} onClose={() => setOpen(null)} />
      )}
    </PointActionsContext>
  );
}
