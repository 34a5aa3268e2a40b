import { useUrlState } from '@academy/app-kit/url';
import type { Feature } from '@academy/domain/features';
import { studentIdSchema } from '@academy/domain/ids';
import type { StudentRow } from '@academy/domain/students';
import { Drawer } from '@academy/ui/drawer';
import { Tabs } from '@academy/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormSkeleton } from '../../../shared/page/form-skeleton';
import { LoadError } from '../../../shared/page/load-error';
import { NeedsFeature } from '../../../shared/page/needs-feature';
import { NeedsRight } from '../../../shared/page/needs-right';
import { useManager } from '../../../shared/session/use-manager';
import { distinctName } from '../list/student-columns';
import { studentTexts } from '../student-texts';
import { studentQueries } from '../students-queries';
import {
  AttendanceTab,
  DepositsTab,
  MealsTab,
  MocksTab,
  PointsTab,
  SchedulesTab,
} from './fact-tabs';
import { HistoryTab } from './history-tab';
import { MovesTab } from './moves-tab';
import styles from './student-drawer.module.css';
import { SummaryTab } from './summary-tab';

const texts = studentTexts.drawer;
const TABS = [
  'summary',
  'meals',
  'attendance',
  'schedules',
  'points',
  'mocks',
  'deposits',
  'moves',
  'history',
] as const;
const panels = {
  meals: { Panel: MealsTab, right: 'meals.read' },
  attendance: { Panel: AttendanceTab, right: 'attendance.read' },
  deposits: { Panel: DepositsTab, right: 'deposits.read' },
  points: { Panel: PointsTab, right: 'points.read' },
  schedules: { Panel: SchedulesTab, right: 'attendance.read' },
  mocks: { Panel: MocksTab, right: 'mocks.read' },
  moves: { Panel: MovesTab, right: 'students.read' },
  history: { Panel: HistoryTab, right: 'students.read' },
} as const;

/** What is there while the academy uses it. */
const featureOf: Partial<Record<(typeof TABS)[number], Feature>> = {
  points: 'points',
  schedules: 'schedule',
  mocks: 'mocks',
};

interface Props {
  rows: readonly StudentRow[] | undefined;
  /** In the address: a link opens the same student on the same tab. */
  openId: string;
  onClose: () => void;
}

/** Everything about one student. */
export function StudentDrawer({ rows, openId, onClose }: Props) {
  const asked = studentIdSchema.safeParse(openId);
  const [wanted, setTab] = useUrlState('tab');
  const [dirty, setDirty] = useState(false);
  const tab = TABS.find((value) => value === wanted) ?? 'summary';
  const {
    data: facts,
    isError,
    refetch,
  } = useQuery({
    ...studentQueries.facts(asked.data ?? studentIdSchema.parse('0')),
    enabled: asked.success,
  });
  const row = facts?.student.id === openId ? facts.student : rows?.find(({ id }) => id === openId);
  const { uses } = useManager();
  const tabItems = TABS.filter(
    (value) => uses(featureOf[value]) && (value !== 'moves' || facts?.moved === true),
  ).map((value) => ({ value, label: texts.tabs[value] }));
  const panel = tab === 'summary' ? undefined : panels[tab];

  return (
    <Drawer
      open={asked.success}
      onClose={() => {
        setTab('');
        onClose();
      }}
      title={row ? distinctName(row) : texts.label}
      closeOnBack={false}
      dismissible={!dirty}
    >
      {!facts && isError && <LoadError onRetry={() => void refetch()} />}
      {!facts && !isError && <FormSkeleton />}
      {facts && (
        <Tabs
          label={texts.label}
          items={tabItems}
          value={tab}
          onValueChange={(value) => setTab(value === 'summary' ? '' : value)}
        >
          <div className={styles.body}>
            {panel ? (
              <NeedsFeature feature={featureOf[tab]}>
                <NeedsRight right={panel.right}>
                  <panel.Panel facts={facts} />
                </NeedsRight>
              </NeedsFeature>
            ) : (
              <SummaryTab
                key={facts.student.id}
                facts={facts}
                onDirtyChange={setDirty}
                onGone={onClose}
              />
            )}
          </div>
        </Tabs>
      )}
    </Drawer>
  );
}
