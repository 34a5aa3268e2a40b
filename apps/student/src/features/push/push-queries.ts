import { pushCalls } from '@academy/api-client';
import type { OwnPush } from '@academy/domain/messages';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api';

export const pushApi = pushCalls(client);

export const ownPush = () =>
  queryOptions({ queryKey: ['push'], queryFn: ({ signal }) => pushApi.ownPush({ signal }) });

export const keepOwnPush = (queryClient: QueryClient, own: OwnPush): void =>
  void queryClient.setQueryData(ownPush().queryKey, own);
