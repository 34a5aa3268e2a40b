import { act, cleanup, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** How much an answer holds. */
export type Filled = 'nothing' | 'something';
/** What becomes of a call: its answer, none yet, or a failure. */
export type Fate = Filled | 'unknown' | 'failed';
type Fates = (endpoint: string) => Fate;

interface Asked<Schema> {
  method: string;
  path: string;
  response: Schema;
}

interface Answers<Schema> {
  /** An answer of this shape. */
  answer: (response: Schema, filled: Filled) => unknown;
  failure: (endpoint: string) => Error;
}

/** A server whose answers are made from the endpoints' own schemas. */
export function answeringBySchema<Schema>({ answer, failure }: Answers<Schema>) {
  let fates: Fates = () => 'unknown';
  let asked = new Set<string>();
  return {
    send({ method, path, response }: Asked<Schema>): Promise<unknown> {
      const name = `${method} ${path}`;
      asked.add(name);
      const fate = fates(name);
      if (fate === 'unknown') return new Promise(() => undefined);
      if (fate === 'failed') return Promise.reject(failure(name));
      return Promise.resolve(answer(response, fate));
    },
    /** Which calls came since; from now on they end as said. */
    next(now: Fates): ReadonlySet<string> {
      const before = asked;
      asked = new Set();
      fates = now;
      return before;
    },
  };
}
type SchemaServer = Pick<ReturnType<typeof answeringBySchema>, 'next'>;

/** Until nothing more is drawn: parts of a page come as files of their own. */
async function settle(): Promise<void> {
  let [last, same] = ['', 0];
  for (let turn = 0; turn < 80 && same < 3; turn += 1) {
    await vi.dynamicImportSettled();
    await act(() => new Promise((resolve) => void setTimeout(resolve, turn < 3 ? 0 : 2)));
    const now = document.body.innerHTML;
    same = now === last ? same + 1 : 0;
    last = now;
  }
}

/** Every sentence on the screen. */
function sentences(): ReadonlySet<string> {
  const said = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    const own = Array.from(element.childNodes, (node) =>
      node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
    ).join('');
    if (/[가-힣]/.test(own)) said.add((element.textContent ?? '').trim());
  }
  return said;
}

const WAYS = 'button, a[href], [role=tab], input[type=search], [role=combobox], [role=row]';

/** By what a person knows a way on: its name, or that it is typed into, or a line that opens. */
function wayName(element: Element): string {
  if (element.matches('input')) return `type ${element.getAttribute('aria-label') ?? ''}`;
  if (element.matches('[role=row]')) return 'row';
  const name = element.getAttribute('aria-label') ?? (element.textContent ?? '').trim();
  return element.matches('[role=tab]') ? `tab ${name}` : name;
}
const waysOn = () => [...new Set(Array.from(document.body.querySelectorAll(WAYS), wayName))];

function take(way: string): boolean {
  const element = [...document.body.querySelectorAll(WAYS)].find((one) => wayName(one) === way);
  if (!element) return false;
  if (element.matches('input')) fireEvent.change(element, { target: { value: '힣' } });
  else {
    fireEvent.click(element);
    if (way === 'row') fireEvent.doubleClick(element.querySelector('[role=gridcell]') ?? element);
  }
  return true;
}

/** ms: longer than a search waits for the next letter. */
const TYPING_MS = 300;

interface Sight {
  said: ReadonlySet<string>;
  ways: readonly string[];
  /** By the steps before the last one, and by that. */
  before: ReadonlySet<string>;
  asked: ReadonlySet<string>;
}

/** What is on the screen after some ways on; the calls of the last step end as `fates` say. */
async function look(
  server: SchemaServer,
  open: () => void,
  way: readonly string[],
  [base, fates]: readonly [Filled, Fates],
): Promise<Sight | undefined> {
  try {
    server.next(way.length === 0 ? fates : () => base);
    let before: ReadonlySet<string> = new Set();
    open();
    await settle();
    for (const [index, step] of way.entries()) {
      if (index === way.length - 1) before = server.next(fates);
      if (!take(step)) return undefined;
      if (step.startsWith('type '))
        await act(() => new Promise((resolve) => void setTimeout(resolve, TYPING_MS)));
      await settle();
    }
    return { said: sentences(), ways: waysOn(), before, asked: server.next(() => 'unknown') };
  } finally {
    cleanup();
  }
}

/** A sentence that a page said although it could not know. */
export interface Premature {
  way: string;
  endpoint: string;
  when: 'unknown' | 'failed';
  said: string;
}

export interface Walk {
  server: SchemaServer;
  open: () => void;
  /** Calls that return words and switches: defaults are shown until they answer. */
  settings?: readonly string[];
  /** Which ways on are taken, of those that a step offers. */
  follows: (way: string, depth: number) => boolean;
}

/**
 * Texts that a page, and each way on from it, shows too early. A sentence that is there for an
 * empty answer and not for a filled one is about that answer: it must not be there before the
 * answer came, nor when it failed.
 */
export async function prematureOn({
  server,
  open,
  settings = [],
  follows,
}: Walk): Promise<Premature[]> {
  const found = new Map<string, Premature>();
  const seen = new Set<string>();

  /** `sight`: the page when all answers are full. */
  async function judge(
    way: readonly string[],
    base: Filled,
    sight: Sight,
    endpoints: readonly string[],
  ): Promise<void> {
    const at =
      (fate: Fate): Fates =>
      (name) =>
        endpoints.includes(name) ? fate : base;
    const see = (fate: Fate) => look(server, open, way, [base, at(fate)]);
    const other = await see(base === 'nothing' ? 'something' : 'nothing');
    if (!other) return;
    const [nothing, something] = base === 'nothing' ? [sight, other] : [other, sight];
    const about = [...nothing.said].filter(
      // A label that loses its number says nothing.
      (said) => ![...something.said].some((one) => one.startsWith(said)),
    );
    if (about.length === 0) return;
    for (const when of ['unknown', 'failed'] as const) {
      const shown = await see(when);
      for (const said of about)
        if (shown?.said.has(said)) {
          const endpoint = endpoints.join(', ');
          found.set(`${when} ${said}`, { way: way.join(' › '), endpoint, when, said });
        }
    }
  }

  for (const base of ['something', 'nothing'] as const) {
    const ways: (readonly string[])[] = [[]];
    for (let way = ways.shift(); way; way = ways.shift()) {
      const name = `${way.length === 0 ? base : ''}${way.join(' › ')}`.replace(/\d+/g, 'N');
      if (seen.has(name)) continue;
      seen.add(name);
      const sight = await look(server, open, way, [base, () => base]);
      if (!sight) continue;
      const isTyped = way.at(-1)?.startsWith('type ') ?? false;
      // Data that is being refreshed may stay meanwhile.
      const endpoints = [...sight.asked].filter(
        (one) => !settings.includes(one) && (isTyped || !sight.before.has(one)),
      );
      if (endpoints.length > 0) await judge(way, base, sight, endpoints);
      if (endpoints.length > 1) for (const one of endpoints) await judge(way, base, sight, [one]);
      for (const next of sight.ways) if (follows(next, way.length)) ways.push([...way, next]);
    }
  }
  return [...found.values()];
}

/** A sentence that there is nothing; not one that something cannot be done. */
const saysNothing = (said: string) => /(?<!수 )없(습니다|어요)|없음$/.test(said);

/**
 * What a page shows when nothing has come yet, when nothing came, and when there is nothing; and
 * what it says of nothing although it does not know.
 */
export async function sightsOf(server: SchemaServer, open: () => void) {
  const all = async (fate: Fate) => [
    ...((await look(server, open, [], ['nothing', () => fate]))?.said ?? []),
  ];
  const [unknown, failed, empty] = [
    await all('unknown'),
    await all('failed'),
    await all('nothing'),
  ];
  return { unknown, failed, empty, claims: [...unknown, ...failed].filter(saysNothing) };
}
