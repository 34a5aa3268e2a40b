import type { BranchFigures } from '@academy/domain/branches';
import type { MockExamId, NewsId } from '@academy/domain/ids';
import { isHanded } from '../features/news/news-db';
import { receiveNews, withdrawNews } from '../features/news/branches/receive-news';
import { hasHandedExam } from '../features/mocks/managed/branches/handed-exams-db';
import { receiveExam } from '../features/mocks/managed/branches/receive-exam';
import { receivePresets } from '../features/points/issue/hand-presets';
import { Refusal } from '../http/errors/refusal';
import type { Branches } from '../shared/branches/branches';
import { readReadOnly } from '../shared/installation/installation-db';
import type { Academy } from './directory-db';
import type { Directory } from './follow-directory';
import { openMoving } from './moving';
import { receiveSettings } from './receive-settings';
import { readBranch, type BranchRooms } from './read-branch';
import { isServedBy } from './served-version-db';

/** Who looks at many branches waits no longer for one of them. */
const PATIENCE_MS = 2_000;
/** One student’s year is read, and somebody asked for it. */
const MOVE_PATIENCE_MS = 8_000;

export interface OfficeDeps {
  directory: Pick<Directory, 'all'>;
  /** The last migration that this release knows: older data are not touched. */
  newest: string;
  /** What an academy has in this process. */
  lend: (academy: Academy) => Promise<BranchRooms>;
  /** Where browsers find an academy's managers' app. */
  urlOf: (academy: Academy) => string;
  patience?: number;
}

/**
 * The branches of a head office, as the directory lists them at the moment; of an academy that is
 * the office of none there are none. A branch is read over its own connections: nothing joins two.
 */
export function openBranches(
  { directory, newest, lend, urlOf, patience = PATIENCE_MS }: OfficeDeps,
  { slug: office }: Pick<Academy, 'slug'>,
): Branches {
  const own = () => directory.all().filter((academy) => academy.office === office);
  /** One question at a time to each: one that hangs is not asked again meanwhile. */
  const asked = new Map<string, Promise<BranchFigures>>();

  function ask(branch: Academy, now: Date): Promise<BranchFigures> {
    const running = asked.get(branch.slug);
    if (running) return running;
    const asking = lend(branch)
      .then((rooms) => readBranch(rooms, now))
      .finally(() => asked.delete(branch.slug));
    asked.set(branch.slug, asking);
    return asking;
  }

  /** A branch as far as this release may touch its data. */
  const served = (slug: string) =>
    own().find(
      (academy) =>
        academy.slug === slug && academy.state !== 'suspended' && isServedBy(newest, academy),
    );
  /** What the branch calls one of the office's notices, or exams. */
  const keyOf = (id: NewsId | MockExamId) => `${office}:${id}`;
  async function within<T>(
    slug: string,
    work: (rooms: BranchRooms) => Promise<T>,
    waits = patience,
  ) {
    const branch = served(slug);
    return branch ? withPatience(lend(branch).then(work), waits) : null;
  }
  /** The same for a write: a branch that is read only, or moves, takes none. */
  async function writing<T>(
    slug: string,
    work: (rooms: BranchRooms) => Promise<T>,
    waits = patience,
  ) {
    if (served(slug)?.state !== 'active') return null;
    return within(
      slug,
      async (rooms) => {
        if ((await readReadOnly(rooms.database.db)).readOnly) throw new Refusal('maintenance');
        return work(rooms);
      },
      waits,
    );
  }
  const movePatience = Math.max(patience, MOVE_PATIENCE_MS);

  return {
    all: () =>
      own()
        .map((academy) => ({ slug: academy.slug, name: academy.name, url: urlOf(academy) }))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'ko')),
    async figures(slug, now) {
      const branch = served(slug);
      return branch ? withPatience(ask(branch, now), patience) : null;
    },
    hasNews: (slug, newsId) => within(slug, ({ database }) => isHanded(database.db, keyOf(newsId))),
    handNews: (slug, news, now) =>
      writing(slug, ({ database, store }) =>
        receiveNews({ db: database.db, store }, { ...news, key: keyOf(news.id) }, now),
      ),
    withdrawNews: (slug, newsId, now) =>
      writing(slug, ({ database }) => withdrawNews(database.db, keyOf(newsId), now)),
    hasExam: (slug, examId) =>
      within(slug, ({ database }) => hasHandedExam(database.db, keyOf(examId))),
    handExam: (slug, exam, now) =>
      writing(slug, ({ database, store }) =>
        receiveExam({ db: database.db, store }, { ...exam, key: keyOf(exam.id) }, now),
      ),
    handPresets: (slug, presets, now) =>
      writing(slug, ({ database }) => receivePresets(database.db, presets, now)),
    handSettings: (slug, handed, now) =>
      writing(slug, ({ database }) => receiveSettings(database.db, handed, now)),
    moving: openMoving(
      (slug, work) => within(slug, ({ database }) => work(database.db), movePatience),
      (slug, work) => writing(slug, ({ database }) => work(database.db), movePatience),
    ),
  };
}

/** Null where the answer does not come in time, or is that it cannot be had. */
async function withPatience<T>(answer: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([answer.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
