import * as z from 'zod/mini';
import { newsIdSchema } from '../ids';

/** A menu notice (식단 공지). `content` is plain text; `imageUrl` a path below `/api` or null. */
export const newsItemSchema = z.object({ id: newsIdSchema, title: z.string(), imageUrl: z.nullable(z.string()), content: z.string(), publishedAt: z.iso.datetime() });
export type NewsItem = z.output<typeof newsItemSchema>;

/** `page` counts from 1. `totalCount` and `totalElements` are the same number under both of the spec's names. */
export const newsPageSchema = z.object({
  content: z.array(newsItemSchema), page: z.int(), totalPages: z.int(), totalElements: z.int(), totalCount: z.int(), last: z.boolean(), hasNext: z.boolean(),
});
export type NewsPage = z.output<typeof newsPageSchema>;
