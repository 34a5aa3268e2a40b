import type { VisitValue } from '../../attendance';
import type { ClockTime } from '../../time';

type VisitKind = 'arrived' | 'left' | 'out' | 'back';

export interface VisitNotices {
  /** What is news to a guardian, in the order in which it happened. */
  notices: { kind: VisitKind; at: ClockTime }[];
  /** Notices that are no longer true: they are dropped if still waiting. */
  takenBack: (VisitKind | 'early' | 'missing')[];
}

const NOTHING: VisitValue = { arrivedAt: null, leftAt: null, outings: [] };

/** Going out and coming back, as far as it was not there before. */
function outingNotices(before: VisitValue, after: VisitValue): VisitNotices['notices'] {
  return after.outings.flatMap(({ from, to }, index) => {
    const known = before.outings[index];
    // Who comes again after leaving was out in between: that they went is known.
    const went = known === undefined && before.leftAt !== from;
    const came = to !== null && (known === undefined || known.to === null);
    return [
      ...(went && to === null ? [{ kind: 'out' as const, at: from }] : []),
      ...(came && (known !== undefined || !went) ? [{ kind: 'back' as const, at: to }] : []),
    ];
  });
}

/**
 * What a change of a visit is to a guardian. A time that is corrected is no news, and neither is an
 * outing that was written down when it was over. See docs/product/messages.md#notices.
 */
export function visitNotices(before: VisitValue | null, after: VisitValue): VisitNotices {
  const was = before ?? NOTHING;
  const { arrivedAt, leftAt } = after;
  const notices: VisitNotices['notices'] = [
    ...(was.arrivedAt === null && arrivedAt !== null
      ? [{ kind: 'arrived' as const, at: arrivedAt }]
      : []),
    ...outingNotices(was, after),
    ...(was.leftAt === null && leftAt !== null ? [{ kind: 'left' as const, at: leftAt }] : []),
  ];
  const isBack = notices.some(({ kind }) => kind === 'back');
  const wasOut = was.outings.at(-1)?.to === null;
  const takenBack: VisitNotices['takenBack'] = [
    ...(was.arrivedAt !== null && arrivedAt === null ? ['arrived' as const] : []),
    ...(was.leftAt !== null && leftAt === null && !isBack
      ? ['left' as const, 'early' as const]
      : []),
    ...(wasOut && after.outings.length < was.outings.length && leftAt === null
      ? ['out' as const]
      : []),
    ...(was.arrivedAt === null && arrivedAt !== null ? ['missing' as const] : []),
  ];
  return { notices, takenBack };
}
