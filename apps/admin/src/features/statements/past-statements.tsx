import { formatWon } from '@academy/domain/money';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { PastOperations } from '../../shared/writes/past-operations';
import { useUndo } from '../../shared/writes/use-undo';
import { statementTexts as texts } from './statement-texts';

const queryKey = ['statements'];

/** The last lists that were booked, each with its way back after the window was closed. */
export function PastStatements() {
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.pastStatements({ signal }),
  });
  // What a list paid is on every page of money.
  const { takeBack } = useUndo([]);
  const items = data?.map(({ label, total, ...one }) => ({
    ...one,
    name: texts.pastName(label),
    details: total === null ? '' : formatWon(total),
  }));
  return (
    <PastOperations
      title={texts.past}
      none={texts.noPast}
      items={items}
      failed={isError}
      onRetry={() => void refetch()}
      takeBack={takeBack}
    />
  );
}
