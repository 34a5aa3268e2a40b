import { errorText } from '@academy/api-client';
import { ifMatch } from '@academy/app-kit/forms';
import { isStale } from '@academy/app-kit/writes';
import type { PointPreset } from '@academy/domain/points';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { toasts } from '../../../shared/toasts';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { pointQueries } from '../points-queries';
import { pointsTexts } from '../points-texts';
import { presetTexts as texts } from './preset-texts';

/** An item as it is saved; `id` null is a new one. */
export type EditedPreset = Omit<PointPreset, 'id' | 'used'> & { id: string | null };

type PresetList = Awaited<ReturnType<typeof api.pointPresets>>;

/**
 * Saves the whole list over the one that was seen; a list that another user changed meanwhile is
 * shown instead of written over.
 */
export function usePresets(seen: PresetList | undefined) {
  const queries = useQueryClient();
  const { queryKey } = pointQueries.presets();
  const { announce } = useUndo(pointQueries.all);

  const failed = (error: Error) => {
    const stale = isStale(error);
    toasts.show({
      text: stale ? texts.stale : errorText(error, pointsTexts.failed),
      tone: 'danger',
    });
  };

  const save = useWrite({
    name: 'save presets',
    send: (presets: readonly EditedPreset[]) =>
      api.savePresets({
        body: {
          presets: presets.map(({ id, pointType, name, points, hidden, asksConfirmation }) => ({
            id,
            pointType,
            name,
            points,
            hidden,
            asksConfirmation,
          })),
        },
        ...ifMatch(seen?.version ?? 0),
      }),
    onSuccess: ({ undo, ...saved }) => {
      queries.setQueryData<PresetList>(queryKey, saved);
      announce({ text: texts.saved, key: 'presets' }, undo);
    },
    onError: failed,
    reads: pointQueries.all,
  });

  return {
    busy: save.isPending,
    save: save.run,
  };
}
