import { ApiError, errorText } from '@academy/api-client';
import { useCommand } from '@academy/app-kit/writes';
import type { PointId } from '@academy/domain/ids';
import { useQueryClient } from '@tanstack/react-query';
import { objectionTexts } from '../../../shared/messages/objection-texts';
import { objectionQueries, objectionsApi } from './objection-queries';

/**
 * Objects to a penalty, and reads afterwards what the server has: also after a no, which may mean
 * that another device was faster.
 */
export function useObjecting(pointId: PointId) {
  const queryClient = useQueryClient();
  const { run, isPending, error } = useCommand({
    name: `object to point ${pointId}`,
    send: (text: string, key) => objectionsApi.object({ params: { pointId }, body: { text }, key }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: objectionQueries.mine().queryKey }),
  });
  const fields = error instanceof ApiError ? error.errors : undefined;
  return {
    send: (text: string) => run(text),
    busy: isPending,
    fieldError: fields?.['text'],
    failure: error && !fields ? errorText(error, objectionTexts.failed) : undefined,
  };
}
