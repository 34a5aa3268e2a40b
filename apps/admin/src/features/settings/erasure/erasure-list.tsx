import { keepFound } from '@academy/app-kit/queries';
import { formatLongDay } from '@academy/domain/time';
import type { Erasure, ErasureSettings } from '@academy/domain/students';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LoadError } from '../../../shared/page/load-error';
import { api } from '../../../shared/api';
import { onTopics, useLiveQueries } from '../../../shared/use-live-queries';
import styles from '../../../shared/lists/small-table.module.css';
import { erasureTexts as texts } from './erasure-texts';

const all = ['settings', 'erasures'] as const;
const touched = onTopics(all, 'students', 'settings');

/** What a rule would reach that is not saved yet, or reaches that is. */
export const erasuresBy = (query: Partial<Record<keyof ErasureSettings, number>>) =>
  queryOptions({
    queryKey: [...all, query],
    queryFn: ({ signal }) => api.erasures({ query, signal }),
    staleTime: 0,
    placeholderData: keepFound,
  });

const ErasureRow = ({ erasure }: { erasure: Erasure }) => (
  <tr>
    <th scope="row">
      <Link to={`/student?status=ALL&student=${erasure.studentId}`}>{erasure.name}</Link>
    </th>
    <td data-label={texts.school}>{[erasure.school, erasure.grade].filter(Boolean).join(' · ')}</td>
    <td data-label={texts.leftOn} className={styles.when}>
      {formatLongDay(erasure.leftOn)}
    </td>
    <td data-label={texts.erasedOn} className={styles.when}>
      {erasure.held ? texts.heldOne : formatLongDay(erasure.erasedOn)}
    </td>
  </tr>
);

/** Before it is saved: how many the rule reaches, from when on, who they are, and who is held. */
export function ErasureList({ afterMonths }: { afterMonths: number }) {
  useLiveQueries(all, touched);
  const { data, isError, refetch } = useQuery(erasuresBy({ afterMonths }));
  if (isError) return <LoadError onRetry={() => void refetch()} />;
  if (!data) return null;
  const { from, due, held, content } = data;
  return (
    <>
      <p className={styles.line} aria-live="polite">
        <strong>{texts.effect(due)}</strong> {from && texts.notice(formatLongDay(from))}
        {held > 0 && ` ${texts.held(held)}`}
      </p>
      {content.length > 0 && (
        <table className={styles.table} aria-label={texts.list}>
          <thead>
            <tr>
              <th scope="col">{texts.student}</th>
              <th scope="col">{texts.school}</th>
              <th scope="col">{texts.leftOn}</th>
              <th scope="col">{texts.erasedOn}</th>
            </tr>
          </thead>
          <tbody>
            {content.map((erasure) => (
              <ErasureRow key={erasure.studentId} erasure={erasure} />
            ))}
          </tbody>
        </table>
      )}
      {due + held > content.length && (
        <p className={styles.none}>{texts.more(due + held - content.length)}</p>
      )}
    </>
  );
}
