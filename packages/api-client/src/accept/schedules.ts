import { defaultScheduleSettings } from '@academy/domain/schedule';
import { asId, fieldsOf, firstOf, isRecord, listIn, objectIn, unwrapped } from './reading';
import {
  asDay,
  asInstant,
  asNumber,
  asOptionalDay,
  asOptionalInstant,
  asOptionalTime,
  upperCase,
} from './values';

const list = (value: unknown, item: (one: unknown) => unknown) =>
  Array.isArray(value) ? value.map(item) : [];

/**
 * A regular schedule: ids as numbers or texts, days and times in any of their forms, a rhythm that
 * is not named is every week. The calls are ours, so what decides (kind, weekdays, status) must be
 * there.
 */
export function scheduleIn(item: unknown): unknown {
  const fields = fieldsOf(item);
  const createdAt = asInstant(fields.createdAt);
  return {
    id: asId(firstOf(fields, 'id', 'scheduleId')),
    type: upperCase(fields.type),
    kind: upperCase(fields.kind),
    title: fields.title ?? '',
    weekdays: Array.isArray(fields.weekdays) ? fields.weekdays.map(asNumber) : fields.weekdays,
    from: asOptionalTime(fields.from),
    to: asOptionalTime(fields.to),
    place: fields.place ?? '',
    memo: fields.memo ?? '',
    firstDate: asDay(fields.firstDate),
    lastDate: asOptionalDay(fields.lastDate),
    everyWeeks: asNumber(fields.everyWeeks ?? 1),
    exceptions: list(fields.exceptions, asDay),
    status: upperCase(fields.status),
    replacesId: asId(fields.replacesId ?? null),
    registeredBy: fields.registeredBy ?? 'student',
    rejectReason: fields.rejectReason ?? null,
    decidedByName: fields.decidedByName ?? null,
    decidedAt: asOptionalInstant(fields.decidedAt),
    createdAt,
    updatedAt: asInstant(fields.updatedAt ?? createdAt),
    version: asNumber(fields.version ?? 1),
    attachments: fields.attachments ?? [],
  };
}

/** The list with its settings; the usual ones from a server that sends none. */
export function scheduleListIn(body: unknown): unknown {
  const content = listIn(body ?? [])?.map(scheduleIn);
  if (!content) return body;
  const { settings } = fieldsOf(unwrapped(body));
  return { content, settings: isRecord(settings) ? settings : defaultScheduleSettings };
}

export const copyResultIn = objectIn((body) => {
  const fields = fieldsOf(body);
  const skippedIn = (item: unknown) => ({
    ...fieldsOf(item),
    scheduleId: asId(fieldsOf(item).scheduleId),
  });
  return Array.isArray(fields.created)
    ? { created: list(fields.created, scheduleIn), skipped: list(fields.skipped, skippedIn) }
    : body;
});

export const oneScheduleIn = objectIn(scheduleIn);
