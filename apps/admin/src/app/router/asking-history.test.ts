import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAskingHistory } from './asking-history';

/** Done when the browser has arrived at so many other entries of its history. */
const arrivals = (times: number) =>
  new Promise<void>((resolve) => {
    let left = times;
    const count = () => {
      left -= 1;
      if (left > 0) return;
      window.removeEventListener('popstate', count);
      resolve();
    };
    window.addEventListener('popstate', count);
  });

async function goBack(times = 1): Promise<void> {
  const arrived = arrivals(times);
  window.history.back();
  await arrived;
}

/** At `/settings`, come from `/list`, with what the router receives. */
function atSettings() {
  window.history.pushState(null, '', '/list');
  const { history, holdBy } = createAskingHistory();
  const told: string[] = [];
  stop = history.listen(({ location }) => told.push(location.pathname));
  history.push('/settings');
  told.length = 0;
  const held: (() => void)[] = [];
  const hold = () => holdBy((_from, _to, go) => held.push(go) > 0);
  return { history, told, held, hold };
}

let stop = () => {};
beforeEach(() => {
  stop = () => {};
});
afterEach(() => stop());

test('without a question every step is told', async () => {
  const { history, told } = atSettings();
  await goBack();
  expect(told).toEqual(['/list']);
  expect(history.location.pathname).toBe('/list');
});

test('the address that one is at makes no second entry', async () => {
  const { history } = atSettings();
  for (const id of ['7', '7']) history.push(`/mock-exam/list?exam=${id}`);
  await goBack();
  expect(history.location.pathname).toBe('/settings');
});

test('a link is held until it is let go', () => {
  const { history, told, held, hold } = atSettings();
  hold();
  history.push('/list?day=1');
  expect(told).toEqual([]);
  expect(window.location.pathname).toBe('/settings');
  held[0]?.();
  expect(told).toEqual(['/list']);
});

test('a step back is taken back, and taken again when it is let go', async () => {
  const { history, told, held, hold } = atSettings();
  hold();
  await goBack(2);
  expect(window.location.pathname).toBe('/settings');
  expect(history.location.pathname).toBe('/settings');
  expect(told).toEqual([]);
  const arrived = arrivals(1);
  held[0]?.();
  await arrived;
  expect(told).toEqual(['/list']);
});

test('each step is asked about anew, and no longer than somebody asks', async () => {
  const { told, held, hold } = atSettings();
  const release = hold();
  await goBack(2);
  await goBack(2);
  expect(held).toHaveLength(2);
  release();
  await goBack();
  expect(told).toEqual(['/list']);
});

test('the question knows what would be left for what', () => {
  window.history.pushState(null, '', '/settings?tab=lunch');
  const { history, holdBy } = createAskingHistory();
  const asked: string[] = [];
  holdBy((from, to) => asked.push(`${from.pathname}${from.search} ${to.pathname}${to.search}`) > 0);
  history.push('/settings?tab=notices');
  history.replace({ pathname: '/news', search: '' });
  expect(asked).toEqual(['/settings?tab=lunch /settings?tab=notices', '/settings?tab=lunch /news']);
});
