import type { Endpoint } from '@academy/domain/http';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointTables } from '../../endpoint-tables';
import { openDesk, type OpenDesk } from '../../testing/calls/open-desk';
import { withoutKeyOfFeatures } from '../../testing/of-features';

let desk: OpenDesk;
beforeAll(async () => void (desk = await openDesk()));
afterAll(() => desk.close());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints: Endpoint[] = Object.values(endpointTables).flatMap((table) =>
  Object.values(table),
);
const signedIn = endpoints.filter(({ access }) => access !== 'public' && access !== 'cookie');
const keyed = signedIn.filter(({ idempotent }) => idempotent);

/** Writes that take no key, because done twice they do what they do once. */
const REPEATABLE: Readonly<Record<string, string>> = {
  'POST /admin/meal-closings/preview': 'writes nothing',
  'POST /admin/lunch-settings/preview': 'writes nothing',
  'POST /admin/students/status/preview': 'writes nothing',
  'POST /admin/student-imports/preview': 'writes nothing',
  'POST /admin/mock-exams/{examId}/preview': 'writes nothing',
  'POST /admin/points/preview': 'writes nothing',
  'POST /admin/statements/preview': 'writes nothing',
  'POST /admin/backups/{backup}/file': 'reads; the log has each time',
  'POST /admin/unpaid-deposits/notices/preview': 'writes nothing',
  'POST /admin/monthly-reports/{year}/{month}/notices/preview': 'writes nothing',
  'POST /admin/holidays/renew': 'the calendar is the official one afterwards',
  'POST /admin/demo/leave': 'signs its caller out',
  'POST /admin/students/{studentId}/restore': 'the student is there afterwards',
  'POST /admin/students/{studentId}/sign-out': 'nobody is signed in afterwards',
  'POST /admin/students/{studentId}/unlock': 'nothing is counted afterwards',
  'POST /admin/students/{studentId}/reset-pin': 'there is no PIN afterwards',
  'POST /admin/login-devices/{deviceId}/approve': 'the device is known afterwards',
  'POST /admin/login-devices/{deviceId}/refuse': 'the device is refused afterwards',
  'POST /admin/accounts/{managerId}/temporary-password':
    'the last password counts, and no answer with a password is kept',
  'PUT /admin/users/me/password': 'the password is the new one, and no digest of it is kept',
  'POST /admin/users/me/second-factor/begin': 'the last QR code counts, and no secret is kept',
  'POST /admin/users/me/second-factor/confirm': 'the code that turned it on answers again',
  'POST /admin/users/me/second-factor/recovery-codes':
    'the last codes count, and no answer with codes is kept',
  'POST /admin/news/{newsId}/reminders/preview': 'writes nothing',
  'PUT /mock-exams/results/my/target': 'the target stands as it was sent',
  'PUT /news/{newsId}/read': 'the first time counts',
  'PUT /admin/news/{newsId}/branches': 'it is where it was to be afterwards, and nowhere twice',
  'POST /admin/student-moves/preview': 'writes nothing',
  'POST /admin/student-moves/{moveId}/resume': 'the move is as far as it goes afterwards',
  'POST /admin/student-moves/{moveId}/cancel': 'the move is called off afterwards',
  'PUT /admin/settings/branches': 'the settings are the office’s afterwards',
  'PUT /admin/mock-exams/{examId}/branches': 'the branch has the exam afterwards, once',
  'PUT /admin/point-presets/branches': 'the items are the office’s afterwards, each once',
  'POST /admin/news-pictures': 'the same picture has the same name',
  'POST /admin/news-files': 'the same file has the same name',
  'POST /admin/academy-logo': 'the same picture has the same name',
  'POST /admin/mock-exam-pictures': 'the same picture has the same name',
  'PUT /reservations/{studentId}': 'the meals stand as they were sent',
  'PUT /students/me/allergens': 'the allergens stand as they were sent',
  'PUT /students/me/push-settings': 'the settings stand as they were sent',
  'PUT /students/me/push-subscription': 'the device is told afterwards',
  'DELETE /students/me/push-subscription': 'the device is not told afterwards',
  'PUT /students/me/reported-deposits': 'the report stands as it was sent',
  'DELETE /students/me/reported-deposits/{reportId}': 'the report is gone afterwards',
  'PUT /students/me/meal-questions/kept': 'the meals are kept afterwards',
  'PUT /students/me/meal-questions/let-go': 'the meals are not offered afterwards',
  'PUT /admin/same-day/{date}/pick-ups': 'the ticks stand as they were sent',
  'PUT /admin/sending-keys/text':
    'the keys are those that were sent, and no digest of them is kept',
  'PUT /admin/sending-keys/mail':
    'the account is the one that was sent, and no digest of its password is kept',
  'DELETE /admin/sending-keys/{way}': 'there are no keys afterwards',
  'PUT /admin/orders/{date}/confirmation': 'the confirmation stands as it was sent',
  'PUT /admin/attendance/{date}/marks': 'what stands already is no clash',
  'PUT /admin/attendance/{date}/visits': 'what stands already is no clash',
  ...withoutKeyOfFeatures,
  'PATCH /mock-exam-registrations/my/{registrationId}': 'the choice stands as it was sent',
  'DELETE /mock-exam-registrations/my/{registrationId}': 'it is cancelled afterwards',
  'DELETE /students/me/schedules/{scheduleId}': 'it is cancelled afterwards',
  'PUT /students/me/schedules/{scheduleId}/exceptions/{date}': 'the day is out afterwards',
  'DELETE /students/me/schedules/{scheduleId}/exceptions/{date}': 'the day is in afterwards',
  'POST /students/me/attachments': 'what no reason takes is swept away',
  'DELETE /students/me/reasons/{reasonId}': 'it is withdrawn afterwards',
  'PUT /admin/schedules/{scheduleId}/exceptions/{date}': 'the day is out afterwards',
  'DELETE /admin/schedules/{scheduleId}/exceptions/{date}': 'the day is in afterwards',
  'PUT /admin/guardian-consents': 'the consents stand as they were sent',
  'POST /admin/guardian-links': 'the links hold afterwards, and no answer with an address is kept',
  'DELETE /admin/guardian-links/{linkId}': 'it is revoked afterwards',
};

const labelled = (list: readonly Endpoint[]) =>
  list.map((endpoint): [string, Endpoint] => [nameOf(endpoint), endpoint]);

test('every write either takes a key or says why it needs none', () => {
  const keyless = signedIn.filter(({ method, idempotent }) => method !== 'GET' && !idempotent);
  expect(keyless.map(nameOf).toSorted()).toEqual(Object.keys(REPEATABLE).toSorted());
});

test.each(labelled(keyed))(
  '%s with one key, sent again after the answer was lost: one effect, the same answer',
  async (name, endpoint) => {
    const { ready, noted, content } = desk;
    const send = await ready(endpoint);
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await send(key);
    expect([first.status, first.body]).toEqual([200, expect.anything()]);
    expect(await noted(first)).toBeGreaterThan(0);
    const after = await content();
    const second = await send(key);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await noted(second), 'entries in the log by the second').toBe(0);
    expect(await content(), `what ${name} wrote the second time`).toEqual(after);
  },
);

test.each(
  labelled(
    signedIn.filter(
      (endpoint) => nameOf(endpoint) in REPEATABLE && endpoint.path !== '/admin/demo/leave',
    ),
  ),
)('%s without a key, twice: answered both times', async (_, endpoint) => {
  const send = await desk.ready(endpoint);
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
});
