import { isMoveOver, isMoveRevocable, moveProblemText, moveStateName } from '@academy/domain/moves';
import type { Move } from '@academy/domain/moves';
import { formatDay, seoulDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { Row, Stack } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { TableHead } from '../../../shared/lists/table-head';
import tableStyles from '../../../shared/lists/small-table.module.css';
import { TabState } from '../../../shared/page/tab-state';
import { useManager } from '../../../shared/session/use-manager';
import { toasts } from '../../../shared/toasts';
import { useNow } from '../../../shared/use-now';
import { useWrite } from '../../../shared/writes/use-write';
import { branchQueries } from '../branches-queries';
import { MoveDialog } from './move-dialog';
import styles from './moves-tab.module.css';
import { movesTexts as texts } from './moves-texts';

function meaningOf({ state, problem }: Move) {
  if (state === 'cancelled') return 'cancelled';
  if (problem !== null) return 'attention';
  if (state === 'done') return 'over';
  return state === 'planned' || state === 'announced' ? 'upcoming' : 'open';
}

/** What can be done with a move that is not over. */
function MoveActions({ move, name }: { move: Move; name: string }) {
  const missing = useManager().missing('students.write');
  const isDue = move.day <= seoulDay(useNow());
  const params = { moveId: move.id };
  const common = { reads: branchQueries.moves().queryKey, failed: texts.failed };
  const cancel = useWrite({
    name: `cancel move ${move.id}`,
    send: () => api.cancelMove({ params }),
    onSuccess: () => void toasts.show({ text: texts.cancelled(name) }),
    ...common,
  });
  const resume = useWrite({
    name: `resume move ${move.id}`,
    send: () => api.resumeMove({ params }),
    ...common,
  });
  return (
    <>
      {!isMoveOver(move.state) && (isDue || move.problem !== null) && (
        <Button
          size="dense"
          aria-label={texts.resumeOne(name)}
          loading={resume.isPending}
          disabledReason={missing}
          onClick={() => resume.run()}
        >
          {texts.resume}
        </Button>
      )}
      {isMoveRevocable(move.state) && (
        <Button
          size="dense"
          aria-label={texts.cancelOne(name)}
          loading={cancel.isPending}
          disabledReason={missing}
          onClick={() => cancel.run()}
        >
          {texts.cancel}
        </Button>
      )}
    </>
  );
}

function MoveRow({ move }: { move: Move }) {
  const { from, to, day, state, problem, byName } = move;
  const name = move.name ?? texts.nameless;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={texts.columns.between}>{texts.between(from.name, to.name)}</td>
      <td data-label={texts.columns.day} className={tableStyles.when}>
        {formatDay(day)}
      </td>
      <td data-label={texts.columns.state}>
        <Stack gap={4}>
          <span>
            <Badge meaning={meaningOf(move)}>{moveStateName(state)}</Badge>
          </span>
          {problem !== null && (
            <span>{moveProblemText(problem, { from: from.name, to: to.name })}</span>
          )}
        </Stack>
      </td>
      <td data-label={texts.columns.by}>{byName}</td>
      <td className={tableStyles.actions}>
        <MoveActions move={move} name={name} />
      </td>
    </tr>
  );
}

const MovesTable = ({ content }: { content: readonly Move[] }) => (
  <table className={tableStyles.table} aria-label={texts.list}>
    <TableHead heads={Object.values(texts.columns)} />
    <tbody>
      {content.map((move) => (
        <MoveRow key={move.id} move={move} />
      ))}
    </tbody>
  </table>
);

/** 학생 이동: which students go from one branch to another, and how far that is. */
export function MovesTab() {
  const { branches = [], missing } = useManager();
  const { data, isError, refetch } = useQuery(branchQueries.moves());
  const [moving, setMoving] = useState(false);
  if (!data) return <TabState isError={isError} onRetry={() => void refetch()} />;
  return (
    <Stack gap={12} className={styles.tab}>
      <Row gap={8}>
        <Button
          variant="primary"
          disabledReason={
            missing('students.write') ?? (branches.length < 2 ? texts.few : undefined)
          }
          onClick={() => setMoving(true)}
        >
          {texts.open}
        </Button>
      </Row>
      {data.content.length === 0 ? (
        <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>
      ) : (
        <MovesTable content={data.content} />
      )}
      {moving && <MoveDialog onClose={() => setMoving(false)} />}
    </Stack>
  );
}
