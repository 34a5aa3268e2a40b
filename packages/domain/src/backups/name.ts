const NAME = /^academy-(\d{4})-(\d{2})-(\d{2})-(\d{2})(\d{2})(\d{2})Z/;

/** `academy-2026-11-21-170500Z`: the moment in UTC, so that names sort as the moments do. */
export const backupName = (at: Date): string =>
  `academy-${at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}Z`;

/** When a backup of this name was taken; undefined for any other name. */
export function takenAt(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return year === undefined
    ? undefined
    : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
