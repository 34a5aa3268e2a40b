import { useUrlParams } from '@academy/app-kit/url';
import type { IssuedPoint } from '@academy/domain/points';
import { Tabs } from '@academy/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ComponentType } from 'react';
import { LiveState } from '../../shared/page/live-state';
import { PageHead } from '../../shared/page/page-head';
import { useManager } from '../../shared/use-manager';
import { PointActionsContext, type PointActions } from './history/history-list';
import { HistoryTab } from './history/history-tab';
import { EditDialog, VoidDialog } from './history/point-dialogs';
import { againDraft, draftOf, emptyDraft, type IssueDraft } from './issue/issue-draft';
import { IssueTab } from './issue/issue-tab';
import { ObjectionsTab } from './objections-tab';
import styles from './points-page.module.css';
import { pointQueries, useLivePoints, useOpenObjections } from './points-queries';
import { pointsTexts as texts } from './points-texts';
import { PresetsTab } from './presets/presets-tab';
import { StandingsTab } from './standings/standings-tab';

const TABS = ['issue', 'history', 'standings', 'presets', 'standards', 'objections'] as const;
type Tab = (typeof TABS)[number];

/** What of the address belongs to one tab: gone when another one is chosen. */
const ofOneTab = {
  q: '',
  sort: '',
  step: '',
  type: '',
  item: '',
  issuer: '',
  of: '',
  from: '',
  to: '',
  voided: '',
  answered: '',
  student: '',
  preset: '',
  date: '',
};

type Open = { kind: 'void' | 'edit'; point: IssuedPoint } | null;

/** What the menus of the lines do; the same object while nothing of it changes. */
function useLineActions(
  setOpen: (open: Open) => void,
  setDraft: (draft: IssueDraft) => void,
): PointActions {
  const { can, missing } = useManager();
  const { change } = useUrlParams();
  const presets = useQuery(pointQueries.presets()).data?.content;
  const students = useQuery(pointQueries.students()).data?.content;
  const ownScore = can('points.own-score');
  const writing = missing('points.write');
  return useMemo((): PointActions => {
    const repeat = (point: IssuedPoint) =>
      againDraft(point, { presets: presets ?? [], students: students ?? [], ownScore });
    return {
      missing: writing,
      openVoid: (point) => setOpen({ kind: 'void', point }),
      openEdit: (point) => setOpen({ kind: 'edit', point }),
      whyNotAgain: (point) => repeat(point).whyNot,
      again: (point) => {
        const { draft: next } = repeat(point);
        if (!next) return;
        setDraft(next);
        change({ ...ofOneTab, tab: '' });
        window.scrollTo({ top: 0 });
      },
    };
  }, [presets, students, ownScore, writing, setOpen, setDraft, change]);
}

/** `/points/issue` 상벌점 부여. `Standards` is the tab of the settings that holds the steps. */
export function PointsPage({ Standards }: { Standards: ComponentType }) {
  const live = useLivePoints();
  const { can } = useManager();
  const { params, change } = useUrlParams();
  const [draft, setDraft] = useState(() => draftOf(params));
  const [open, setOpen] = useState<Open>(null);
  const actions = useLineActions(setOpen, setDraft);
  const objections = useOpenObjections(can('points.read'));
  const tab = TABS.find((value) => value === params.get('tab')) ?? 'issue';
  const go = (next: Tab, rest: Readonly<Record<string, string>> = {}) =>
    change({ ...ofOneTab, tab: next === 'issue' ? '' : next, ...rest });

  const items = TABS.map((value) => ({
    value,
    label: value === 'objections' ? texts.tabs.objections(objections) : texts.tabs[value],
  }));
  return (
    <PointActionsContext value={actions}>
      <div className={styles.page}>
        <PageHead title={texts.title} state={<LiveState live={live} asOf={undefined} />} />
        <Tabs
          className={styles.tabs}
          label={texts.tabs.label}
          items={items}
          value={tab}
          onValueChange={(value) => go(value)}
        >
          {tab === 'issue' && (
            <IssueTab draft={draft} onDraft={setDraft} onHistory={() => go('history')} />
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
            // The struck line stays in sight, also where voided ones were left out.
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
