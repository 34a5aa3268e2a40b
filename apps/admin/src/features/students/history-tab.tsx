import type { StudentFacts } from '@academy/domain/students';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Skeleton } from '@academy/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FactList } from './fact-list';
import { studentTexts } from './student-texts';
import { studentQueries } from './students-queries';
import { LoadError } from '../../shared/page/load-error';

const texts = studentTexts.drawer;

/** 변경 이력: who changed what about a student, in sentences, newest first. */
export function HistoryTab({ facts: { student } }: { facts: StudentFacts }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(studentQueries.history(student.id));
  if (!data && isError) return <LoadError onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="240px" />;
  const entries = data.pages.flatMap(({ content }) => content);
  return (
    <>
      <FactList
        title={texts.tabs.history}
        empty={texts.noHistory}
        facts={entries.map(({ id, at, actorName, sentence, changes }) => ({
          id,
          text: sentence,
          note: [
            formatMoment(new Date(at)),
            actorName,
            changes
              .map(
                ({ label, before, after }) =>
                  `${label} ${before || texts.none} → ${after || texts.none}`,
              )
              .join(', '),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      {hasNextPage && (
        <Button size="dense" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.moreHistory}
        </Button>
      )}
    </>
  );
}
