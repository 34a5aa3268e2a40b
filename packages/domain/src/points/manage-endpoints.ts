import * as z from 'zod/mini';
import { branchSlugsSchema, handedSchema } from '../branches/schemas';
import { endpoint, fileFormatSchema, fileSchema, sizeQuery } from '../http';
import { managerIdSchema, pointIdSchema, studentIdSchema } from '../ids';
import { undoPart } from '../operations/schemas';
import { calendarDaySchema } from '../time';
import { ISSUE_MAX, POINT_REASON_LIMIT, PRESETS_MAX } from './issue/issue-limits';
import {
  editedPointSettingsSchema,
  issueBodySchema,
  issuePreviewSchema,
  issueResultSchema,
  issueRequestSchema,
  issuedPointSchema,
  managedObjectionSchema,
  pointPresetSchema,
  pointProposalSchema,
  pointSettingsSchema,
  pointStandingSchema,
  pointWeekSchema,
  writtenPointSchema,
} from './manage-schemas';
import { objectionSchema } from './objection-schemas';
import { pointTypeSchema } from './schemas';
import { POINTS_MAX_SIZE } from './sizes';

const reading = { access: 'manager', needs: 'points.read', features: ['points'] } as const;
const writing = { access: 'manager', needs: 'points.write', features: ['points'] } as const;
const line = z.optional(z.string().check(z.maxLength(100)));
const words = z.string().check(z.maxLength(POINT_REASON_LIMIT));
const one = { params: z.object({ pointId: pointIdSchema }) };
const count = z.int().check(z.nonnegative());
const flag = z.optional(z.enum(['true', 'false']));

/**
 * The filter of the history; files take the same one without its slice. `from` and `to` are
 * incident days, both included; `issuedOn` is the day on which a point was given (KST). Voided
 * points are left out unless `voided` is true; the sums never count them. `unconfirmed`: standing
 * penalties that wait for the student's confirmation.
 */
const filter = {
  q: line,
  type: z.optional(pointTypeSchema),
  reason: line,
  issuerId: z.optional(managerIdSchema),
  studentId: z.optional(studentIdSchema),
  from: z.optional(calendarDaySchema),
  to: z.optional(calendarDaySchema),
  issuedOn: z.optional(calendarDaySchema),
  voided: flag,
  unconfirmed: flag,
};
/**
 * Sums of incident days, both included; the steps count their own period. Without days all count.
 */
const standings = {
  q: line,
  step: line,
  from: z.optional(calendarDaySchema),
  to: z.optional(calendarDaySchema),
};
const slice = { size: sizeQuery(POINTS_MAX_SIZE), lastId: z.optional(pointIdSchema) };
/**
 * `version` goes back as `If-Match`: a list that another user changed meanwhile is not written
 * over.
 */
const presets = z.object({ content: z.array(pointPresetSchema), version: z.int() });

/**
 * The managers' side of points; apart from `pointEndpoints`, so that the students' app carries
 * nothing of it.
 */
export const pointManagementEndpoints = {
  issuedPoints: endpoint({
    method: 'GET',
    path: '/admin/points',
    ...reading,
    summary: '상벌점 부여 내역 (새것부터)',
    query: z.object({ ...filter, ...slice }),
    response: z.object({
      content: z.array(issuedPointSchema),
      hasNext: z.boolean(),
      lastId: z.nullable(pointIdSchema),
      rewardTotal: z.int(),
      penaltyTotal: z.int(),
      /** Standing penalties of the filter that ask for the student's confirmation, and have it. */
      confirmations: z._default(z.object({ asked: count, confirmed: count }), {
        asked: 0,
        confirmed: 0,
      }),
    }),
  }),
  exportPoints: endpoint({
    method: 'GET',
    path: '/admin/points/files/{format}',
    ...reading,
    summary: '부여 내역 파일 (필터 전체)',
    params: z.object({ format: fileFormatSchema }),
    query: z.object(filter),
    response: fileSchema,
    answers: 'file',
  }),
  previewPoints: endpoint({
    method: 'POST',
    path: '/admin/points/preview',
    ...writing,
    refuses: ['incident-in-future', 'preset-gone', 'no-right'],
    summary: '부여 미리보기 (부여 전 → 후, 단계, 중복)',
    body: issueRequestSchema,
    response: issuePreviewSchema,
  }),
  issuePoints: endpoint({
    method: 'POST',
    path: '/admin/points',
    ...writing,
    refuses: ['incident-in-future', 'preset-gone', 'no-right'],
    summary: '상벌점 부여 (Idempotency-Key마다 한 번)',
    idempotent: 'required',
    body: issueBodySchema,
    response: issueResultSchema,
  }),
  pointProposals: endpoint({
    method: 'GET',
    path: '/admin/attendance/{date}/point-proposals',
    access: 'manager',
    features: ['points'],
    needs: 'attendance.read',
    summary: '출결에서 나온 벌점 제안 (좌석순, 이미 부여한 학생 제외)',
    params: z.object({ date: calendarDaySchema }),
    response: z.object({ content: z.array(pointProposalSchema) }),
  }),
  editPoint: endpoint({
    method: 'PATCH',
    path: '/admin/points/{pointId}',
    ...writing,
    ...one,
    refuses: ['point-voided'],
    summary: '사유와 메모 수정 (점수는 취소 후 다시)',
    idempotent: true,
    body: z.partial(z.object({ reason: words.check(z.trim(), z.minLength(1)), memo: words })),
    response: writtenPointSchema,
  }),
  voidPoint: endpoint({
    method: 'POST',
    path: '/admin/points/{pointId}/void',
    ...writing,
    ...one,
    refuses: ['point-voided'],
    summary: '부여 취소 (사유 필수)',
    idempotent: true,
    body: z.object({ reason: words }),
    response: writtenPointSchema,
  }),
  remindOfPoints: endpoint({
    method: 'POST',
    path: '/admin/points/confirmation-reminders',
    ...writing,
    refuses: ['nobody-to-remind'],
    summary: '확인 전인 학생에게 앱 알림 다시 보내기 (하루 한 번)',
    idempotent: true,
    body: z.object({
      pointIds: z.array(pointIdSchema).check(z.minLength(1), z.maxLength(ISSUE_MAX)),
    }),
    response: z.object({
      /** Students who still have something to confirm; of them those whose device is notified. */
      students: count,
      reached: count,
    }),
  }),
  pointStandings: endpoint({
    method: 'GET',
    path: '/admin/point-standings',
    ...reading,
    summary: '학생별 누적',
    query: z.object(standings),
    response: z.object({
      content: z.array(pointStandingSchema),
      /** Of all students of the list, whatever the query: the last weeks, oldest first. */
      weeks: z.array(pointWeekSchema),
    }),
  }),
  exportStandings: endpoint({
    method: 'GET',
    path: '/admin/point-standings/files/{format}',
    ...reading,
    summary: '학생별 누적 파일',
    params: z.object({ format: fileFormatSchema }),
    query: z.object(standings),
    response: fileSchema,
    answers: 'file',
  }),
  pointPresets: endpoint({
    method: 'GET',
    path: '/admin/point-presets',
    ...reading,
    summary: '상벌점 항목 (순서대로, 숨긴 것 포함)',
    etag: true,
    response: presets,
  }),
  savePresets: endpoint({
    method: 'PUT',
    path: '/admin/point-presets',
    ...writing,
    refuses: ['preset-gone'],
    summary: '상벌점 항목 저장 (쓴 항목은 숨김만; 목록 전체, If-Match 가능)',
    etag: true,
    ifMatch: 'optional',
    idempotent: true,
    response: z.extend(presets, undoPart),
    body: z.object({
      presets: z
        .array(
          z.extend(z.omit(pointPresetSchema, { id: true, used: true }), {
            id: z.nullable(z.string()),
          }),
        )
        .check(z.maxLength(PRESETS_MAX)),
    }),
  }),
  handPresets: endpoint({
    method: 'PUT',
    path: '/admin/point-presets/branches',
    ...writing,
    refuses: ['no-head-office'],
    summary: '본사의 상벌점 항목을 이 지점들에 맞추기 (지점에만 있는 항목은 그대로)',
    body: z.object({ branches: branchSlugsSchema }),
    response: handedSchema,
  }),
  pointSettings: endpoint({
    method: 'GET',
    path: '/admin/point-settings',
    ...reading,
    summary: '기준 (편집용)',
    etag: true,
    response: editedPointSettingsSchema,
  }),
  savePointSettings: endpoint({
    method: 'PUT',
    path: '/admin/point-settings',
    ...writing,
    summary: '기준 저장 (If-Match 필요)',
    etag: true,
    ifMatch: 'required',
    idempotent: true,
    body: pointSettingsSchema,
    response: z.extend(editedPointSettingsSchema, undoPart),
  }),
  objections: endpoint({
    method: 'GET',
    path: '/admin/point-objections',
    ...reading,
    summary: '이의 신청',
    query: z.object({ status: z.optional(objectionSchema.shape.status) }),
    response: z.object({ content: z.array(managedObjectionSchema) }),
  }),
  answerObjection: endpoint({
    method: 'POST',
    path: '/admin/point-objections/{pointId}/answer',
    ...writing,
    ...one,
    refuses: ['objection-answered'],
    summary: '이의 신청 답변 (받아들이면 부여 취소)',
    idempotent: true,
    body: z.object({ accept: z.boolean(), answer: words }),
    response: z.extend(managedObjectionSchema, undoPart),
  }),
};
