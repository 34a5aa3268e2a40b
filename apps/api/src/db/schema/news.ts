import type { ManagerId, NewsId } from '@academy/domain/ids';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';

/** Menu notices (식단 공지). Students see those whose `publishedAt` has come. */
export const news = pgTable('news', {
  id: idColumn<NewsId>().generatedAlwaysAsIdentity().primaryKey(),
  title: text().notNull(),
  content: text().notNull().default(''),
  /** Key in the upload store, not a URL. */
  imageKey: text(),
  publishedAt: instant().notNull(),
  createdBy: idColumn<ManagerId>().references(() => managers.id),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
}, (table) => [
  index('news_published_at_idx').on(table.publishedAt.desc(), table.id.desc()),
  check('news_title_is_given', sql`length(trim(${table.title})) > 0`),
]);
