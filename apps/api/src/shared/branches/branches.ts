import type { BranchFigures, BranchName } from '@academy/domain/branches';
import type { MockExamId, NewsId } from '@academy/domain/ids';
import type { ExamForm, HandedExams } from '@academy/domain/mocks';
import type { MenuRow } from '@academy/domain/menus';
import type { NewsDraft } from '@academy/domain/news';
import type { PointPreset } from '@academy/domain/points';
import type { HandedSetting } from '@academy/domain/settings';
import type { Moving } from './moving';

/**
 * A notice on its way from the office, with its pictures and PDFs. Whom it is for is the branch's
 * all.
 */
export interface HandedNews extends Pick<
  NewsDraft,
  'title' | 'category' | 'month' | 'content' | 'draft'
> {
  id: NewsId;
  menu: MenuRow[];
  publishedAt: Date;
  endAt: Date | null;
  terms: Record<'tellGuardians' | 'asksRead' | 'showFirst', boolean>;
  pictures: { bytes: Uint8Array; alt: string; width: number; height: number }[];
  files: { bytes: Uint8Array; name: string }[];
}

/** An exam on its way from the office, as the branch is to have it, with its pictures. */
export interface HandedExam {
  id: MockExamId;
  form: Omit<ExamForm, 'pictures'>;
  pictures: HandedNews['pictures'];
}
export type ExamOutcome = NonNullable<HandedExams['content'][number]['outcome']>;

/** Settings on their way from the office: each row of `settings` that they are a part of. */
export interface HandedSettings {
  settings: readonly HandedSetting[];
  values: Readonly<Record<string, object>>;
}

export interface Branch extends BranchName {
  /** Its managers' app. */
  url: string;
}

/**
 * The branches of the head office that an app serves; every other academy's app has none of this.
 * What an office may learn of a branch is what a function here answers, and nothing else.
 */
export interface Branches {
  /** All at this moment, as they are called. */
  all(): readonly Branch[];
  /** What a branch counts now; null where it does not answer in time. */
  figures(slug: string, now: Date): Promise<BranchFigures | null>;
  /** Whether one of the office's notices is at a branch; null where it does not answer. */
  hasNews(slug: string, newsId: NewsId): Promise<boolean | null>;
  /** Puts a notice into a branch's news, once; answers whether it is there. */
  handNews(slug: string, news: HandedNews, now: Date): Promise<boolean | null>;
  /** Moves it into the branch's bin; answers whether it is there. */
  withdrawNews(slug: string, newsId: NewsId, now: Date): Promise<boolean | null>;
  /** Whether one of the office's exams is at a branch; null where it does not answer. */
  hasExam(slug: string, examId: MockExamId): Promise<boolean | null>;
  /** Makes a branch a draft of an exam, once. */
  handExam(slug: string, exam: HandedExam, now: Date): Promise<ExamOutcome | null>;
  /** Makes a branch's point items those of the office; answers how many are new or changed. */
  handPresets(slug: string, presets: readonly PointPreset[], now: Date): Promise<number | null>;
  /** Makes these settings of a branch those of the office; answers how many changed. */
  handSettings(slug: string, handed: HandedSettings, now: Date): Promise<number | null>;
  /** Moves a student from one branch to another. */
  moving: Moving;
}
