import { keptOnDevice } from '@academy/app-kit/forms';
import type { NewsId } from '@academy/domain/ids';
import {
  checkNews,
  newsCategorySchema,
  readTerms,
  type ManagedNews,
  type NewsErrors,
  type NewsForm,
} from '@academy/domain/news';
import { storedPdfSchema } from '@academy/domain/pdfs';
import { storedPictureSchema } from '@academy/domain/pictures';
import {
  calendarMonthSchema,
  formatClock,
  instantAt,
  isClockTime,
  parseDayInput,
  seoulDay,
  seoulMonth,
  shiftMonth,
  type CalendarMonth,
} from '@academy/domain/time';
import * as z from 'zod/mini';
import { menuText, readMenuText } from './menu-cells';
import { newsFormTexts as texts } from '../news-texts';

const names = z._default(z.nullable(z.array(z.string())), null);

/** What is in the fields, as it is typed. */
const newsFieldsSchema = z.object({
  title: z.string(),
  category: newsCategorySchema,
  month: z.string(),
  content: z.string(),
  pictures: z.array(storedPictureSchema),
  files: z._default(z.array(storedPdfSchema), []),
  beginDay: z.string(),
  beginTime: z.string(),
  endDay: z.string(),
  endTime: z.string(),
  pinned: z.boolean(),
  tellGuardians: z.boolean(),
  asksRead: z._default(z.boolean(), false),
  showFirst: z._default(z.boolean(), false),
  targetGrades: names,
  targetClasses: names,
  targetStudents: names,
  /** 날짜 | 점심 | 저녁, a line a day. */
  menu: z.string(),
});
export type NewsFields = z.output<typeof newsFieldsSchema>;
/** What a notice that is begun elsewhere says already. */
export type NewsStart = Partial<Pick<NewsFields, 'title' | 'content' | 'category' | 'month'>>;

const FOR_ALL = { targetGrades: null, targetClasses: null, targetStudents: null };

/** A new notice is a 식단표 of this month: that is what most of them are. */
export const emptyNews = (month: CalendarMonth): NewsFields => ({
  title: '',
  category: 'MENU',
  month,
  content: '',
  pictures: [],
  files: [],
  beginDay: '',
  beginTime: '',
  endDay: '',
  endTime: '',
  pinned: false,
  tellGuardians: false,
  asksRead: false,
  showFirst: false,
  ...FOR_ALL,
  menu: '',
});

const typedMoment = (instant: string | null): [day: string, time: string] =>
  instant === null ? ['', ''] : [seoulDay(new Date(instant)), formatClock(new Date(instant))];

/**
 * What the fields of a notice begin with. A draft that was to begin at once has no time yet: the
 * one it carries is when it was saved.
 */
export function fieldsOf({
  title,
  category,
  month,
  content,
  pictures,
  files,
  draft,
  publishedAt,
  updatedAt,
  endAt,
  pinned,
  tellGuardians,
  asksRead,
  showFirst,
  targetGrades,
  targetClasses,
  targetStudents,
  menu,
}: ManagedNews): NewsFields {
  const [beginDay, beginTime] = typedMoment(draft && publishedAt <= updatedAt ? null : publishedAt);
  const [endDay, endTime] = typedMoment(endAt);
  return {
    title,
    category,
    month: month ?? '',
    content,
    pictures,
    files,
    beginDay,
    beginTime,
    endDay,
    endTime,
    pinned,
    tellGuardians,
    asksRead,
    showFirst,
    targetGrades,
    targetClasses,
    targetStudents,
    menu: menuText(menu),
  };
}

/**
 * The instant that two fields name: null when both are empty, undefined when they make no sense. A
 * day alone means its midnight.
 */
function momentOf(day: string, time: string): Date | null | undefined {
  if (day.trim() === '' && time.trim() === '') return null;
  const read = parseDayInput(day);
  const clock = time.trim() || '00:00';
  if (!read.valid || read.clamped || !isClockTime(clock)) return undefined;
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return instantAt(read.day, hour, minute);
}

/**
 * The same minute as before is the same instant: seconds that the fields do not show are not lost
 * by saving.
 */
function instantOf(day: string, time: string, before: string | null): string | null | undefined {
  const [dayBefore, timeBefore] = typedMoment(before);
  if (before !== null && day === dayBefore && time === timeBefore) return before;
  const moment = momentOf(day, time);
  return moment === null ? null : moment?.toISOString();
}

/**
 * The fields as the server takes them, and what must be corrected before. `news`: the notice that
 * is edited.
 */
export function readFields(
  fields: NewsFields,
  { draft, news, now }: { draft: boolean; news: ManagedNews | null; now: Date },
): { form: NewsForm; errors: NewsErrors } {
  const { title, category, content, pictures, files, pinned, tellGuardians } = fields;
  const { asksRead, showFirst, targetGrades, targetClasses, targetStudents } = fields;
  const month = calendarMonthSchema.safeParse(fields.month).data ?? null;
  const [publishAt, endAt] = [
    instantOf(fields.beginDay, fields.beginTime, news?.publishedAt ?? null),
    instantOf(fields.endDay, fields.endTime, news?.endAt ?? null),
  ];
  const menu = readMenuText(fields);
  const form: NewsForm = {
    title,
    category,
    month,
    content,
    pictures: pictures.map(({ key, alt }) => ({ key, alt })),
    files: files.map(({ key, name }) => ({ key, name })),
    draft,
    publishAt: publishAt ?? null,
    endAt: endAt ?? null,
    pinned,
    tellGuardians,
    ...readTerms({ asksRead, showFirst }),
    // A 식단표 is for all: what was chosen for another kind stays in the fields.
    ...(category === 'MENU' ? FOR_ALL : { targetGrades, targetClasses, targetStudents }),
    menu: menu.rows,
  };
  return {
    form,
    errors: {
      ...checkNews(form, now),
      ...(menu.problems[0] !== undefined && { menu: menu.problems[0] }),
      ...(publishAt === undefined && { publishAt: texts.wrongMoment }),
      ...(endAt === undefined && { endAt: texts.wrongMoment }),
    },
  };
}

/** The notice as its form, to write it back as it was. */
export const formOf = (news: ManagedNews): NewsForm => ({
  title: news.title,
  category: news.category,
  month: news.month,
  content: news.content,
  pictures: news.pictures.map(({ key, alt }) => ({ key, alt })),
  files: news.files.map(({ key, name }) => ({ key, name })),
  draft: news.draft,
  publishAt: news.publishedAt,
  endAt: news.endAt,
  pinned: news.pinned,
  tellGuardians: news.tellGuardians,
  asksRead: news.asksRead,
  showFirst: news.showFirst,
  targetGrades: news.targetGrades,
  targetClasses: news.targetClasses,
  targetStudents: news.targetStudents,
  menu: news.menu,
});

export const keptNewsName = (newsId: NewsId | null): string => newsId ?? 'new';

/** What a manager wrote and did not save. */
export const keptNews = keptOnDevice<NewsFields>(
  'news-draft',
  (fields) => newsFieldsSchema.safeParse(fields).data,
);

/**
 * The months that can be chosen: a quarter back, half a year ahead, and the one that is chosen
 * already.
 */
export function monthsAround(now: Date, chosen: string) {
  const months = Array.from({ length: 10 }, (_, index) => shiftMonth(seoulMonth(now), index - 3));
  const read = calendarMonthSchema.safeParse(chosen);
  return read.success && !months.includes(read.data) ? [read.data, ...months] : months;
}
