import { absenceReasonSchema } from '@academy/domain/reasons';
import { scheduleManagementEndpoints } from '@academy/domain/schedule';
import { aReasonDraft } from '@academy/domain/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../db/schema';
import { newStudents, type SignedIn } from '../../testing/calls/sign-in';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
let me: SignedIn;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  me = await newStudents(server)();
});
afterAll(() => server.close());

const call = (endpoint: keyof typeof scheduleManagementEndpoints, params: object, body?: object) =>
  server.callEndpoint(
    scheduleManagementEndpoints[endpoint],
    { ...params },
    { token, ...(body && { body }) },
  );
const actionsOf = async (id: string) =>
  (
    await server.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.entityId, id),
          eq(auditLog.entity, 'absence-reasons'),
          eq(auditLog.actorKind, 'manager'),
        ),
      )
      .orderBy(auditLog.id)
  ).map(({ action }) => action);

test('POST /admin/students/{studentId}/reasons: holds at once, any day, one for a day and type', async () => {
  const submit = (overrides: Parameters<typeof aReasonDraft>[0] = {}) =>
    call(
      'submitReasonFor',
      { studentId: me.id },
      aReasonDraft({ date: '2026-02-02', ...overrides }),
    );
  const submitted = absenceReasonSchema.parse((await submit({ text: ' 진료 확인서 제출 ' })).body);
  expect(submitted).toMatchObject({
    date: '2026-02-02',
    status: 'APPROVED',
    text: '진료 확인서 제출',
    decidedByName: expect.any(String),
    decidedAt: submitted.createdAt,
  });
  expect(await actionsOf(submitted.id)).toEqual(['submit-reason-for']);
  expect(await submit()).toMatchObject({
    status: 409,
    body: {
      success: false,
      code: 'reason-exists',
      message: expect.stringMatching(/[가-힣]/),
      existing: { id: submitted.id },
    },
  });
  expect(await submit({ date: '2026-03-09', text: ' ' })).toMatchObject({
    status: 400,
    body: { errors: { text: expect.any(String) } },
  });
});
