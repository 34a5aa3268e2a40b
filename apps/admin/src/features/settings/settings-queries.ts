import type { LunchSettingsDraft } from '@academy/domain/settings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';

export const settingsQueries = {
  lunch: () =>
    queryOptions({
      queryKey: ['settings', 'lunch'],
      queryFn: ({ signal }) => api.editedLunchSettings({ signal }),
      // Whoever opens the form edits what stands now, not what stood five minutes ago.
      staleTime: 0,
    }),
  holidays: (year: number) =>
    queryOptions({ queryKey: ['settings', 'holidays', year], queryFn: ({ signal }) => api.holidays({ params: { year }, signal }), staleTime: Number.POSITIVE_INFINITY }),
};

/** Saves a version of the settings. `version` is the one that was edited: a newer one on the server refuses the save with 412. */
export function useSaveLunchSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ settings, version }: { settings: LunchSettingsDraft; version: number }) =>
      api.saveLunchSettings({ body: settings, headers: { 'If-Match': `"${version}"` } }),
    onSuccess: (saved) => queries.setQueryData(settingsQueries.lunch().queryKey, saved),
  });
}
