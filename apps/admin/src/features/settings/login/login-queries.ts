import { errorText } from '@academy/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { toasts } from '../../../shared/toasts';
import { onTopics, useLiveQueries } from '../../../shared/use-live-queries';
import { loginTabTexts as texts } from './login-texts';

const all = ['settings', 'logins'] as const;
const touched = onTopics(all, 'accounts', 'students');

export const loginQueries = {
  devices: () =>
    queryOptions({
      queryKey: [...all, 'devices'],
      queryFn: async ({ signal }) => (await api.waitingDevices({ signal })).content,
      staleTime: 0,
    }),
  alerts: () =>
    queryOptions({
      queryKey: [...all, 'alerts'],
      queryFn: async ({ signal }) => (await api.loginAlerts({ signal })).content,
      staleTime: 0,
    }),
};

/** A device that begins to wait shows while the tab is open: its student stands at the desk. */
export const useLiveLogins = (): boolean => useLiveQueries(all, touched);

/** Decides about one line of the tab's lists, and reads them again. */
export function useDecision() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ run }: { run: () => Promise<unknown>; done?: string }) => run(),
    onSuccess: (_, { done }) => done && toasts.show({ text: done, tone: 'success' }),
    onError: (error) => toasts.show({ text: errorText(error, texts.failed), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: all }),
  });
}
