import type { ManagerId, NewsId } from '@academy/domain/ids';
import * as z from 'zod/mini';
import { newsFieldsSchema, type NewsFields } from './news-fields';

const keptSchema = z.object({ version: z.nullable(z.int()), fields: newsFieldsSchema });

interface KeptNews {
  /** The version that the writing began with; null for a new notice. */
  version: number | null;
  fields: NewsFields;
}

const keyOf = (manager: ManagerId, newsId: NewsId | null) =>
  `news-draft:${manager}:${newsId ?? 'new'}`;

/**
 * What a manager wrote and did not save: it outlives a reload and a crash, on this device and for
 * this manager only. A full or closed storage keeps nothing.
 */
export const keptNews = {
  read(manager: ManagerId, newsId: NewsId | null): KeptNews | undefined {
    try {
      return keptSchema.safeParse(
        JSON.parse(localStorage.getItem(keyOf(manager, newsId)) ?? 'null'),
      ).data;
    } catch {
      return undefined;
    }
  },
  put(manager: ManagerId, newsId: NewsId | null, kept: KeptNews): void {
    try {
      localStorage.setItem(keyOf(manager, newsId), JSON.stringify(kept));
    } catch {
      // The form itself still holds it.
    }
  },
  forget(manager: ManagerId, newsId: NewsId | null): void {
    try {
      localStorage.removeItem(keyOf(manager, newsId));
    } catch {
      // Nothing was kept.
    }
  },
};
