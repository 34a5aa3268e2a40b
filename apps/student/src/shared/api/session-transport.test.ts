import type { Transport, WireRequest } from '@academy/api-client';
import { RefreshError } from '@academy/auth';
import { expect, test, vi } from 'vitest';
import { sessionTransport } from './session-transport';

const request: WireRequest = {
  method: 'GET',
  url: '/lunch-settings',
  body: undefined,
  headers: { 'X-Client-Seq': 'a:1' },
  signal: undefined,
};

function setup({
  statuses,
  renew = async () => 'new',
}: {
  statuses: number[];
  renew?: () => Promise<string>;
}) {
  const sent: WireRequest[] = [];
  const plain: Transport = async (wire) => {
    sent.push(wire);
    return {
      status: statuses.shift() ?? 200,
      statusText: '',
      body: undefined,
      header: () => undefined,
    };
  };
  const session = {
    accessToken: () => 'old',
    renew: vi.fn<(stale: string | null) => Promise<string>>(renew),
  };
  return { sent, session, send: sessionTransport(() => session)(plain) };
}

test('the token goes along, beside the caller’s own headers', async () => {
  const { sent, send } = setup({ statuses: [200] });
  await send(request);
  expect(sent[0]?.headers).toEqual({ 'X-Client-Seq': 'a:1', Authorization: 'Bearer old' });
});

test.each(['/students/refresh', '/public/academy'])('%s goes without', async (url) => {
  const { sent, send } = setup({ statuses: [401] });
  expect((await send({ ...request, url })).status).toBe(401);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers).not.toHaveProperty('Authorization');
});

test.each([401, 419])('%i: one refresh, one retry', async (status) => {
  const { sent, session, send } = setup({ statuses: [status, status] });
  expect((await send(request)).status).toBe(status);
  expect(session.renew).toHaveBeenCalledExactlyOnceWith('old');
  expect(sent.map(({ headers }) => headers.Authorization)).toEqual(['Bearer old', 'Bearer new']);
});

test('no new token: the call keeps its own answer, unless the refresh did not reach the server', async () => {
  const refused = setup({
    statuses: [401],
    renew: () => Promise.reject(new RefreshError('refused')),
  });
  expect((await refused.send(request)).status).toBe(401);
  const network = new Error('network');
  const unreachable = setup({
    statuses: [401],
    renew: () => Promise.reject(new RefreshError('unreachable', network)),
  });
  await expect(unreachable.send(request)).rejects.toBe(network);
});
