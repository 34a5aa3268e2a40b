import {
  defaultScheduleSettings,
  regularScheduleSchema,
  scheduleEndpoints,
  scheduleListSchema,
  type ScheduleDraft,
} from '@academy/domain/schedule';
import { aScheduleDraft } from '@academy/domain/testing';
import { clockTime, day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../db/schema';
import { scheduleSetting } from '../../shared/settings/kept-settings';
import { forgetSettings, storeSetting } from '../../testing/data/store-setting';
import { newStudents, type SignedIn } from '../../testing/calls/sign-in';
import { insertSchedule } from '../../testing/data/some-schedule';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let newStudent: () => Promise<SignedIn>;
let me: SignedIn;
const now = new Date(MONDAY);
beforeAll(async () => {
  server = await startTestApp();
  newStudent = newStudents(server);
});
afterAll(() => server.close());
/** Each test uses its own student. */
beforeEach(async () => void (me = await newStudent()));

const insert = (overrides: Parameters<typeof insertSchedule>[3] = {}, studentId = me.id) =>
  insertSchedule(server.database.db, now, studentId, overrides);
const list = async (query = '') =>
  scheduleListSchema.parse(
    (await server.call('GET', `/api/students/me/schedules${query}`, { token: me.token })).body,
  );
const draft = (overrides: Partial<Record<keyof ScheduleDraft, unknown>> = {}) => ({
  ...aScheduleDraft({ firstDate: '2026-03-03', lastDate: '2026-03-31' }),
  ...overrides,
});
const create = (body: unknown) =>
  server.callEndpoint(scheduleEndpoints.createSchedule, {}, { token: me.token, body });

describe('GET /students/me/schedules', () => {
  test('every state, by first day, with the manager’s reason and the settings of the screen', async () => {
    const manager = server.managers[1] ?? null;
    await insert({ title: '나중', firstDate: day('2026-04-01') });
    await insert({
      title: '반려',
      status: 'REJECTED',
      rejectReason: '토요일은 의무 자습이에요.',
      decidedBy: manager,
      decidedAt: now,
    });
    await insert({
      title: '취소',
      status: 'CANCELLED',
      firstDate: day('2026-03-02'),
      exceptions: [day('2026-03-10')],
    });
    await insert({ title: '남의 일정' }, (await newStudent()).id);
    const { content, settings } = await list();
    expect(content.map(({ title }) => title)).toEqual(['반려', '취소', '나중']);
    expect(content[0]).toMatchObject({
      status: 'REJECTED',
      rejectReason: '토요일은 의무 자습이에요.',
      decidedByName: '오매니저',
      decidedAt: now.toISOString(),
      weekdays: [2, 4],
      from: '19:00',
      to: '21:00',
      lastDate: null,
      version: 1,
    });
    expect(content[1]).toMatchObject({ exceptions: ['2026-03-10'] });
    expect(settings).toEqual(defaultScheduleSettings);
  });

  test('the asked days: what touches them, both ends included', async () => {
    await insert({ title: '앞', firstDate: day('2026-03-01'), lastDate: day('2026-03-09') });
    await insert({ title: '첫날까지', firstDate: day('2026-03-01'), lastDate: day('2026-03-10') });
    await insert({ title: '끝없이', firstDate: day('2026-03-02') });
    await insert({ title: '마지막 날부터', firstDate: day('2026-03-20') });
    await insert({ title: '뒤', firstDate: day('2026-03-21') });
    const titles = async (query: string) => (await list(query)).content.map(({ title }) => title);
    expect(await titles('?from=2026-03-10&to=2026-03-20')).toEqual([
      '첫날까지',
      '끝없이',
      '마지막 날부터',
    ]);
    expect(await titles('?from=2026-03-21')).toEqual(['끝없이', '마지막 날부터', '뒤']);
    expect(await titles('?to=2026-03-01')).toEqual(['앞', '첫날까지']);
  });

  test('the academy’s own deadline and meal times', async () => {
    const value = { ...defaultScheduleSettings, submitDay: 25 };
    await storeSetting(server.database.db, scheduleSetting, value, now);
    expect((await list()).settings).toEqual(value);
    await forgetSettings(server.database.db, scheduleSetting);
  });

  test.each([
    ['from=2026-02-30', 'from'],
    ['to=soon', 'to'],
  ])('%s: 400', async (query, field) => {
    const answer = await server.call('GET', `/api/students/me/schedules?${query}`, {
      token: me.token,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'validation-failed',
        errors: { [field]: '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.' },
      },
    });
  });
});

describe('POST /students/me/schedules', () => {
  test('asks for a schedule, tidied, and writes down who did', async () => {
    const answer = await create(
      draft({
        title: '  수학학원 ',
        weekdays: [4, 2, 4],
        kind: 'LATE_ARRIVAL',
        from: '18:00',
        to: '20:00',
        place: ' 대치동 ',
      }),
    );
    expect(answer.status).toBe(200);
    const schedule = regularScheduleSchema.parse(answer.body);
    expect(schedule).toMatchObject({
      title: '수학학원',
      weekdays: [2, 4],
      from: null,
      to: '20:00',
      place: '대치동',
      status: 'PENDING',
      exceptions: [],
      replacesId: null,
      registeredBy: 'student',
      rejectReason: null,
      decidedByName: null,
      decidedAt: null,
      createdAt: now.toISOString(),
      version: 1,
    });
    expect((await list()).content).toEqual([schedule]);
    const entries = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, me.id));
    expect(entries).toMatchObject([
      {
        action: 'create-schedule',
        entity: 'regular-schedules',
        entityId: schedule.id,
        after: { title: '수학학원' },
      },
    ]);
  });

  test.each([
    [
      'a past first day',
      { firstDate: '2026-03-01' },
      { firstDate: '지난 날짜는 사유 제출을 이용해 주세요.' },
    ],
    ['no title', { title: '  ' }, { title: '어떤 일정인지 입력해 주세요.' }],
    ['no weekday', { weekdays: [] }, { weekdays: '요일을 하나 이상 선택해 주세요.' }],
    [
      'back before leaving',
      { from: '21:00', to: '19:00' },
      { to: '돌아오는 시각은 나가는 시각보다 늦어야 해요.' },
    ],
    ['no time', { from: null }, { from: '나가는 시각을 입력해 주세요.' }],
    [
      'the end before the beginning',
      { lastDate: '2026-03-02' },
      { lastDate: '마지막 날은 시작일보다 빠를 수 없어요.' },
    ],
    [
      'no such day in the time',
      { weekdays: [0], lastDate: '2026-03-04' },
      { weekdays: '이 기간에는 선택한 요일이 없어요.' },
    ],
  ])('%s: 400 with the field’s text', async (_, wrong, errors) => {
    expect(await create(draft(wrong))).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', errors },
    });
    expect((await list()).content).toEqual([]);
  });

  test('a clash with one’s own schedule is refused with its name; the schedules of others, cancelled and rejected ones are no clash', async () => {
    await insert({ title: '남의 일정' }, (await newStudent()).id);
    await insert({ status: 'CANCELLED' });
    await insert({ status: 'REJECTED', rejectReason: '안 돼요.' });
    expect((await create(draft())).status).toBe(200);
    expect(
      await create(draft({ title: '영어', weekdays: [4], from: '20:59', to: '22:00' })),
    ).toMatchObject({
      status: 409,
      body: {
        code: 'schedule-clash',
        message:
          '같은 시간에 다른 일정이 있어요. 수학학원 · 매주 화·목 19:00–21:00 외출, 3월 5일 (목)부터.',
      },
    });
    expect(
      (await create(draft({ title: '영어', weekdays: [4], from: '21:00', to: '22:00' }))).status,
    ).toBe(200);
  });

  test.each([
    ['weekdays', [7], 'weekdays.0'],
    ['everyWeeks', 3, 'everyWeeks'],
    ['kind', 'NAP', 'kind'],
    ['from', '25:00', 'from'],
    ['firstDate', '2026-02-30', 'firstDate'],
    ['title', 'x'.repeat(501), 'title'],
    ['lastDate', undefined, 'lastDate'],
  ])('a wrong %s is no schedule: 400', async (field, value, named) => {
    expect(await create(draft({ [field]: value }))).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', errors: { [named]: expect.stringMatching(/[가-힣]/) } },
    });
  });

  test('midnight as the end of the day', async () => {
    expect((await create(draft({ from: '22:00', to: clockTime('24:00') }))).status).toBe(200);
  });
});
