import type { Client, PoolClient } from 'pg';
import { lineIsFull } from './bounded-pool';

export interface Width {
  /** The most connections to the server. */
  max: number;
  /** Of them, those of one schema. */
  each: number;
  /** How many callers of one schema may wait. */
  line: number;
  /** How long one waits at most, in ms. */
  patience: number;
}

/**
 * A back end remembers the tables of every schema that it served, 0.3 MB for what students ask for
 * and 1.5 MB for all of one: after so many, or so long, a new one takes its place.
 */
const SCHEMAS_EACH = 96;
const AGE_MS = 30 * 60_000;
/** How long one waits while others are served by connections that know their tables. */
const PASSED_OVER_MS = 20;
/**
 * How many turns, and for how long, the callers of one schema go on at a connection before others
 * that wait: about what a student's visit asks for. A change costs a trip to the server more, the
 * `set search_path`.
 */
const STAY = { turns: 16, ms: 50 };
/** Sooner than a silent connection counts as lost (`open-postgres.ts`). */
const IDLE_MS = 10_000;

interface Connection {
  client: Client;
  /** Whose tables its statements find; undefined: not known. */
  schema: string | undefined;
  /** Since when, and how often it was lent to it. */
  since: number;
  turns: number;
  served: Set<string>;
  until: number;
  rest?: NodeJS.Timeout;
}

interface Waiting {
  since: number;
  lend: (connection: Connection) => void;
  refuse: (error: unknown) => void;
}

/** The callers of one schema. */
interface Lane {
  schema: string;
  busy: number;
  waiting: Waiting[];
}

const leastServed = (all: readonly Connection[]): Connection | undefined =>
  all.reduce<Connection | undefined>(
    (least, one) => (least && least.served.size <= one.served.size ? least : one),
    undefined,
  );

/** Whether it goes on with the callers of its schema, who have waited for it. */
const isStaying = ({ since, turns }: Connection, now: number) =>
  turns < STAY.turns && now - since < STAY.ms;

const timedOut = (cause?: unknown) =>
  new Error('timeout exceeded when trying to connect', { cause });

const isTimeout = (error: unknown) => error instanceof Error && error.message === 'timeout expired';

/**
 * The connections to one server, shared by its schemas: each is lent with `search_path` at the
 * schema of who asks. No schema has more than its part of them and of the line, and of those that
 * wait the one with the fewest comes first, so that a crowd in one is not felt in the others.
 */
export class SharedConnections {
  readonly #open: () => Promise<Client>;
  readonly #width: Width;
  readonly #lanes = new Map<string, Lane>();
  readonly #all = new Set<Connection>();
  /** The longest idle first. */
  #idle: Connection[] = [];
  #opening = 0;
  #isSoon = false;
  #closing: (() => void) | undefined;

  constructor(open: () => Promise<Client>, width: Width) {
    this.#open = open;
    this.#width = width;
  }

  load(): { open: number; idle: number; waiting: number } {
    const waiting = [...this.#lanes.values()].reduce((sum, lane) => sum + lane.waiting.length, 0);
    return { open: this.#all.size, idle: this.#idle.length, waiting };
  }

  /** A connection whose statements find the tables of this schema and of no other. */
  async lend(schema: string): Promise<PoolClient> {
    const connection = await this.#turnOf(schema);
    const { client } = connection;
    try {
      await this.#enter(connection, schema);
    } catch (error) {
      this.#giveBack(connection, schema, true);
      throw error;
    }
    let isBack = false;
    const release = (reason?: Error | boolean) => {
      if (isBack) return;
      isBack = true;
      client.off('end', lost);
      this.#giveBack(connection, schema, Boolean(reason));
    };
    // Drizzle keeps one whose `begin` met its end for ever (`bounded-pool.ts`).
    const lost = () => release(true);
    client.once('end', lost);
    return Object.assign(client, { release });
  }

  /** Lets what is lent come back, then closes. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => (this.#closing = resolve));
    for (const { waiting } of this.#lanes.values())
      for (const { refuse } of waiting.splice(0)) refuse(timedOut());
    for (const connection of this.#idle) this.#end(connection);
    this.#noteEmpty();
    await closed;
  }

  /** A connection in an unknown state is not reused: a failure in between ends it. */
  async #enter(connection: Connection, schema: string): Promise<void> {
    connection.turns += 1;
    if (connection.schema === schema) return;
    const { client, served } = connection;
    connection.schema = undefined;
    await client.query(`set search_path to ${client.escapeIdentifier(schema)}`);
    Object.assign(connection, { schema, since: performance.now(), turns: 1 });
    served.add(schema);
  }

  #turnOf(schema: string): Promise<Connection> {
    if (this.#closing) return Promise.reject(timedOut());
    const lane = this.#lanes.get(schema) ?? { schema, busy: 0, waiting: [] };
    this.#lanes.set(schema, lane);
    if (lane.waiting.length >= this.#width.line) return Promise.reject(lineIsFull());
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        since: performance.now(),
        lend: (connection) => {
          clearTimeout(patience);
          resolve(connection);
        },
        refuse: (error) => {
          clearTimeout(patience);
          reject(error);
        },
      };
      const patience = setTimeout(() => {
        lane.waiting = lane.waiting.filter((one) => one !== waiting);
        reject(timedOut());
      }, this.#width.patience);
      lane.waiting.push(waiting);
      this.#serve();
    });
  }

  #serve(): void {
    for (;;) {
      const isRoom = this.#all.size + this.#opening < this.#width.max;
      const lane = isRoom || this.#idle.length > 0 ? this.#nextLane() : undefined;
      const waiting = lane?.waiting.shift();
      if (!lane || !waiting) return;
      lane.busy += 1;
      // Of those with equally few, who was served last comes last.
      this.#lanes.delete(lane.schema);
      this.#lanes.set(lane.schema, lane);
      const connection = this.#takeIdle(lane.schema, isRoom);
      if (connection) waiting.lend(connection);
      else void this.#openFor(lane, waiting);
    }
  }

  /**
   * Who goes on at a connection; then whoever has the fewest; of equally many, who finds one that
   * knows its tables.
   */
  #nextLane(): Lane | undefined {
    const now = performance.now();
    const staying = new Set(
      this.#idle.filter((one) => isStaying(one, now)).map(({ schema }) => schema),
    );
    let next: Lane | undefined;
    let least = Infinity;
    for (const lane of this.#lanes.values()) {
      const [first] = lane.waiting;
      if (!first || lane.busy >= this.#width.each) continue;
      const isPassedOver = now - first.since > PASSED_OVER_MS;
      const cold = isPassedOver || this.#knows(lane.schema) ? 0 : 1;
      // To be cold is less than to have one more connection.
      const rank = staying.has(lane.schema) ? -1 : lane.busy * 2 + cold;
      if (rank >= least) continue;
      least = rank;
      next = lane;
    }
    return next;
  }

  /** Whether an idle connection has served the schema. */
  #knows(schema: string): boolean {
    return this.#idle.some(({ served }) => served.has(schema));
  }

  /**
   * The one that last served the same schema, or once did: a back end that knows the tables of a
   * schema is several times as fast. Only where no new one may be opened, that of the fewest.
   */
  #takeIdle(schema: string, isRoom: boolean): Connection | undefined {
    const connection =
      this.#idle.findLast((one) => one.schema === schema) ??
      this.#idle.findLast(({ served }) => served.has(schema)) ??
      (isRoom ? undefined : leastServed(this.#idle));
    this.#idle = this.#idle.filter((one) => one !== connection);
    clearTimeout(connection?.rest);
    return connection;
  }

  async #openFor(lane: Lane, waiting: Waiting): Promise<void> {
    this.#opening += 1;
    try {
      const client = await this.#open();
      const until = performance.now() + AGE_MS;
      const connection: Connection = {
        client,
        schema: undefined,
        since: 0,
        turns: 0,
        served: new Set(),
        until,
      };
      client.once('end', () => this.#end(connection));
      this.#all.add(connection);
      this.#opening -= 1;
      waiting.lend(connection);
    } catch (error) {
      this.#opening -= 1;
      this.#leave(lane);
      waiting.refuse(isTimeout(error) ? timedOut(error) : error);
      this.#serve();
      this.#noteEmpty();
    }
  }

  #leave(lane: Lane): void {
    lane.busy -= 1;
    if (lane.busy === 0 && lane.waiting.length === 0) this.#lanes.delete(lane.schema);
  }

  #giveBack(connection: Connection, schema: string, isLost: boolean): void {
    const lane = this.#lanes.get(schema);
    if (lane) this.#leave(lane);
    const isWorn = connection.served.size >= SCHEMAS_EACH || performance.now() > connection.until;
    // What is in a transaction still must not be lent again.
    const isFree = connection.client.getTransactionStatus() === 'I';
    if (isLost || isWorn || !isFree || this.#closing) this.#end(connection);
    else if (this.#all.has(connection)) {
      connection.rest = setTimeout(() => this.#end(connection), IDLE_MS).unref();
      this.#idle.push(connection);
    }
    this.#serveSoon();
  }

  /** When who gave a connection back has asked for their next statement, if there is one. */
  #serveSoon(): void {
    if (this.#isSoon) return;
    this.#isSoon = true;
    setImmediate(() => {
      this.#isSoon = false;
      this.#serve();
    });
  }

  #end(connection: Connection): void {
    clearTimeout(connection.rest);
    this.#idle = this.#idle.filter((one) => one !== connection);
    if (!this.#all.delete(connection)) return;
    void connection.client.end().catch(() => undefined);
    this.#serve();
    this.#noteEmpty();
  }

  #noteEmpty(): void {
    if (this.#all.size + this.#opening === 0) this.#closing?.();
  }
}
