export interface SteadyLoad {
  /** How many requests were answered as they should be. */
  answered(): number;
  /** Every request that was not, one line each. */
  failed: readonly string[];
  /** Resolves when this many were answered in all. */
  reaches(count: number): Promise<void>;
  /** Ends it when everything under way is answered. */
  end(): Promise<void>;
}

interface Request {
  method: string;
  url: string;
  token?: string | undefined;
  body?: unknown;
}

async function send({ method, url, token, body }: Request): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return answer.ok ? undefined : `${method} ${url}: ${answer.status} ${text.slice(0, 200)}`;
  } catch (error) {
    return `${method} ${url}: ${String(error)} ${error instanceof Error ? String(error.cause) : ''}`;
  }
}

/**
 * This many clients that keep their connections, each sending the next request when the one before
 * is answered. None is sent twice.
 */
export function startSteadyLoad(requests: readonly Request[], clients: number): SteadyLoad {
  const failed: string[] = [];
  const state = { answered: 0, ending: false };
  let turn = 0;
  let heard = () => {};
  async function client() {
    while (!state.ending) {
      const request = requests[(turn += 1) % requests.length];
      if (!request) return;
      const fault = await send(request);
      if (fault === undefined) state.answered += 1;
      else failed.push(`${new Date().toISOString()} ${fault}`);
      heard();
    }
  }
  const all = Promise.all(Array.from({ length: clients }, client));
  return {
    answered: () => state.answered,
    failed,
    async reaches(count) {
      while (state.answered < count) await new Promise<void>((resolve) => (heard = resolve));
    },
    async end() {
      state.ending = true;
      await all;
    },
  };
}
