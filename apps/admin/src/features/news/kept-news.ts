import { keptOnDevice } from '@academy/app-kit/forms';
import type { NewsId } from '@academy/domain/ids';
import { newsFieldsSchema, type NewsFields } from './news-fields';

export const keptNewsName = (newsId: NewsId | null): string => newsId ?? 'new';

/** What a manager wrote and did not save. */
export const keptNews = keptOnDevice<NewsFields>(
  'news-draft',
  (fields) => newsFieldsSchema.safeParse(fields).data,
);
