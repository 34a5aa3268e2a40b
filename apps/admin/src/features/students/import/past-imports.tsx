import { useQuery } from '@tanstack/react-query';
import { PastOperations } from '../../../shared/writes/past-operations';
import { importTexts as texts } from '../student-texts';
import { studentQueries, useUndoStudents } from '../students-queries';

/** The last imports and pastes. */
export function PastImports() {
  const { data, isError, refetch } = useQuery(studentQueries.imports());
  const { takeBack } = useUndoStudents();
  const items = data?.content.map(({ fileName, counts, ...one }) => ({
    ...one,
    name: fileName,
    details: texts.pastCounts(counts.add, counts.change),
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
