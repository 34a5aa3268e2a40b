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

/** A manager at a desk decides what waits, with the same calls as the app makes. */
export async function decideAsManager(admin: string, what: 'schedules' | 'reasons', id: string, { status, rejectReason = '' }: Decision): Promise<void> {
  const api = `${admin.replace('localhost', '127.0.0.1')}/api/admin`;
  const json = { 'content-type': 'application/json' };
  const { accessToken } = await answerOf<{ accessToken: string }>(`${api}/users/login`, { method: 'POST', headers: json, body: JSON.stringify({ username: 'manager', password: 'Manager1234!' }) });
  const headers = { ...json, authorization: `Bearer ${accessToken}` };
  const queue = await answerOf<{ schedules: { schedule: Waiting }[]; reasons: { reason: Waiting }[] }>(`${api}/approvals`, { headers });
  const waiting = [...queue.schedules.map(({ schedule }) => ({ of: 'schedules', ...schedule })), ...queue.reasons.map(({ reason }) => ({ of: 'reasons', ...reason }))];
  const items = waiting.flatMap((one) => (one.of === what && one.id === id ? [{ id, version: one.version }] : []));
  const body = JSON.stringify({ decision: status === 'APPROVED' ? 'approve' : 'reject', reason: rejectReason, items });
  const { decided } = await answerOf<{ decided: string[] }>(`${api}/${what}/decide`, { method: 'POST', headers, body });
  if (!decided.includes(id)) throw new Error(`nothing was decided about ${id} of the ${what}`);
}
