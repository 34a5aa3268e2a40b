import { createHash, randomBytes } from 'node:crypto';

/**
 * An entry of the log as the database prints it: the same text on every server. `null` where
 * nothing stands.
 */
export interface SealedEntry {
  id: string;
  /** Milliseconds since 1970. */
  at: string;
  actorKind: string;
  actorId: string | null;
  role: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  requestId: string | null;
  actorName: string;
  subject: string | null;
  before: string | null;
  after: string | null;
  ip: string | null;
  device: string | null;
}

/** Where the chain ends: with it a shortened or rewritten log is found. */
export interface Head {
  position: string;
  hash: string;
}

export interface Link extends Head {
  auditId: string;
  salt: string | null;
  personal: string;
}

/** What the first link follows. */
export const NO_HEAD: Head = { position: '0', hash: '' };

const sha256 = (parts: readonly (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Over what erasing a person may empty; the salt keeps it from being guessed afterwards. */
export const personalHash = (entry: SealedEntry, salt: string): string =>
  sha256([salt, entry.actorName, entry.subject, entry.before, entry.after, entry.ip, entry.device]);

/** Over the link before, what never changes of the entry, and the hash of the rest. */
export const linkHash = (
  entry: SealedEntry,
  { position, personal }: Pick<Link, 'position' | 'personal'>,
  before: string,
): string =>
  sha256([
    before,
    position,
    entry.id,
    entry.at,
    entry.actorKind,
    entry.actorId,
    entry.role,
    entry.action,
    entry.entity,
    entry.entityId,
    entry.requestId,
    personal,
  ]);

/** The link of an entry, after the chain's present end. */
export function newLink(entry: SealedEntry, head: Head): Link & { salt: string } {
  const [position, salt] = [String(BigInt(head.position) + 1n), randomBytes(16).toString('hex')];
  const personal = personalHash(entry, salt);
  return {
    position,
    auditId: entry.id,
    salt,
    personal,
    hash: linkHash(entry, { position, personal }, head.hash),
  };
}

/** `812:9f86…`: as backups, the server's log and `verify --head` write it. */
export const headText = ({ position, hash }: Head): string => `${position}:${hash}`;
