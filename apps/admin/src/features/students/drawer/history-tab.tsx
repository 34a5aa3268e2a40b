import textStyles from '@academy/ui/styles/text.module.css';
import { HISTORY_AREAS } from '@academy/domain/audit';
import { areaName } from '@academy/domain/rights';
import type { StudentId } from '@academy/domain/ids';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { moreText } from '@academy/ui/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../../shared/page/list-skeleton';
import { useManager } from '../../../shared/session/use-manager';
import { LoadError } from '../../../shared/page/load-error';
import { studentTexts } from '../student-texts';
import { studentQueries } from '../students-queries';
import { FactList } from './fact-tabs';

const texts = studentTexts.drawer;

/** 변경 이력: who changed what about a student, in sentences, newest first. */
export function HistoryTab({ facts: { student } }: { facts: { student: { id: StudentId } } }) {
  const { can } = useManager();
  const hidden = HISTORY_AREAS.filter((area) => !can(`${area}.read`));
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(studentQueries.history(student.id));
  if (!data && isError) return <LoadError onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
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
      {hidden.length > 0 && (
        <p className={textStyles.figures}>{texts.hiddenHistory(hidden.map(areaName).join(', '))}</p>
      )}
      {hasNextPage && (
        <Button size="dense" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {moreText}
        </Button>
      )}
    </>
  );
}
