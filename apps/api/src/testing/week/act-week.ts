import {
  attendanceEndpoints,
  defaultAttendanceSettings,
  markIn,
  studyDayAt,
  type AttendanceDay,
} from '@academy/domain/attendance';
import { calendarEndpoints } from '@academy/domain/calendar';
import type { Endpoint } from '@academy/domain/http';
import type { StudentId } from '@academy/domain/ids';
import { operationEndpoints } from '@academy/domain/operations';
import { scheduleManagementEndpoints } from '@academy/domain/schedule';
import { aReasonDraft } from '@academy/domain/testing';
import { seoulDay, shiftDay, type CalendarDay } from '@academy/domain/time';
import * as z from 'zod/mini';
import { managers } from '../../db/schema';
import { examActor } from './act-exams';
import { noticeActor } from './act-notices';
import { moneyActor } from './act-money';
import { openGuardianLink } from '../calls/link-ready';
import { doorsOfFeatures } from '../of-features';
import { insertStudent } from '../data/a-student';
import type { TestApp } from '../test-app';
import type { WeekStep } from './week-steps';
import type { Week } from './week';

/** What a refusal answers: the week goes on, and nothing may have changed. */
const REFUSED = [400, 404, 409, 412];
const undoSchema = z.object({
  undo: z.optional(z.nullable(z.object({ operationId: z.string() }))),
});
const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

let phones = 0;

/** An academy in which a week is acted: three students, two devices, one manager. */
export async function startWeek(server: TestApp, first: CalendarDay) {
  const { db } = server.database;
  const ids: StudentId[] = [];
  const numbers: string[] = [];
  const nextPhone = () => `0107${String((phones += 1)).padStart(7, '0')}`;
  const guardians = [{ phone: nextPhone() }];
  for (const name of ['김하늘', '이바다', '박솔']) {
    const phone = nextPhone();
    numbers.push(phone);
    ids.push(await insertStudent(db, { name, phone, guardians }));
  }
  let now = new Date(`${first}T13:30:00+09:00`);
  const undoable: string[] = [];
  server.clock.set(now, { frozen: true });
  let token = '';
  let students: string[] = [];
  let renewAt = 0;
  /**
   * A login outlasts a few steps, each costs as much as a sheet; one that was not used within two
   * minutes is over.
   */
  async function signIn() {
    token = await server.managerToken('admin');
    students = [];
    for (const phone of numbers) students.push(await server.studentToken(phone));
    renewAt = now.getTime() + 2 * 60_000;
  }
  await signIn();
  const [boss] = await db.select({ id: managers.id }).from(managers).limit(1);
  if (!boss) throw new Error('nobody is there');
  const door = await doorsOfFeatures(server, { by: boss.id, now: () => now });

  const guardian = await openGuardianLink(server, token, ids);

  const today = () => studyDayAt(now, defaultAttendanceSettings);
  const dayOf = (ago: number) => {
    const date = shiftDay(today(), -ago);
    return date < first ? first : date;
  };
  async function ask(endpoint: Endpoint, params: object, body?: object, ifMatch?: number) {
    const answer = await server.callEndpoint(
      endpoint,
      { ...params },
      {
        token,
        ...(body && { body }),
        ...(ifMatch !== undefined && { headers: { 'if-match': `"${ifMatch}"` } }),
      },
    );
    if (answer.status !== 200 && answer.status !== 201 && !REFUSED.includes(answer.status))
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${answer.text}`);
    const undo = undoSchema.safeParse(answer.body).data?.undo;
    if (undo && answer.status < 300) undoable.push(undo.operationId);
    return answer.body;
  }
  const sheet = async (date: CalendarDay): Promise<AttendanceDay> =>
    attendanceEndpoints.attendanceDay.response.parse(
      await ask(attendanceEndpoints.attendanceDay, { date }),
    );
  const rowOf = async (date: CalendarDay, studentId: StudentId) =>
    (await sheet(date)).rows.find((row) => row.studentId === studentId);
  const actMoney = moneyActor({ ids, today: () => seoulDay(now), ask });
  const askAs = async (who: number, endpoint: Endpoint, params: object, body?: object) =>
    server.callEndpoint(
      endpoint,
      { ...params },
      { token: students[who] ?? '', ...(body && { body }) },
    );
  const actNotice = noticeActor({ ids, ask, askAs });
  const actExam = examActor({ ids, today: () => seoulDay(now), ask, askAs });
  /** No two things happen at one instant: what was entered before a close is known by it. */
  function tick() {
    now = new Date(now.getTime() + 1000);
    server.clock.set(now, { frozen: true });
  }
  async function wait(minutes: number) {
    now = new Date(now.getTime() + minutes * 60_000);
    if (now.getTime() > new Date(`${today()}T23:00:00+09:00`).getTime())
      now = new Date(`${shiftDay(today(), 1)}T13:30:00+09:00`);
    server.clock.set(now, { frozen: true });
    if (now.getTime() > renewAt) await signIn();
  }
  /** Acts one step. A step that does not fit is refused by the server, and the week goes on. */
  async function act(step: WeekStep): Promise<void> {
    tick();
    if ('money' in step) {
      await actMoney(step);
      return;
    }
    if ('notice' in step) {
      await actNotice(step);
      return;
    }
    if ('exam' in step) {
      await actExam(step);
      return;
    }
    const reason = '나중에 확인';
    const student = ids['who' in step ? step.who : 0] ?? ids[0];
    const date = dayOf('ago' in step ? step.ago : 0);
    if (!student) return;
    if ('minutes' in step) return wait(step.minutes);
    if ('online' in step || 'last' in step) return door(step, student);
    if ('from' in step) {
      const base = (await rowOf(date, student))?.visit?.version ?? 0;
      const leftAt = step.to === null ? null : clockText(step.to);
      const edit = {
        studentId: student,
        arrivedAt: clockText(step.from),
        leftAt,
        outings: [],
        base,
      };
      await ask(attendanceEndpoints.saveVisits, { date }, { edits: [edit], reason });
    } else if ('status' in step) {
      const row = await rowOf(date, student);
      const base = (row && markIn(row, step.period)?.version) ?? 0;
      const { period, status } = step;
      const at = now.toISOString();
      const edit = { studentId: student, period, status, excused: false, note: '', base, at };
      await ask(attendanceEndpoints.saveMarks, { date }, { edits: [edit], reason });
    } else if ('type' in step) {
      const { type } = step;
      const times = {
        arriveAt: type === 'LATE' ? '16:00' : null,
        leaveAt: type === 'EARLY_LEAVE' || type === 'OUTING' ? '17:00' : null,
        backAt: type === 'OUTING' ? '19:00' : null,
      };
      await ask(
        scheduleManagementEndpoints.submitReasonFor,
        { studentId: student },
        { ...aReasonDraft({ date }), type, ...times },
      );
    } else if ('lunch' in step) {
      const { lunch, dinner } = step;
      const changes = [{ date, lunch, dinner }];
      const body = { changes, cause: 'REQUEST', note: reason, settlement: 'none' };
      await ask(calendarEndpoints.saveMealsFor, { studentId: student }, body);
    } else if ('count' in step) await setTimetable(step.count, step.grace);
    else if (step.kind === 'close')
      await ask(attendanceEndpoints.closeDay, { date }, { revision: (await sheet(date)).revision });
    else if (step.kind === 'reopen') await ask(attendanceEndpoints.reopenDay, { date }, { reason });
    else {
      const operationId = undoable.pop();
      if (operationId) await ask(operationEndpoints.undoOperation, { operationId });
    }
  }
  async function setTimetable(count: number, lateGraceMinutes: number) {
    const { settings, version } = attendanceEndpoints.editedAttendanceSettings.response.parse(
      await ask(attendanceEndpoints.editedAttendanceSettings, {}),
    );
    const weekday = defaultAttendanceSettings.periods.weekday.slice(0, count);
    const next = { ...settings, lateGraceMinutes, periods: { ...settings.periods, weekday } };
    await ask(attendanceEndpoints.saveAttendanceSettings, {}, next, version);
  }

  const week = (): Week => ({
    server,
    token,
    ids,
    students,
    guardian: { ...guardian.params, headers: guardian.headers },
    today: today(),
    days: Array.from({ length: 14 }, (_, index) => shiftDay(first, index)).filter(
      (date) => date <= today(),
    ),
  });
  return { act, week };
}
