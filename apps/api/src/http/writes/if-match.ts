import { Refusal } from '../errors/refusal';

/** A version as it travels: `ETag: "3"` out, `If-Match: "3"` back. */
export const etagOf = (version: number): string => `"${version}"`;

/**
 * The version that the caller had read, or null without the header; -1 when it is none of ours. Our
 * own clients may leave the quotes out.
 */
export function versionRead(ifMatch: string | undefined): number | null {
  if (!ifMatch) return null;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch.trim())?.[1];
  return version === undefined ? -1 : Number(version);
}

/** 412 with the present value, so that the form can show what another user changed meanwhile. */
export const stale = (current: unknown, version: number): Refusal =>
  new Refusal('settings-stale', { extra: { current }, headers: { etag: etagOf(version) } });

/**
 * Refuses a write over an older version than the present one. Without the header the last write
 * wins.
 */
export function refuseStale(
  ifMatch: string | undefined,
  { version, current }: { version: number; current: unknown },
): void {
  const read = versionRead(ifMatch);
  if (read !== null && read !== version) throw stale(current, version);
}
