/** The database with what a person has last seen. */
export const LAST_SEEN = 'academy-last-seen';

/**
 * Forgets what was read, in all tabs: they let go of the database when it is to be deleted. Its
 * pictures go too.
 */
export function forgetLastSeen(): void {
  try {
    indexedDB.deleteDatabase(LAST_SEEN);
    caches.delete('academy-image').catch(() => undefined);
  } catch {
    // A browser without such storage has nothing to forget.
  }
}
