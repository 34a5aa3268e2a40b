import type { AbsenceReason } from '@academy/domain/reasons';
import { anAbsenceReason } from '@academy/domain/testing';
import { vi } from 'vitest';
import { askedRequest } from '../../../testing/asked-request';

interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  key: string | null;
}

export const refused = (
  status: number,
  code: string,
  message: string,
  extra: object = {},
): Response => Response.json({ message, code, ...extra }, { status });

/** The answer never came. */
export const noAnswer = (): Response => {
  throw new TypeError('Failed to fetch');
};

const UPLOADS = '/students/me/attachments';
const SIZES = { width: 1500, height: 2000 };

type Meddle = (call: Call) => Response | undefined;
const nothing: Meddle = () => undefined;

/**
 * A server with a student's reasons in memory, newest day first. `meddle` answers in its place,
 * before it has done anything.
 */
export function fakeDesk(reasons: AbsenceReason[]) {
  const desk = {
    reasons,
    calls: [] as Call[],
    submittedThisMonth: 2,
    meddle: nothing,
    /** Writes of reasons; uploads of pictures are apart. */
    sent: (method: string) =>
      desk.calls.filter((call) => call.method === method && call.path !== UPLOADS),
    uploads: () => desk.calls.filter((call) => call.method === 'POST' && call.path === UPLOADS),
  };
  let nextId = 800;

  function list({ query }: Call): Response {
    const [status, date, lastId, size] = [
      query.get('status'),
      query.get('date'),
      query.get('lastId'),
      Number(query.get('size')),
    ];
    const chosen = desk.reasons.filter(
      (reason) =>
        (status === null || reason.status === status) && (date === null || reason.date === date),
    );
    const from = lastId === null ? 0 : chosen.findIndex(({ id }) => id === lastId) + 1;
    const content = chosen.slice(from, from + size);
    return Response.json({
      content,
      hasNext: chosen.length > from + size,
      lastId: content.at(-1)?.id ?? null,
      submittedThisMonth: desk.submittedThisMonth,
    });
  }

  const upload = (): Response => Response.json({ id: String((nextId += 1)), ...SIZES });
  const picture = (): Response =>
    new Response(new Uint8Array([1]), { headers: { 'content-type': 'image/webp' } });
  const read = (call: Call): Response => (call.path.startsWith(UPLOADS) ? picture() : list(call));

  function write({ method, path, body }: Call): Response {
    const id = path.split('/')[4];
    const before = desk.reasons.find((reason) => reason.id === id);
    const { attachmentIds, ...written } = body;
    const attachments = Array.isArray(attachmentIds)
      ? attachmentIds.map((named) => ({ id: String(named), ...SIZES }))
      : [];
    const change: Record<string, unknown> =
      method === 'DELETE' ? { status: 'WITHDRAWN' } : { ...written, attachments };
    const after = anAbsenceReason({
      ...(before ?? { id: String((nextId += 1)), receiptNumber: `20261120-0${nextId}` }),
      ...change,
      version: (before?.version ?? 0) + 1,
    });
    desk.reasons = [after, ...desk.reasons.filter((reason) => reason !== before)];
    return Response.json(after);
  }

  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { method, url, headers, body } = await askedRequest(input, init);
    const call = {
      method,
      path: url.pathname.replace('/api', ''),
      query: url.searchParams,
      body: { ...(typeof body === 'object' && body) },
      key: headers.get('idempotency-key'),
    };
    desk.calls.push(call);
    const answer = call.method === 'GET' ? read : call.path === UPLOADS ? upload : write;
    return desk.meddle(call) ?? answer(call);
  });
  return desk;
}
