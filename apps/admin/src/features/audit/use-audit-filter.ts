import { useOpenDialog, useUrlParams } from '@academy/app-kit/url';
import { AUDIT_TOPICS, type auditEndpoints } from '@academy/domain/audit';
import type { RequestOf } from '@academy/domain/http';
import { managerIdSchema, studentIdSchema } from '@academy/domain/ids';
import { isCalendarDay } from '@academy/domain/time';
import { useMemo } from 'react';

export type AuditFilter = Omit<
  RequestOf<typeof auditEndpoints.auditLog>['query'],
  'size' | 'lastId'
>;

/** Authors who are not managers: `who=student`, `who=system`. */
const KINDS = ['student', 'system'] as const;
const CONDITIONS = ['topic', 'who', 'of', 'from', 'to'] as const;
type Condition = (typeof CONDITIONS)[number];

const dayIn = (text: string | null) => (text !== null && isCalendarDay(text) ? text : undefined);

function filterOf(params: URLSearchParams): AuditFilter {
  const who = params.get('who') ?? '';
  const kind = KINDS.find((one) => one === who);
  const [actor, student] = [
    managerIdSchema.safeParse(who),
    studentIdSchema.safeParse(params.get('of')),
  ];
  return {
    topic: AUDIT_TOPICS.find((topic) => topic === params.get('topic')),
    ...(kind ? { actorKind: kind } : actor.success && { actor: actor.data }),
    ...(student.success && { studentId: student.data }),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  };
}

/** What of the log is shown, as the address holds it: a link or a reload shows the same. */
export function useAuditFilter() {
  const { params, change } = useUrlParams();
  const entry = useOpenDialog('entry');
  const text = params.toString();
  const filter = useMemo(() => filterOf(new URLSearchParams(text)), [text]);
  return {
    filter,
    get: (name: Condition) => params.get(name) ?? '',
    // Another list has other entries: what was open closes.
    set: (name: Condition, value: string) => change({ [name]: value, entry: '' }),
    setPeriod: (period: { from?: string; to?: string }) => change({ ...period, entry: '' }),
    narrowed: CONDITIONS.some((name) => params.has(name)),
    clear: () => change({ ...Object.fromEntries(CONDITIONS.map((name) => [name, ''])), entry: '' }),
    entry,
  };
}

export type AuditFilterState = ReturnType<typeof useAuditFilter>;
