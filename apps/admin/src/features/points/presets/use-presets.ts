import { errorText } from '@academy/api-client';
import { ifMatch } from '@academy/app-kit/forms';
import { isStale } from '@academy/app-kit/writes';
import type { PointPreset } from '@academy/domain/points';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { toasts } from '../../../shared/toasts';
import { useWrite } from '../../../shared/use-write';
import { pointQueries } from '../points-queries';
import { pointsTexts, presetTexts as texts } from '../points-texts';

/** An item as it is saved; `id` null is a new one. */
export type EditedPreset = Omit<PointPreset, 'id' | 'used'> & { id: string | null };

type PresetList = Awaited<ReturnType<typeof api.pointPresets>>;

/**
 * Saves the whole list over the one that was seen; a list that somebody else changed meanwhile is
 * shown instead of written over.
 */
export function usePresets(seen: PresetList | undefined) {
  const queries = useQueryClient();
  const { queryKey } = pointQueries.presets();

  const put = (presets: readonly EditedPreset[], version: number) =>
    api.savePresets({
      body: {
        presets: presets.map(({ id, pointType, name, points, hidden }) => ({
          id,
          pointType,
          name,
          points,
          hidden,
        })),
      },
      ...ifMatch(version),
    });
  const failed = (error: Error) => {
    const stale = isStale(error);
    toasts.show({
      text: stale ? texts.stale : errorText(error, pointsTexts.failed),
      tone: 'danger',
    });
  };

  const undo = useWrite({
    name: 'undo presets',
    send: ({ before, version }: { before: readonly EditedPreset[]; version: number }) =>
      put(before, version),
    onSuccess: () => void toasts.show({ text: texts.undone, tone: 'success' }),
    onError: failed,
    reads: pointQueries.all,
  });

  const save = useWrite({
    name: 'save presets',
    send: (presets: readonly EditedPreset[]) => put(presets, seen?.version ?? 0),
    onSuccess: (saved) => {
      // What was taken out is a new one when it comes back.
      const kept = new Set(saved.content.map(({ id }) => id));
      const before = (seen?.content ?? []).map((preset) => ({
        ...preset,
        id: kept.has(preset.id) ? preset.id : null,
      }));
      queries.setQueryData<PresetList>(queryKey, saved);
      toasts.show({
        text: texts.saved,
        tone: 'success',
        key: 'presets',
        undo: {
          label: pointsTexts.undo,
          run: () => undo.run({ before, version: saved.version }),
        },
      });
    },
    onError: failed,
    reads: pointQueries.all,
  });

  return {
    busy: save.isPending || undo.isPending,
    save: save.run,
  };
}
