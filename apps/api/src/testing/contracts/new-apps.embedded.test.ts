import { expect, test } from 'vitest';
import { APPS, byRoute, callsOf, type AppName, type Calls } from './contract';
import { readContract } from './folder';
import type { Exchange, Kept, Step } from './journey';
import { journeys } from './journeys';
import { startPaperServer } from './paper-server';
import { clientOf, takeStep } from './take-step';

const api = readContract('api');

/**
 * Whether the API of the last release was recorded with an answer to this step; a call that is
 * newer waits for the next release.
 */
function wasThere(app: AppName, { call }: Step): boolean {
  const names = new Set((api.journeys[app] ?? []).map((exchange) => exchange.call));
  return names.has(call);
}

/**
 * Does the main job of today's app with today's client at the API of then; answers what went wrong.
 */
async function doTheJob(
  app: AppName,
  calls: Calls,
  exchanges: readonly Exchange[],
): Promise<string[]> {
  const paper = await startPaperServer(calls, exchanges);
  const kept: Kept = new Map();
  const client = clientOf(paper.baseURL, kept);
  const failed: string[] = [];
  for (const step of journeys[app].filter((candidate) => wasThere(app, candidate))) {
    await takeStep(client, step, kept).catch((error: unknown) =>
      failed.push(`${String(error)}: ${error instanceof Error ? String(error.cause) : ''}`),
    );
  }
  await paper.close();
  return [...paper.refused, ...failed];
}

test.each(APPS)(
  'the main job of the %s app, as it is today, is done with the last released API',
  async (app) => {
    expect(await doTheJob(app, api.calls, api.journeys[app] ?? [])).toEqual([]);
  },
);

test('an API that does not send what the app of today needs is noticed, and so is one that does not take what it sends', async () => {
  const exchanges = (api.journeys.student ?? []).map((exchange): Exchange =>
    exchange.call === 'saveMonth' || exchange.call === 'listNews'
      ? { ...exchange, answer: { anything: 'else' } }
      : exchange,
  );
  expect((await doTheJob('student', api.calls, exchanges)).join('\n')).toMatch(
    /listNews went wrong/,
  );

  const meals = { ...api.calls.meals };
  if (!meals.saveMonth) throw new Error('nothing to change');
  const narrower: Calls = {
    ...api.calls,
    meals: {
      ...meals,
      saveMonth: { ...meals.saveMonth, body: { type: 'array', maxItems: 1, items: {} } },
    },
  };
  expect((await doTheJob('student', narrower, api.journeys.student ?? [])).join('\n')).toMatch(
    /PUT \/reservations\/1: /,
  );
});

test('every step of a main job is a call that its app may make', () => {
  for (const app of APPS) {
    const names = new Set(Object.values(callsOf(app)).flatMap((table) => Object.keys(table)));
    expect(journeys[app].map(({ call }) => call).filter((call) => !names.has(call))).toEqual([]);
    expect(byRoute(callsOf(app)).size).toBe(names.size);
  }
});
