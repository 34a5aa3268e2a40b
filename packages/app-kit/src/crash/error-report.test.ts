import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createErrorReport } from './error-report';

const send = vi.fn<(url: string, body: Blob) => boolean>(() => true);
beforeEach(() => {
  Object.assign(navigator, { sendBeacon: send });
});
afterEach(() => {
  send.mockClear();
  window.history.replaceState(null, '', '/');
});

const teller = { app: 'student', release: '1.2.3', api: 'https://api.example.com/api' } as const;
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.readAsText(blob);
  });
const said = () =>
  Promise.all(send.mock.calls.map(async ([, body]) => JSON.parse(await textOf(body))));

test('release, page and place are told, and nothing of anybody', async () => {
  window.history.replaceState(null, '', '/students/01012345678/김하늘?q=김하늘');
  const error = new TypeError('김하늘 is not a function');
  error.stack = [
    'TypeError: 김하늘 is not a function',
    'at https://student.example.com/assets/app-abc.js:1:2345',
    'at https://elsewhere.example/김하늘/x.js:9',
  ].join('\n');
  createErrorReport(teller)(error);
  expect(send.mock.calls[0]?.[0]).toBe('https://api.example.com/api/client-errors');
  expect(send.mock.calls[0]?.[1].type).toBe('application/json');
  expect(await said()).toEqual([
    {
      app: 'student',
      release: '1.2.3',
      page: '/students/:id/:id',
      name: 'TypeError',
      number: expect.stringMatching(/^\d{6}$/),
      at: ['app-abc.js:1:2345'],
    },
  ]);
});

test('the same error is told once, and a page that keeps failing stops telling', () => {
  const report = createErrorReport(teller);
  for (let round = 0; round < 3; round += 1) report(new Error('the same'));
  expect(send).toHaveBeenCalledTimes(1);
  for (let other = 0; other < 20; other += 1) report(new Error(`another ${other}`));
  expect(send).toHaveBeenCalledTimes(5);
});

test('what may fail by itself is not sent', async () => {
  const report = createErrorReport(teller);
  report(Object.assign(new Error('no network'), { name: 'ApiError' }));
  report(new DOMException('ended', 'AbortError'));
  expect(send).not.toHaveBeenCalled();
  report('a text that was thrown');
  expect(await said()).toMatchObject([{ name: 'string', at: [] }]);
});
