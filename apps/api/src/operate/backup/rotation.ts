import { KEPT, takenAt } from '@academy/domain/backups';
import { seoulDay } from '@academy/domain/time';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^academy-\d{4}-\d{2}-\d{2}-\d{6}Z(\.partial)?$/;
const DAY_MS = 86_400_000;

export const partialName = (name: string): string => `${name}.partial`;

/** When a backup or a draft of this name was begun; undefined for any other name. */
const instantOf = (name: string) => (NAME.test(name) ? takenAt(name) : undefined);

const isDraft = (name: string) => name.endsWith('.partial');

/** The Monday of a day's week, as a count of weeks. */
const weekOf = (day: string) => Math.floor((Date.parse(day) / DAY_MS + 3) / 7);

/** Of each of the newest `count` periods that have a backup, its last one. */
function newestOfEach(
  newestFirst: readonly { name: string; day: string }[],
  count: number,
  periodOf: (day: string) => string | number,
): string[] {
  const last = new Map<string | number, string>();
  for (const { name, day } of newestFirst) {
    const period = periodOf(day);
    if (!last.has(period)) last.set(period, name);
  }
  return [...last.values()].slice(0, count);
}

/**
 * Which of these backups may go: all but the last of each of the newest 7 days, 4 weeks (from
 * Monday) and 12 months that have one, days in Seoul. Counted over backups and not over the
 * calendar: when none could be taken for a month, the old ones stay. Other names are never among
 * them.
 */
export function outdated(names: readonly string[]): string[] {
  const backups = names
    .flatMap((name) => {
      const at = isDraft(name) ? undefined : instantOf(name);
      return at ? [{ name, day: seoulDay(at) }] : [];
    })
    .toSorted((a, b) => (a.name < b.name ? 1 : -1));
  const kept = new Set([
    ...newestOfEach(backups, KEPT.days, (day) => day),
    ...newestOfEach(backups, KEPT.weeks, weekOf),
    ...newestOfEach(backups, KEPT.months, (day) => day.slice(0, 7)),
  ]);
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}

interface Named {
  name: string;
  at: Date;
}

/** Whole backups and drafts of a folder, newest first; of a folder that is not there none. */
export async function namesIn(folder: string): Promise<{ whole: Named[]; drafts: Named[] }> {
  const names = await readdir(folder).catch(() => []);
  const all = names
    .flatMap((name) => {
      const at = instantOf(name);
      return at ? [{ name, at }] : [];
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return {
    whole: all.filter(({ name }) => !isDraft(name)),
    drafts: all.filter(({ name }) => isDraft(name)),
  };
}

/** When the newest whole backup of a folder was taken; undefined when it has none. */
export const newestBackup = async (folder: string): Promise<Date | undefined> =>
  (await namesIn(folder)).whole[0]?.at;

/**
 * Drafts that were cut short and left: older than a day, so that one that is being written is not
 * taken for one.
 */
const abandoned = (names: readonly string[], now: Date) =>
  names.filter(
    (name) => isDraft(name) && now.getTime() - (instantOf(name) ?? now).getTime() > DAY_MS,
  );

/** Removes both from a folder of backups; answers the names of the backups that went. */
export async function prune(folder: string, now: Date): Promise<string[]> {
  const names = await readdir(folder);
  const gone = outdated(names);
  for (const name of [...gone, ...abandoned(names, now)])
    await rm(join(folder, name), { recursive: true });
  return gone;
}
