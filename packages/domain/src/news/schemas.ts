import * as z from 'zod/mini';
import { newsIdSchema } from '../ids';
import { allergensSchema, menuRowSchema } from '../menus/schemas';
import { offeredPdfSchema } from '../pdfs/schemas';
import { pictureSchema } from '../pictures/schemas';
import { calendarDaySchema, calendarMonthSchema } from '../time';

/** MENU 식단표, INFO 안내, URGENT 긴급. */
export const newsCategorySchema = z.enum(['MENU', 'INFO', 'URGENT']);
export type NewsCategory = z.output<typeof newsCategorySchema>;

/**
 * A menu notice (식단 공지). `content` is plain text; `imageUrl` the first picture or null. What is
 * optional is our server's: every picture and PDF, the kind, the month of a 식단표, whether it is on
 * top, and whether the student is asked to confirm it, and did.
 */
export const newsItemSchema = z.object({
  id: newsIdSchema,
  title: z.string(),
  imageUrl: z.nullable(z.string()),
  content: z.string(),
  publishedAt: z.iso.datetime(),
  pictures: z.optional(z.array(pictureSchema)),
  files: z.optional(z.array(offeredPdfSchema)),
  category: z.optional(newsCategorySchema),
  month: z.optional(z.nullable(calendarMonthSchema)),
  pinned: z.optional(z.boolean()),
  asksRead: z.optional(z.boolean()),
  readAt: z.optional(z.nullable(z.iso.datetime())),
});
export type NewsItem = z.output<typeof newsItemSchema>;

/**
 * `page` counts from 1. Our server's: `first`, what this student is shown on the first screen until
 * it is confirmed; `toConfirm`, all that waits for the student's 확인, in the list's order, each with
 * its place in the whole list, from 0. `totalCount` and `totalElements` are the same number under
 * both names.
 */
export const newsPageSchema = z.object({
  first: z.optional(z.nullable(newsItemSchema)),
  toConfirm: z.optional(z.array(z.object({ id: newsIdSchema, place: z.int().check(z.gte(0)) }))),
  content: z.array(newsItemSchema),
  page: z.int(),
  totalPages: z.int(),
  totalElements: z.int(),
  totalCount: z.int(),
  last: z.boolean(),
  hasNext: z.boolean(),
});

/**
 * What is served on a day, as a student sees it: the meals that a 식단표 names, its first picture, and
 * what the student must not eat.
 */
export const menuDaySchema = z.object({
  date: calendarDaySchema,
  meals: z.array(menuRowSchema),
  picture: z.nullable(pictureSchema),
  allergens: allergensSchema,
});
export type MenuDay = z.output<typeof menuDaySchema>;
