import type { Page } from '@playwright/test';
import type { TestServer } from '../support/server';

/** 학생별 일정 as a manager speaks of it. */
export const schedulesOf = (page: Page) => ({
  queue: page.getByRole('region', { name: /^승인 대기/ }),
  waiting: page
    .getByRole('region', { name: /^승인 대기/ })
    .getByRole('button', { name: /정기일정|사유/ }),
  tick: (name: string) => page.getByRole('checkbox', { name }),
  decision: page.getByRole('region', { name: / · / }),
  students: page.getByRole('region', { name: '학생', exact: true }),
  panel: (name: string) => page.getByRole('region', { name, exact: true }),
  week: page.getByRole('list', { name: /주간 일정$/ }),
  dialog: page.getByRole('dialog'),
  /** The short message at the edge of the screen. */
  said: (text: string | RegExp) => page.getByText(text),
  live: page.getByText('실시간'),
});

/**
 * A student on a device of their own, apart from every other: the same calls as the student app
 * makes.
 */
export async function askingStudent(server: TestServer, phoneNumber = '01012345678') {
  async function call<Answer>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await fetch(`${server.student}/api/students/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  const { accessToken } = await call<{ accessToken: string }>('POST', 'login', { phoneNumber });
  const send = <Answer>(method: string, path: string, body?: unknown) =>
    call<Answer>(method, `me/${path}`, body, {
      authorization: `Bearer ${accessToken}`,
      'Idempotency-Key': crypto.randomUUID(),
    });
  const draft = {
    type: 'ACADEMY',
    kind: 'OUTING',
    title: '수학학원',
    weekdays: [2, 4],
    from: '19:00',
    to: '21:00',
    place: '',
    memo: '',
    firstDate: '2026-11-24',
    lastDate: null,
    everyWeeks: 1,
  };
  return {
    ask: (part: object = {}) =>
      send<{ id: string; version: number }>('POST', 'schedules', { ...draft, ...part }),
    change: (id: string, version: number, part: object) =>
      send('PUT', `schedules/${id}`, { ...draft, ...part, version }),
    tell: (part: object = {}) =>
      send<{ id: string }>('POST', 'reasons', {
        type: 'OUTING',
        date: '2026-11-25',
        arriveAt: null,
        leaveAt: '12:00',
        backAt: '13:30',
        category: 'HOSPITAL',
        text: '치과 진료',
        ...part,
      }),
    schedules: async () =>
      (
        await send<{
          content: { title: string; status: string; from: string; rejectReason: string | null }[];
        }>('GET', 'schedules')
      ).content,
    reasons: async () =>
      (await send<{ content: { status: string; rejectReason: string | null }[] }>('GET', 'reasons'))
        .content,
  };
}
