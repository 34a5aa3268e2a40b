import * as z from 'zod/mini';
import { endpoint } from '../http';
import { studentIdSchema } from '../ids';
import { doneSchema } from '../http/done-schema';
import { undoPart } from '../operations/schemas';
import { loginSettingsSchema } from './schemas';

export const editedLoginSettingsSchema = z.object({
  settings: loginSettingsSchema,
  version: z.int(),
  updatedAt: z.nullable(z.iso.datetime()),
  updatedByName: z.nullable(z.string()),
});
export type EditedLoginSettings = z.output<typeof editedLoginSettingsSchema>;

const id = z.string().check(z.regex(/^\d{1,19}$/));

/** A new device that waits for a manager: the student reads the code out at the desk. */
const loginDeviceSchema = z.object({
  id,
  studentId: studentIdSchema,
  studentName: z.string(),
  seat: z.nullable(z.string()),
  /** What the browser calls itself. */
  label: z.string(),
  code: z.string(),
  firstSeenAt: z.iso.datetime(),
});
export type LoginDevice = z.output<typeof loginDeviceSchema>;

/** One device that signed in too many students within an hour. */
const loginAlertSchema = z.object({
  id,
  label: z.string(),
  at: z.iso.datetime(),
  students: z.array(z.object({ id: studentIdSchema, name: z.string() })),
});
export type LoginAlert = z.output<typeof loginAlertSchema>;

/**
 * What managers do about the students' logins; apart from `loginEndpoints`, so that the students'
 * app carries nothing of it.
 */
export const loginManagementEndpoints = {
  editedLoginSettings: endpoint({
    method: 'GET',
    path: '/admin/login-settings',
    access: 'manager',
    needs: 'settings.read',
    summary: '로그인 설정 (편집용)',
    etag: true,
    // The caller's address as the limits count it: what to add where the desk is at the academy.
    response: z.extend(editedLoginSettingsSchema, { callerAddress: z.string() }),
  }),
  saveLoginSettings: endpoint({
    method: 'PUT',
    path: '/admin/login-settings',
    access: 'manager',
    needs: 'settings.write',
    summary: '로그인 설정 저장 (If-Match 필요)',
    etag: true,
    ifMatch: 'required',
    idempotent: true,
    body: loginSettingsSchema,
    response: z.extend(editedLoginSettingsSchema, undoPart),
  }),
  waitingDevices: endpoint({
    method: 'GET',
    path: '/admin/login-devices',
    access: 'manager',
    needs: 'students.read',
    summary: '확인을 기다리는 기기',
    response: z.object({ content: z.array(loginDeviceSchema) }),
  }),
  approveDevice: endpoint({
    method: 'POST',
    path: '/admin/login-devices/{deviceId}/approve',
    access: 'manager',
    needs: 'students.write',
    summary: '기기 승인',
    params: z.object({ deviceId: id }),
    response: doneSchema,
  }),
  refuseDevice: endpoint({
    method: 'POST',
    path: '/admin/login-devices/{deviceId}/refuse',
    access: 'manager',
    needs: 'students.write',
    summary: '기기 거절',
    params: z.object({ deviceId: id }),
    response: doneSchema,
  }),
  resetPin: endpoint({
    method: 'POST',
    path: '/admin/students/{studentId}/reset-pin',
    access: 'manager',
    needs: 'students.write',
    params: z.object({ studentId: studentIdSchema }),
    summary: '학생 간편 비밀번호 초기화',
    response: doneSchema,
  }),
  loginAlerts: endpoint({
    method: 'GET',
    path: '/admin/login-alerts',
    access: 'manager',
    needs: 'students.read',
    summary: '로그인 경고 (한 기기에서 여러 학생)',
    response: z.object({ content: z.array(loginAlertSchema) }),
  }),
  seeLoginAlert: endpoint({
    method: 'POST',
    path: '/admin/login-alerts/{alertId}/seen',
    access: 'manager',
    needs: 'students.write',
    summary: '로그인 경고 확인함',
    idempotent: true,
    params: z.object({ alertId: id }),
    response: doneSchema,
  }),
};
