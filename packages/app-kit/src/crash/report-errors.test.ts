import { expect, test, vi } from 'vitest';
import { reportError, reportErrors } from './report-errors';

test('an error that nobody caught and a page that could not be drawn are told, each once', async () => {
  const send = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  Object.assign(navigator, { sendBeacon: send });
  reportErrors('student', '1.2.3');
  const uncaught = new TypeError('one');
  window.dispatchEvent(new ErrorEvent('error', { error: uncaught }));
  window.dispatchEvent(new ErrorEvent('error', { error: uncaught }));
  reportError(new RangeError('another'));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[0]?.[0]).toBe('/api/client-errors');
});
