import type { StudentId } from '@academy/domain/ids';
import { WorkLine } from '@academy/ui/work-line';
import { useState, type ReactNode } from 'react';
import { useLongWork } from '../writes/use-long-work';
import { pagesOf } from './pages-of';

/** Pages made per batch; between batches the screen responds, and can cancel. */
const AT_ONCE = 10;

const aMoment = () => new Promise((resolve) => setTimeout(resolve));

interface PaperRun<Page> {
  /** Reads what is printed once for all of them; answers what makes the page of each. */
  read: (
    ids: readonly StudentId[],
    signal: AbortSignal,
  ) => Promise<(studentId: StudentId) => Page | undefined>;
  texts: {
    preparing: string;
    prepared: (done: number, all: number) => string;
    failed: string;
  };
}

/**
 * A page for each student of a list in one run, read again so that paper is never older than the
 * screen. `line` says how far it is and stops it; `pages` are there until `over`.
 */
export function usePaperRun<Page>({ read, texts }: PaperRun<Page>): {
  print: (ids: readonly StudentId[]) => void;
  busy: boolean;
  line: ReactNode;
  pages: readonly Page[];
  over: () => void;
} {
  const work = useLongWork(texts.failed);
  const [wanted, setWanted] = useState<readonly StudentId[]>([]);
  const [done, setDone] = useState(0);
  const [pages, setPages] = useState<readonly Page[]>([]);

  async function print(ids: readonly StudentId[]) {
    setWanted(ids);
    setDone(0);
    const made = await work.run(async ({ signal }) => {
      const pageOf = await read(ids, signal);
      const ready: Page[] = [];
      for (const some of pagesOf(ids, AT_ONCE)) {
        ready.push(...some.flatMap((id) => pageOf(id) ?? []));
        setDone(ready.length);
        await aMoment();
        signal.throwIfAborted();
      }
      return ready;
    });
    if (made) setPages(made);
  }

  const lineOf = {
    running: (
      <WorkLine
        label={texts.preparing}
        state="running"
        progress={wanted.length === 0 ? undefined : done / wanted.length}
        detail={texts.prepared(done, wanted.length)}
        onCancel={work.cancel}
      />
    ),
    failed: (
      <WorkLine
        label={work.state === 'failed' && work.text}
        state="failed"
        onRetry={() => void print(wanted)}
      />
    ),
    idle: null,
    done: null,
  };
  return {
    print: (ids) => void print(ids),
    busy: work.state === 'running',
    line: lineOf[work.state],
    pages,
    over: () => setPages([]),
  };
}
