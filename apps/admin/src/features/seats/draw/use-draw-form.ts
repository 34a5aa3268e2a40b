import { errorText } from '@academy/api-client';
import { ifMatch, keptInTab, useVersionedForm } from '@academy/app-kit/forms';
import {
  editedSeatMapSchema,
  seatMapError,
  tidySeatMap,
  type EditedSeatMap,
  type SeatMap,
} from '@academy/domain/seats';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { useUndo } from '../../../shared/writes/use-undo';
import { seatQueries } from '../seats-queries';
import { drawTexts as texts } from './draw-texts';

const drafts = keptInTab<SeatMap>();

/** The map as it is drawn here, over what is saved: kept while one looks at the hall in between. */
export function useDrawForm(loaded: EditedSeatMap) {
  const queries = useQueryClient();
  const { id: owner } = useManager();
  const { announce } = useUndo(seatQueries.all);
  const form = useVersionedForm<EditedSeatMap, SeatMap>({
    loaded,
    versionOf: ({ version }) => version,
    draftOf: ({ map }) => map,
    read: (current) => editedSeatMapSchema.safeParse(current).data,
    tidy: tidySeatMap,
    keep: { drafts, owner, name: 'seat-map' },
  });

  async function save() {
    const outcome = await form.submit(
      async (body, { version }) => {
        const { undo, ...saved } = await api.saveSeatMap({ body, ...ifMatch(version) });
        return { saved, undo };
      },
      { rooms: seatMapError(form.draft) },
    );
    if (outcome.kind !== 'saved') return;
    queries.setQueryData(seatQueries.map().queryKey, outcome.sent.saved);
    announce(texts.saved, outcome.sent.undo);
  }

  return {
    ...form,
    save: () => void save(),
    /** What is in the way of saving, or why it failed. */
    problem:
      form.errors['rooms'] ??
      (form.failure === undefined ? undefined : errorText(form.failure, texts.failed)),
  };
}

export type DrawForm = ReturnType<typeof useDrawForm>;
