import { POINTS_PAGE_SIZE, type pointEndpoints } from '@academy/domain/points';
import type { AcceptTable } from './accept';
import { pageIn } from './paging';
import { asId, fieldsOf, firstOf, isRecord, unwrapped } from './reading';
import { asDay, asInstant, asNumber } from './values';

/** Other servers sign the score; ours puts the sign into the type. */
function scoreIn(value: unknown): unknown {
  const points = asNumber(value);
  return typeof points === 'number' ? Math.abs(points) : points;
}

function typeIn(fields: Record<string, unknown>): unknown {
  const type = firstOf(fields, 'pointType', 'type');
  return typeof type === 'string' ? type.trim().toUpperCase() : type;
}

/**
 * A point from any of its dates: the incident's day is the first that is there, the day and
 * instant likewise.
 */
function pointIn(item: unknown): unknown {
  const fields = fieldsOf(item);
  const [incident, registration, created] = [
    fields.incidentDate,
    fields.registrationDate,
    fields.createdAt,
  ].map((value) => value ?? undefined);
  return {
    id: asId(firstOf(fields, 'id', 'pointId', 'studentPointId')),
    incidentDate: asDay(incident ?? registration ?? created),
    registrationDate: asDay(registration ?? created ?? incident),
    createdAt: asInstant(created ?? registration ?? incident),
    pointType: typeIn(fields),
    points: scoreIn(firstOf(fields, 'points', 'score', 'point')),
    reason: fields.reason ?? '',
    issuerName: firstOf(fields, 'issuerName', 'issuer') ?? '',
  };
}

const TOTALS = ['rewardTotal', 'penaltyTotal', 'net', 'rewardCount', 'penaltyCount'];

/** The totals, if the server sends any; otherwise `calls/points.ts` adds them up. */
const totalsIn = (body: unknown) => {
  const fields = fieldsOf(unwrapped(body));
  return Object.fromEntries(
    TOTALS.flatMap((name) =>
      fields[name] === undefined || fields[name] === null ? [] : [[name, asNumber(fields[name])]],
    ),
  );
};

export const acceptPoints: AcceptTable<typeof pointEndpoints> = {
  myPoints: {
    answer(body) {
      const page = pageIn(body ?? [], pointIn, POINTS_PAGE_SIZE);
      return page ? { ...page, ...(isRecord(body) && totalsIn(body)) } : body;
    },
  },
};
