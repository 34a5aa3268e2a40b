import { ApiError, errorText } from '@academy/api-client';
import { IDEMPOTENCY_HEADER } from '@academy/domain/http';
import type { PointId } from '@academy/domain/ids';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { attemptKey, forgetAttempt } from '../../../shared/attempt-keys';
import { objectionTexts } from '../../../shared/messages/objection-texts';
import { objectionQueries, objectionsApi } from './objection-queries';

/** Sends an objection. Another try after a lost answer is the first one again to the server. */
async function send(pointId: PointId, text: string) {
  const wish = `objection ${pointId} ${text}`;
  try {
    const objection = await objectionsApi.object({
      params: { pointId },
      body: { text },
      headers: { [IDEMPOTENCY_HEADER]: attemptKey(wish) },
    });
    forgetAttempt(wish);
    return objection;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'response') forgetAttempt(wish);
    throw error;
  }
}

/**
 * Objects to a penalty, and reads afterwards what the server has: also after a no, which may mean
 * that another device was faster.
 */
export function useObjecting(pointId: PointId) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    // "Offline" of a browser is a guess: what cannot be sent fails, and says so.
    networkMode: 'always',
    mutationFn: (text: string) => send(pointId, text),
    onSettled: () => queryClient.invalidateQueries({ queryKey: objectionQueries.mine().queryKey }),
  });
  const fields = error instanceof ApiError ? error.errors : undefined;
  return {
    send: mutate,
    busy: isPending,
    fieldError: fields?.['text'],
    failure: error && !fields ? errorText(error, objectionTexts.failed) : undefined,
  };
}
