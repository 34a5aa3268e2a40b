import type { ManagerId, NewsId, StudentId } from '@academy/domain/ids';
import type { MenuRow } from '@academy/domain/menus';
import { newsCategorySchema } from '@academy/domain/news';
import {
  check,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { calendarMonth, instant, isMonth, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { students } from './students';

/** Menu notices (식단 공지). Students see those that are live (`newsState`). */
export const news = pgTable(
  'news',
  {
    id: idColumn<NewsId>().generatedAlwaysAsIdentity().primaryKey(),
    title: text().notNull(),
    category: word(newsCategorySchema.options).notNull().default('INFO'),
    /** The month of a 식단표. */
    month: calendarMonth(),
    content: text().notNull().default(''),
    /** The meals of a 식단표 day by day: read and written whole with their notice. */
    menu: jsonb()
      .$type<MenuRow[]>()
      .notNull()
      .default(sql`'[]'`),
    /**
     * The first picture's key in the upload store, not a URL; written together with
     * `news_pictures`.
     */
    imageKey: text(),
    draft: boolean().notNull().default(false),
    publishedAt: instant().notNull(),
    /** From then on it is over; null never. */
    endAt: instant(),
    hiddenAt: instant(),
    deletedAt: instant(),
    /** The place among the pinned ones, from 1; null is not pinned. */
    pinnedOrder: integer(),
    /** Guardians are notified of it when it appears. */
    tellGuardians: boolean().notNull().default(false),
    /** Students are asked to confirm it. */
    asksRead: boolean().notNull().default(false),
    /** It is on a student's first screen until it is confirmed. */
    showFirst: boolean().notNull().default(false),
    /** Whom it is for, as on students' records: a student must fit all. Null: everyone. */
    targetGrades: jsonb().$type<string[]>(),
    targetClasses: jsonb().$type<string[]>(),
    targetStudents: jsonb().$type<StudentId[]>(),
    /** Of a notice that the head office handed down: which of its notices it is. */
    handedFrom: text().unique(),
    version: integer().notNull().default(1),
    createdBy: idColumn<ManagerId>().references(() => managers.id),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('news_published_at_idx').on(table.publishedAt.desc(), table.id.desc()),
    check('news_title_is_given', sql`length(trim(${table.title})) > 0`),
    check('news_category', isOneOf(table.category, newsCategorySchema.options)),
    check('news_month', isMonth(table.month)),
    check('news_shown_first_asks', sql`${table.asksRead} or not ${table.showFirst}`),
    check(
      'news_menu_is_for_all',
      sql`${table.category} <> 'MENU' or num_nonnulls(${table.targetGrades}, ${table.targetClasses}, ${table.targetStudents}) = 0`,
    ),
    check('news_menu_is_array', sql`jsonb_typeof(${table.menu}) = 'array'`),
  ],
);

/**
 * Pictures and PDFs that were uploaded, by their key in the store: what a notice or a reason may
 * have, and how large it is (0: not measured). `createdBy` null: a student.
 */
export const storedPictures = pgTable('stored_pictures', {
  key: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Of a PDF. */
  bytes: integer().notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
  createdBy: idColumn<ManagerId>().references(() => managers.id),
});

/** A stored file at its place in a notice. */
const inNews = {
  newsId: idColumn<NewsId>()
    .notNull()
    .references(() => news.id, { onDelete: 'cascade' }),
  position: integer().notNull(),
  key: text()
    .notNull()
    .references(() => storedPictures.key),
};

/** The pictures of a notice in their order. */
export const newsPictures = pgTable(
  'news_pictures',
  {
    ...inNews,
    alt: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ name: 'news_pictures_pkey', columns: [table.newsId, table.position] }),
    index('news_pictures_key_idx').on(table.key),
  ],
);

/** The PDFs of a notice in their order, with the names under which they are downloaded. */
export const newsFiles = pgTable(
  'news_files',
  {
    ...inNews,
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'news_files_pkey', columns: [table.newsId, table.position] }),
    index('news_files_key_idx').on(table.key),
  ],
);

/** When a student confirmed a notice, once. */
export const newsReads = pgTable(
  'news_reads',
  {
    newsId: idColumn<NewsId>()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    readAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'news_reads_pkey', columns: [table.newsId, table.studentId] }),
    index('news_reads_student_idx').on(table.studentId),
  ],
);
