import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  connectEmpty,
  migrateUntil,
  runMigration,
  type Connection,
} from '../../testing/database/migrated-by-hand';

const MIGRATION = '0002_trust';
const SIGNED = 'https://s.example/guardian.html#12/abcdefghij_-KLMNOPQRST/2026-02';
const ORDER = 'https://a.example/order#2026-03-03/abcdefghij_-KLMNOPQRST';

const message = (key: string, text: string, template = 'null') =>
  `insert into messages (key, kind, channel, recipient, text, template, next_at, give_up_at, created_at)
   values ('${key}', 'report', 'sms', '01077778888', '${text}', ${template}, now(), now(), now());`;

const release = `
  insert into attendance_settings (value, updated_at) values ('{"guardianRequests":true}', now());
  insert into guardian_links (phone, created_at) values ('01077778888', now() - interval '2 years');
  ${message('1', `리포트입니다. ${SIGNED}`)}
  ${message('2', `리포트 ${SIGNED}`, `'{"id":"t","variables":{"#{주소}":"${SIGNED}"}}'`)}
  ${message('3', `주문 ${ORDER} 확인`)}
  ${message('4', '한별 학생이 등원했습니다.')}`;

let db: Connection;
beforeAll(async () => {
  db = await connectEmpty();
  await migrateUntil(db, MIGRATION);
  await db.run(release);
  await runMigration(db, MIGRATION);
});
afterAll(() => db.close());

test('an academy that had its settings is asked nothing new, and its links begin their time now', async () => {
  expect(
    await db.read(`select value->>'guardianCheck' as is, value->>'guardianRequests' as had
                   from attendance_settings`),
  ).toEqual([{ is: 'off', had: 'true' }]);
  expect(
    await db.read(`select renewed_at > now() - interval '1 hour' as fresh from guardian_links`),
  ).toEqual([{ fresh: true }]);
});

test('messages of before hold no address that opens; those that wait are signed when they go', async () => {
  const guardian = 'https://s.example/guardian.html#12/SIGNED-WHEN-IT-IS-SENT/2026-02';
  expect(await db.read('select text, template from messages order by key')).toEqual([
    { text: `리포트입니다. ${guardian}`, template: null },
    { text: `리포트 ${guardian}`, template: { id: 't', variables: { '#{주소}': guardian } } },
    { text: '주문 https://a.example/order#2026-03-03/SIGNED-WHEN-IT-IS-SENT 확인', template: null },
    { text: '한별 학생이 등원했습니다.', template: null },
  ]);
});
