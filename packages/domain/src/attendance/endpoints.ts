import * as z from 'zod/mini';
import { endpoint, fileFormatSchema, fileSchema } from '../http';
import { studentIdSchema } from '../ids';
import { undoPart, undoableSchema } from '../operations/schemas';
import { calendarDaySchema, monthParams } from '../time';
import { DAY_FILTERS } from './day/day-state';
import { EDITS_MAX, MARK_NOTE_LIMIT, PERIODS_MAX } from './limits';
import { attendanceMonthSchema, cellHistorySchema } from './month-schemas';
import { packedDaySchema } from './packed/packed-day-schema';
import { packedMonthSchema } from './packed/packed-month-schema';
import {
  attendanceChangesSchema,
  attendanceDaySchema,
  dayCloseSchema,
  markEditSchema,
  periodSchema,
  saveMarksResultSchema,
  saveVisitsResultSchema,
  visitEditSchema,
} from './schemas';
import {
  attendanceSettingsSchema,
  editedAttendanceSettingsSchema,
} from './settings/settings-schemas';

const reading = { access: 'manager', needs: 'attendance.read' } as const;
const writing = { access: 'manager', needs: 'attendance.write' } as const;
const day = z.object({ date: calendarDaySchema });
const reason = z.optional(z.string().check(z.maxLength(MARK_NOTE_LIMIT)));
const edits = z.array(markEditSchema).check(z.minLength(1), z.maxLength(EDITS_MAX));
const line = z.optional(z.string().check(z.maxLength(100)));

/** What closing a day did: it can be opened again, with a reason. */
const closeResult = z.object({
  closed: dayCloseSchema,
  absent: z.int(),
  seenOff: z.int(),
  /** Cells that stay empty. */
  open: z.optional(z.int()),
  ...undoPart,
});

/** Many cells written as one change. */
const filledSchema = z.extend(saveMarksResultSchema, { undo: z.nullable(undoableSchema) });

export const attendanceEndpoints = {
  attendanceDay: endpoint({
    method: 'GET',
    path: '/admin/attendance/{date}',
    ...reading,
    summary: '하루 출석부',
    params: day,
    response: attendanceDaySchema,
  }),
  attendanceSheet: endpoint({
    method: 'GET',
    path: '/admin/attendance/{date}/sheet',
    ...reading,
    summary: '하루 출석부, 열로 줄인 답',
    params: day,
    response: packedDaySchema,
  }),
  attendanceChanges: endpoint({
    method: 'GET',
    path: '/admin/attendance/{date}/changes',
    ...reading,
    summary: '그 뒤에 바뀐 칸',
    params: day,
    query: z.object({ since: z.coerce.number().check(z.int(), z.gte(0)) }),
    response: attendanceChangesSchema,
  }),
  saveMarks: endpoint({
    method: 'PUT',
    path: '/admin/attendance/{date}/marks',
    ...writing,
    refuses: ['mark-in-future', 'no-such-period', 'day-closed'],
    summary: '출석 칸 저장 (칸마다 본 값 위에만; 마감 뒤에는 사유)',
    params: day,
    body: z.strictObject({ edits, reason }),
    response: saveMarksResultSchema,
  }),
  fillMarks: endpoint({
    method: 'POST',
    path: '/admin/attendance/{date}/fill',
    ...writing,
    refuses: ['mark-in-future', 'no-such-period', 'day-closed'],
    summary: '여러 칸 한꺼번에 (되돌릴 수 있음)',
    idempotent: true,
    params: day,
    body: z.strictObject({ edits, reason }),
    response: filledSchema,
  }),
  fillPresent: endpoint({
    method: 'POST',
    path: '/admin/attendance/{date}/fill-present',
    ...writing,
    refuses: ['mark-in-future', 'no-such-period', 'day-closed'],
    summary: '미입력을 출석으로 채우기 (오지 않은 학생은 따로 청할 때만; 되돌릴 수 있음)',
    idempotent: true,
    params: day,
    body: z.strictObject({
      studentIds: z.array(studentIdSchema).check(z.minLength(1), z.maxLength(EDITS_MAX)),
      periods: z.array(periodSchema.shape.number).check(z.minLength(1), z.maxLength(PERIODS_MAX)),
      notComeToo: z.boolean(),
      reason,
    }),
    response: filledSchema,
  }),
  saveVisits: endpoint({
    method: 'PUT',
    path: '/admin/attendance/{date}/visits',
    ...writing,
    refuses: ['visit-out-of-order', 'visit-in-future', 'day-closed'],
    summary: '등원·외출·복귀·하원 (학생마다 본 값 위에만; 마감 뒤에는 사유)',
    params: day,
    body: z.strictObject({
      edits: z.array(visitEditSchema).check(z.minLength(1), z.maxLength(EDITS_MAX)),
      reason,
    }),
    response: saveVisitsResultSchema,
  }),
  closeDay: endpoint({
    method: 'POST',
    path: '/admin/attendance/{date}/close',
    ...writing,
    refuses: ['day-not-begun', 'sheet-changed', 'day-closed-already'],
    summary: '하루 마감',
    idempotent: true,
    params: day,
    body: z.strictObject({ revision: z.int() }),
    response: closeResult,
  }),
  reopenDay: endpoint({
    method: 'POST',
    path: '/admin/attendance/{date}/reopen',
    ...writing,
    refuses: ['day-open'],
    summary: '하루 마감 해제 (사유 필수)',
    idempotent: true,
    params: day,
    body: z.strictObject({
      reason: z.string().check(z.minLength(1), z.maxLength(MARK_NOTE_LIMIT)),
    }),
    response: z.object({ success: z.literal(true), ...undoPart }),
  }),
  cellHistory: endpoint({
    method: 'GET',
    path: '/admin/attendance/{date}/students/{studentId}/periods/{period}',
    ...reading,
    summary: '한 칸의 이력',
    params: z.extend(day, {
      studentId: studentIdSchema,
      period: z.coerce.number().check(z.int(), z.gte(1)),
    }),
    response: cellHistorySchema,
  }),
  exportDay: endpoint({
    method: 'GET',
    path: '/admin/attendance/{date}/files/{format}',
    ...reading,
    summary: '하루 출석부 파일',
    params: z.extend(day, { format: fileFormatSchema }),
    query: z.object({ q: line, grade: line, tile: z.optional(z.enum(DAY_FILTERS)) }),
    response: fileSchema,
    answers: 'file',
  }),
  attendanceMonth: endpoint({
    method: 'GET',
    path: '/admin/attendance-months/{year}/{month}',
    ...reading,
    summary: '월간 출결',
    params: monthParams,
    query: z.object({ studentId: z.optional(studentIdSchema) }),
    response: attendanceMonthSchema,
  }),
  attendanceMonthSheet: endpoint({
    method: 'GET',
    path: '/admin/attendance-months/{year}/{month}/sheet',
    ...reading,
    summary: '월간 출결, 열로 줄인 답',
    params: monthParams,
    query: z.object({ studentId: z.optional(studentIdSchema) }),
    response: packedMonthSchema,
  }),
  exportMonth: endpoint({
    method: 'GET',
    path: '/admin/attendance-months/{year}/{month}/files/{format}',
    ...reading,
    summary: '월간 출결 파일',
    params: z.extend(monthParams, { format: fileFormatSchema }),
    query: z.object({ q: line, grade: line }),
    response: fileSchema,
    answers: 'file',
  }),
  editedAttendanceSettings: endpoint({
    method: 'GET',
    path: '/admin/attendance-settings',
    ...reading,
    summary: '출결 설정 (편집용)',
    etag: true,
    response: editedAttendanceSettingsSchema,
  }),
  saveAttendanceSettings: endpoint({
    method: 'PUT',
    path: '/admin/attendance-settings',
    access: 'manager',
    needs: 'settings.write',
    summary: '출결 설정 저장 (If-Match 필요)',
    etag: true,
    ifMatch: 'required',
    idempotent: true,
    body: attendanceSettingsSchema,
    response: z.extend(editedAttendanceSettingsSchema, undoPart),
  }),
};
