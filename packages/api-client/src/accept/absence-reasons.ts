import { asId, fieldsOf, firstOf, listIn, objectIn, unwrapped } from './reading';
import {
  asDay,
  asInstant,
  asNumber,
  asOptionalInstant,
  asOptionalTime,
  asWhole,
  upperCase,
} from './values';

/** A reason with its receipt: ids as numbers or texts, days and times in any of their forms. */
export function reasonIn(item: unknown) {
  const fields = fieldsOf(item);
  const id = asId(firstOf(fields, 'id', 'reasonId'));
  const createdAt = asInstant(fields.createdAt);
  return {
    id,
    receiptNumber: asId(firstOf(fields, 'receiptNumber') ?? id),
    type: upperCase(fields.type),
    date: asDay(fields.date),
    arriveAt: asOptionalTime(fields.arriveAt),
    leaveAt: asOptionalTime(fields.leaveAt),
    backAt: asOptionalTime(fields.backAt),
    category: upperCase(fields.category),
    text: fields.text ?? '',
    status: upperCase(fields.status),
    rejectReason: fields.rejectReason ?? null,
    decidedByName: fields.decidedByName ?? null,
    decidedAt: asOptionalInstant(fields.decidedAt),
    createdAt,
    updatedAt: asInstant(fields.updatedAt ?? createdAt),
    version: asNumber(fields.version ?? 1),
    byGuardian: fields.byGuardian ?? false,
    attachments: fields.attachments ?? [],
  };
}

/**
 * A slice with `hasNext`, or a page that says whether it is the last; what was submitted this month
 * is counted in the slice if the server does not send it.
 */
export function reasonSliceIn(body: unknown): unknown {
  const content = listIn(body ?? [])?.map(reasonIn);
  if (!content) return body;
  const facts = fieldsOf(unwrapped(body));
  return {
    content,
    hasNext: typeof facts.hasNext === 'boolean' ? facts.hasNext : facts.last === false,
    lastId: asId(firstOf(facts, 'lastId')) ?? content.at(-1)?.id ?? null,
    submittedThisMonth: asWhole(facts.submittedThisMonth) ?? 0,
  };
}

export const oneReasonIn = objectIn(reasonIn);
