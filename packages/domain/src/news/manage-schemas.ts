import * as z from 'zod/mini';
import { pageFactsSchema } from '../http/page-schemas';
import { newsIdSchema } from '../ids';
import { menuRowSchema } from '../menus/schemas';
import { undoPart } from '../operations/schemas';
import { namedPdfSchema, storedPdfSchema } from '../pdfs/schemas';
import { namedPictureSchema, storedPictureSchema } from '../pictures/schemas';
import { studentIdentity } from '../identity/identity-schemas';
import { targetsShape } from '../targets/schemas';
import { calendarMonthSchema } from '../time';
import { newsCategorySchema } from './schemas';

const instant = z.iso.datetime();

/** draft 임시저장, scheduled 예약, live 게시 중, ended 종료, hidden 숨김, deleted 휴지통. */
export const newsStateSchema = z.enum(['draft', 'scheduled', 'live', 'ended', 'hidden', 'deleted']);
export type NewsState = z.output<typeof newsStateSchema>;

/** What a manager writes. `publishAt` null is now. A draft is seen by managers only. */
export const newsDraftSchema = z.object({
  title: z.string().check(z.maxLength(500)),
  category: newsCategorySchema,
  month: z.nullable(calendarMonthSchema),
  content: z.string().check(z.maxLength(20_000)),
  pictures: z.array(namedPictureSchema).check(z.maxLength(50)),
  /** PDFs that students download; without it what is there stays. */
  files: z.optional(z.array(namedPdfSchema).check(z.maxLength(50))),
  draft: z.boolean(),
  publishAt: z.nullable(instant),
  endAt: z.nullable(instant),
  pinned: z.boolean(),
  /** The meals of a 식단표 day by day; without it what is there stays. */
  menu: z.optional(z.array(menuRowSchema).check(z.maxLength(200))),
  /** Whether guardians are notified of it when it appears; without it what is there stays. */
  tellGuardians: z.optional(z.boolean()),
  /** Whether students are asked to confirm it, and whom it is for: as above. */
  asksRead: z.optional(z.boolean()),
  /** Whether it is shown on a student's first screen until it is confirmed; such a one asks. */
  showFirst: z.optional(z.boolean()),
  targetGrades: z.optional(targetsShape.targetGrades),
  targetClasses: z.optional(targetsShape.targetClasses),
  targetStudents: z.optional(targetsShape.targetStudents),
});
export type NewsDraft = z.output<typeof newsDraftSchema>;
export type NewsForm = z.input<typeof newsDraftSchema>;

/** A notice as managers see it. `version` goes back as `If-Match`. */
export const managedNewsSchema = z.object({
  id: newsIdSchema,
  title: z.string(),
  category: newsCategorySchema,
  month: z.nullable(calendarMonthSchema),
  content: z.string(),
  pictures: z.array(storedPictureSchema),
  files: z.array(storedPdfSchema),
  draft: z.boolean(),
  publishedAt: instant,
  endAt: z.nullable(instant),
  hiddenAt: z.nullable(instant),
  deletedAt: z.nullable(instant),
  pinned: z.boolean(),
  menu: z.array(menuRowSchema),
  tellGuardians: z.boolean(),
  asksRead: z.boolean(),
  showFirst: z.boolean(),
  ...targetsShape,
  /** How many of its students confirmed it; null: it does not ask. */
  reads: z.nullable(z.object({ read: z.int(), of: z.int() })),
  state: newsStateSchema,
  authorName: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
/** A notice that was just written, with the way back. */
export const writtenNewsSchema = z.extend(managedNewsSchema, undoPart);
export type WrittenNews = z.output<typeof writtenNewsSchema>;
export type ManagedNews = z.output<typeof managedNewsSchema>;

export const managedNewsPageSchema = z.extend(pageFactsSchema, {
  content: z.array(managedNewsSchema),
  counts: z.record(newsStateSchema, z.int()),
});
export type ManagedNewsPage = z.output<typeof managedNewsPageSchema>;

/** The students that a notice is for and who are enrolled now, and when each confirmed it. */
export const newsReadsSchema = z.object({
  title: z.string(),
  students: z.array(
    z.object({
      ...studentIdentity,
      className: z.nullable(z.string()),
      readAt: z.nullable(instant),
    }),
  ),
});
export type NewsReads = z.output<typeof newsReadsSchema>;
export type NewsReader = NewsReads['students'][number];

/** Who of them: those that confirmed it, or those that have not. */
export const readStateSchema = z.enum(['read', 'unread']);
export type ReadState = z.output<typeof readStateSchema>;
