export interface Decision {
  status: 'APPROVED' | 'REJECTED';
  rejectReason?: string;
}

interface Waiting {
  id: string;
  version: number;
}

async function answerOf<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A manager at a desk, with the calls that the app makes. */
async function atTheDesk(admin: string, { username = 'manager', password = 'Manager1234!' } = {}) {
  const api = `${admin.replace('localhost', '127.0.0.1')}/api/admin`;
  const json = { 'content-type': 'application/json' };
  const { accessToken } = await answerOf<{ accessToken: string }>(`${api}/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username, password }),
  });
  const headers = { ...json, authorization: `Bearer ${accessToken}` };
  return {
    get: <Answer>(path: string) => answerOf<Answer>(`${api}${path}`, { headers }),
    post: <Answer>(path: string, body: unknown) =>
      answerOf<Answer>(`${api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
}

/** A day on which the academy rests. */
export async function addHolidayAsAdmin(
  admin: string,
  holiday: { date: string; name: string },
): Promise<void> {
  const desk = await atTheDesk(admin, { username: 'admin', password: 'Admin1234!' });
  await desk.post('/holidays', holiday);
}

/** A manager decides what waits. */
export async function decideAsManager(
  admin: string,
  what: 'schedules' | 'reasons',
  id: string,
  { status, rejectReason = '' }: Decision,
): Promise<void> {
  const desk = await atTheDesk(admin);
  const queue = await desk.get<{
    schedules: { schedule: Waiting }[];
    reasons: { reason: Waiting }[];
  }>('/approvals');
  const waiting = [
    ...queue.schedules.map(({ schedule }) => ({ of: 'schedules', ...schedule })),
    ...queue.reasons.map(({ reason }) => ({ of: 'reasons', ...reason })),
  ];
  const items = waiting.flatMap((one) =>
    one.of === what && one.id === id ? [{ id, version: one.version }] : [],
  );
  const { decided } = await desk.post<{ decided: string[] }>(`/${what}/decide`, {
    decision: status === 'APPROVED' ? 'approve' : 'reject',
    reason: rejectReason,
    items,
  });
  if (!decided.includes(id)) throw new Error(`nothing was decided about ${id} of the ${what}`);
}
