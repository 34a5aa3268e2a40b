import { useUrlParams } from '@academy/app-kit/url';
import type { Decided } from '@academy/domain/schedule';
import { seoulDay } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNow } from '../../../shared/use-now';
import { scheduleQueries } from '../schedule-queries';
import { useDecide, type DecisionInput } from './use-decide';
import { weekOfRequest } from '../student/week-entries';
import { waitingOf, type Waiting } from './waiting';

const byKey = (items: readonly Waiting[] | undefined) =>
  new Map((items ?? []).map((item) => [item.key, item]));

/** What was read first of the requests that the student changed while they were open here. */
type Read = ReadonlyMap<string, Waiting>;

/** Notes what left the queue by another user's doing, and how each request was first read. */
function useChangesElsewhere(items: readonly Waiting[] | undefined, own: ReadonlySet<string>) {
  const [last, setLast] = useState(items);
  const [read, setRead] = useState<Read>(byKey(items));
  const [gone, setGone] = useState<readonly Waiting[]>([]);
  if (items !== undefined && items !== last) {
    const now = byKey(items);
    setLast(items);
    setRead(new Map(items.map((item) => [item.key, read.get(item.key) ?? item])));
    const left = (last ?? []).filter(({ key }) => !now.has(key) && !own.has(key));
    if (left.length > 0) setGone((before) => [...before, ...left]);
  }
  return {
    read,
    gone,
    forget: () => setGone([]),
    accept: (item: Waiting) => setRead(new Map([...read, [item.key, item]])),
  };
}

/**
 * The approval queue as one manager works through it: which request is open (in the address), which
 * are ticked, what was decided here, and what happened to it elsewhere meanwhile. Deciding the open
 * one opens the next.
 */
export function useQueue() {
  const { data, isError, refetch } = useQuery(scheduleQueries.queue());
  const items = useMemo(() => data && waitingOf(data), [data]);
  const { params, change } = useUrlParams();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const [skipped, setSkipped] = useState<Decided['skipped']>([]);
  const elsewhere = useChangesElsewhere(items, own);
  const today = seoulDay(useNow());
  const openKey = params.get('item') ?? '';
  const chosen = (items ?? []).filter(({ key }) => ticked.has(key));

  const open = (item: Waiting | undefined) =>
    change({
      item: item?.key ?? '',
      student: item?.studentId ?? params.get('student') ?? '',
      tab: '',
      week: item ? weekOfRequest(item, today) : '',
    });

  function onDone({ decided, skipped: left }: Decided, input: DecisionInput) {
    const done = new Set(decided);
    setOwn((before) => new Set([...before, ...done]));
    setTicked((before) => new Set([...before].filter((key) => !done.has(key))));
    setSkipped(left);
    const at = (items ?? []).findIndex(({ key }) => key === openKey);
    if (at < 0 || !done.has(openKey)) return;
    const rest = (items ?? []).filter(({ key }) => !done.has(key));
    const next = rest.find((item) => (items ?? []).indexOf(item) > at) ?? rest.at(-1);
    if (next) open(next);
    else change({ item: '' });
    // The button that was pressed goes with its request: the line goes on with the next one.
    if (next && input.items.length === 1) document.getElementById(`waiting-${next.key}`)?.focus();
  }
  const decide = useDecide(onDone);

  return {
    items,
    isError,
    refetch,
    ticked,
    setTicked,
    chosen,
    openKey,
    open,
    decide,
    skipped,
    elsewhere,
    opened: items?.find(({ key }) => key === openKey),
    forgetSkipped: () => setSkipped([]),
    /** What was decided by another way than the queue's own calls: 수정 후 승인. */
    settled: (key: string) =>
      onDone(
        { decided: [key], skipped: [] },
        {
          items: (items ?? []).filter((item) => item.key === key),
          decision: 'approve',
          reason: '',
        },
      ),
  };
}

export type Queue = ReturnType<typeof useQueue>;
