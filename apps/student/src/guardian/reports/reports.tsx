import textStyles from '@academy/ui/styles/text.module.css';
import { createClient, guardianReportCalls } from '@academy/api-client';
import { apiAddress } from '@academy/app-kit/deployment';
import type { guardianLinkParams, GuardianReport } from '@academy/domain/guardians';
import type { PointWords } from '@academy/domain/points';
import { remarkLine, reportLines, reportNotes } from '@academy/domain/study-time';
import { monthNumberOf, shiftMonth, yearOf, type CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ErrorState } from '@academy/ui/error-state';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Stack } from '@academy/ui/layout';
import { Skeleton } from '@academy/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import styles from '../guardian-page.module.css';
import { reportTexts as texts } from './report-texts';

const api = guardianReportCalls(createClient({ baseURL: apiAddress() }));

type Link = z.output<typeof guardianLinkParams>;

function Child({
  report,
  alone,
  words,
}: Pick<Props, 'words'> & { report: GuardianReport['children'][number]; alone: boolean }) {
  const remark = remarkLine(report);
  return (
    <Stack gap={8}>
      {!alone && <h3>{report.name}</h3>}
      <KeyValueList items={reportLines(report, words)} />
      {remark !== null && <p className={styles.remark}>{remark}</p>}
      {reportNotes(report).map((note) => (
        <p key={note} className={textStyles.help}>
          {note}
        </p>
      ))}
    </Stack>
  );
}

interface Props {
  link: Link;
  /** Which month is shown first: the one that the address names, or the one before this one. */
  first: CalendarMonth;
  /** The month that runs: the last one of which anything is known. */
  present: CalendarMonth;
  /** What the academy calls its points. */
  words: PointWords | undefined;
}

/** The months of a guardian's children, one at a time. */
export function Reports({ link, first, present, words }: Props) {
  const [month, setMonth] = useState(first);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['guardian', link, 'report', month],
    queryFn: ({ signal }) =>
      api.guardianReport({
        params: { ...link, year: yearOf(month), month: monthNumberOf(month) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap={16}>
      <div className={styles.months}>
        <Button onClick={() => setMonth(shiftMonth(month, -1))}>{texts.before}</Button>
        <strong aria-live="polite">{texts.month(month)}</strong>
        <Button
          {...(month >= present && { disabledReason: texts.last })}
          onClick={() => setMonth(shiftMonth(month, 1))}
        >
          {texts.after}
        </Button>
      </div>
      {data?.month === month ? (
        data.children.map((report) => (
          <Child key={report.id} report={report} alone={data.children.length === 1} words={words} />
        ))
      ) : error ? (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div aria-busy="true" aria-label={texts.loading}>
          <Skeleton height="160px" />
        </div>
      )}
    </Stack>
  );
}
