/**
 * An edit on its way to the server. `rev` names this very edit: a confirmation only removes what it
 * confirms, never a later edit of the same thing. `at`: when it was made, ms of the device's clock.
 */
export type OpenEdit<Edit> = Edit & { rev: string; at: number };

/**
 * Where edits wait on the device until the server has confirmed them (write-ahead): a closed tab or
 * a killed app loses nothing. One owner's edits; all tabs of a browser share it.
 */
export interface EditStore<Edit> {
  load(): Promise<OpenEdit<Edit>[]>;
  /** An edit does not take the place of a newer one: another tab may have stored that. */
  put(edits: readonly OpenEdit<Edit>[]): Promise<void>;
  /** Removes those that still have the given revision. */
  remove(edits: readonly OpenEdit<Edit>[]): Promise<void>;
}

/** How the edits of a feature are named and read. */
export interface EditKind<Edit> {
  /** Edits with one key are about the same thing: the later takes the place of the earlier. */
  keyOf: (edit: Edit) => string;
  /** Parses a stored edit; undefined when it is not valid. */
  read: (stored: unknown) => OpenEdit<Edit> | undefined;
}

type Age = Pick<OpenEdit<unknown>, 'rev' | 'at'>;

/** Which of two edits of the same thing counts; all tabs must agree. */
export const isNewer = (one: Age, other: Age): boolean =>
  one.at === other.at ? one.rev > other.rev : one.at > other.at;

/**
 * Reads stored edits one by one: a broken entry (an older version of the app, a half-written text)
 * does not take the others with it.
 */
export const readStored = <Edit>(
  { read }: EditKind<Edit>,
  entries: readonly unknown[],
): OpenEdit<Edit>[] => entries.flatMap((entry) => read(entry) ?? []);
