import columnStyles from '@academy/ui/styles/column.module.css';
import { useUrlState } from '@academy/app-kit/url';
import type { ManagedObjection } from '@academy/domain/points';
import { EmptyState } from '@academy/ui/empty-state';
import { Card } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { TabState } from '../../shared/page/tab-state';
import { ObjectionCard } from './objection-card';
import styles from './objections-tab.module.css';
import { pointQueries } from './points-queries';
import { historyTexts, objectionTexts as texts } from './points-texts';

/** The oldest waits longest and is first; answered ones newest first. */
const byWaiting = (a: ManagedObjection, b: ManagedObjection) =>
  a.at.localeCompare(b.at) || Number(a.pointId) - Number(b.pointId);

const byAnswer = (a: ManagedObjection, b: ManagedObjection) =>
  (b.answeredAt ?? '').localeCompare(a.answeredAt ?? '') || Number(b.pointId) - Number(a.pointId);

/** 이의 신청: what students object to, and the manager's answer to it. */
export function ObjectionsTab() {
  const [shown, setShown] = useUrlState('answered');
  const answered = shown === 'true';
  const { data, isError, refetch } = useQuery(pointQueries.objections(undefined));
  if (!data) return <TabState isError={isError} onRetry={() => void refetch()} />;
  const rows = data.content
    .filter(({ status }) => (status !== 'OPEN') === answered)
    .toSorted(answered ? byAnswer : byWaiting);
  const open = data.content.filter(({ status }) => status === 'OPEN').length;
  return (
    <div className={columnStyles.gap12}>
      <div>
        <SegmentedControl
          size="dense"
          label={texts.filter}
          value={answered ? 'answered' : 'open'}
          onValueChange={(value) => setShown(value === 'answered' ? 'true' : '')}
          options={[
            { value: 'open', label: `${texts.open} ${open}` },
            { value: 'answered', label: `${texts.answered} ${data.content.length - open}` },
          ]}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState title={answered ? texts.noneAnswered : texts.none} />
      ) : (
        <ul className={styles.list} aria-label={texts.list}>
          {rows.map((objection) => (
            <Card key={objection.pointId} as="li">
              <ObjectionCard
                objection={objection}
                stateName={historyTexts.objection[objection.status]}
              />
            </Card>
          ))}
        </ul>
      )}
    </div>
  );
}
