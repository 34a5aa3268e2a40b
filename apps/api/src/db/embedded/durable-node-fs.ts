import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncSync } from 'node:fs';

/** The parts of the compiled PostgreSQL's file system that we add to. */
interface EngineModule {
  onAbort?: (what: unknown) => void;
  FS: { ErrnoError: new (errno: number) => Error };
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/** EIO in the numbering of the compiled C library. */
const EIO = 29;

/**
 * PGlite's folder on disk, with the one thing that it lacks: when PostgreSQL asks for fsync, the
 * bytes go to the disk before the answer (ADR 0011). As shipped, fsync does nothing, and a power
 * cut takes acknowledged saves with it.
 */
export class DurableNodeFS extends NodeFS {
  /**
   * Why the engine cannot be trusted any more: a failed fsync or a PANIC. Nothing it says
   * afterwards counts.
   */
  failure: Error | undefined;
  readonly #fsync: (fd: number) => void;

  constructor(folder: string, fsync: (fd: number) => void = fsyncSync) {
    super(folder);
    this.#fsync = fsync;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), (engine: EngineModule) => this.#attach(engine)],
      },
    };
  }

  #attach(engine: EngineModule): void {
    engine.onAbort = (what) =>
      (this.failure ??= new Error(`the embedded database stopped: ${String(what)}`));
    engine.NODEFS.stream_ops.fsync = ({ nfd }) => {
      try {
        this.#fsync(nfd);
        return 0;
      } catch (cause) {
        // After a failed fsync the kernel may drop the pages and report success the next time:
        // never try again.
        this.failure ??= new Error('the disk refused fsync', { cause });
        throw new engine.FS.ErrnoError(EIO);
      }
    };
  }
}
