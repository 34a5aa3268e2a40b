import { newKey } from '@academy/app-kit/writes';
import { IDEMPOTENCY_HEADER } from '@academy/domain/http';
import type { ReasonId } from '@academy/domain/ids';
import type { AbsenceReason, ReasonForm } from '@academy/domain/reasons';
import { draftOf } from '../form/reason-input';
import { currentDraft, keepDraft } from '../form/use-draft';
import { reasonsApi } from '../reasons-queries';

/** What a student has decided to do: submit a reason, change one that waits, or take one back. */
export type Wish =
  | { kind: 'submit'; input: ReasonForm }
  | { kind: 'edit'; id: ReasonId; version: number; input: ReasonForm }
  | { kind: 'withdraw'; id: ReasonId };

/**
 * The key of a request, stored with the draft before it goes out: as long as its answer is not
 * known and nothing was changed, trying again is the same request.
 */
function keyFor(wish: Exclude<Wish, { kind: 'withdraw' }>, body: unknown): string {
  const about = wish.kind === 'submit' ? 'new' : wish.id;
  const text = JSON.stringify(body);
  const known = currentDraft(about)?.sent;
  const key = known?.body === text ? known.key : newKey();
  keepDraft(about, {
    input: wish.input,
    version: wish.kind === 'edit' ? wish.version : null,
    sent: { key, body: text },
  });
  return key;
}

/** The request for a wish, ready to be sent several times: each time the same one to the server. */
export function requestOf(wish: Wish): () => Promise<AbsenceReason> {
  if (wish.kind === 'withdraw')
    return () => reasonsApi.withdrawReason({ params: { reasonId: wish.id } });
  const draft = draftOf(wish.input);
  if (wish.kind === 'submit') {
    const headers = { [IDEMPOTENCY_HEADER]: keyFor(wish, draft) };
    return () => reasonsApi.submitReason({ body: draft, headers });
  }
  const body = { ...draft, version: wish.version };
  const headers = { [IDEMPOTENCY_HEADER]: keyFor(wish, body) };
  return () => reasonsApi.editReason({ params: { reasonId: wish.id }, body, headers });
}
