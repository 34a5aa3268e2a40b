import {
  fstatSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readSync,
  writeFileSync,
  type BigIntStats,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A file, whatever its name is at the moment; an inode number alone is given away again after a
 * deletion.
 */
const keyOf = ({ ino, birthtimeNs }: BigIntStats) => `${ino}-${birthtimeNs}`;
const keyAt = (path: string) => keyOf(lstatSync(path, { bigint: true }));
const directoriesIn = (root: string) => [
  root,
  ...readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name)),
];

function readWhole(fd: number): Buffer {
  const bytes = Buffer.alloc(fstatSync(fd).size);
  readSync(fd, bytes, 0, bytes.length, 0);
  return bytes;
}

/**
 * Remembers what would be on the platter after a power cut: everything that was there at the
 * beginning, and from then on only the bytes of files and the entries of directories that were
 * fsynced. (A new file's own fsync makes its entry durable too, as on ext4, xfs and APFS.)
 */
export class DiskRecorder {
  fsyncs = 0;
  readonly #bytes = new Map<string, Buffer>();
  readonly #entries = new Map<string, Map<string, string>>();

  constructor(readonly root: string) {
    for (const directory of directoriesIn(root)) {
      this.#rememberDirectory(directory);
      for (const entry of readdirSync(directory, { withFileTypes: true })) {
        if (entry.isFile())
          this.#bytes.set(
            keyAt(join(directory, entry.name)),
            readFileSync(join(directory, entry.name)),
          );
      }
    }
  }

  /** Stands in for `fs.fsyncSync`. */
  readonly fsync = (fd: number): void => {
    this.fsyncs += 1;
    const stats = fstatSync(fd, { bigint: true });
    if (stats.isDirectory()) return this.#rememberDirectory(this.#directoryOf(keyOf(stats)));
    if (!this.#bytes.has(keyOf(stats))) this.#rememberNewFile(keyOf(stats));
    this.#bytes.set(keyOf(stats), readWhole(fd));
  };

  /**
   * Writes what survived to `target`. A file whose entry survived but whose bytes were never
   * flushed is empty.
   */
  restoreTo(target: string, directory = this.root): void {
    mkdirSync(target, { recursive: true });
    for (const [name, key] of this.#entries.get(directory) ?? []) {
      if (this.#entries.has(join(directory, name)))
        this.restoreTo(join(target, name), join(directory, name));
      else writeFileSync(join(target, name), this.#bytes.get(key) ?? '');
    }
  }

  #rememberDirectory(directory: string): void {
    this.#entries.set(
      directory,
      new Map(readdirSync(directory).map((name) => [name, keyAt(join(directory, name))])),
    );
  }

  #directoryOf(key: string): string {
    const found = directoriesIn(this.root).find((directory) => keyAt(directory) === key);
    if (!found) throw new Error('fsync of a directory outside the recorded one');
    return found;
  }

  #rememberNewFile(key: string): void {
    for (const directory of directoriesIn(this.root)) {
      const name = readdirSync(directory).find((entry) => keyAt(join(directory, entry)) === key);
      if (name) (this.#entries.get(directory) ?? this.#adopt(directory)).set(name, key);
    }
  }

  #adopt(directory: string): Map<string, string> {
    this.#rememberDirectory(dirname(directory));
    const entries = new Map<string, string>();
    this.#entries.set(directory, entries);
    return entries;
  }
}
