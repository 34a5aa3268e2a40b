import { expect, test, vi } from 'vitest';
import { createApi } from './create-api';
import type { Transport } from './wire';

const answer = {
  status: 200,
  statusText: 'OK',
  body: { id: 7, name: '김하늘' },
  header: () => undefined,
};

test('an app that brings its own way of speaking for the session needs no axios', async () => {
  const onAxios = vi.fn<() => void>();
  const send = vi.fn<Transport>(async () => answer);
  const api = createApi({ baseURL: '/api', onAxios, sessionTransport: () => send });
  await expect(api.studentMe()).resolves.toEqual({ id: '7', name: '김하늘' });
  expect(send.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', url: '/students/me' });
  expect(onAxios).not.toHaveBeenCalled();
});
