import * as z from 'zod/mini';
import { endpoint } from '../http';
import { doneSchema } from '../http/done-schema';
import { terminalIdSchema } from '../ids';
import { calendarDaySchema } from '../time';
import {
  addedKioskSchema,
  checkInIdSchema,
  checkInResultSchema,
  checkInsSchema,
  codeSecretSchema,
  kioskDaySchema,
  kioskDraftSchema,
  kioskSchema,
  notedCheckInSchema,
  pairedSchema,
} from './schemas';

/** What a paired device calls, and nothing else: `access: 'terminal'`. */
export const kioskEndpoints = {
  pairKiosk: endpoint({
    method: 'POST',
    path: '/kiosk/pairing',
    access: 'public',
    features: ['kiosk'],
    summary: '키오스크 연결 (코드는 한 번만 씀)',
    body: z.object({ code: z.string().check(z.maxLength(20)) }),
    refuses: ['proof-required', 'kiosk-code-unknown'],
    response: pairedSchema,
  }),
  kioskDay: endpoint({
    method: 'GET',
    path: '/kiosk/day',
    access: 'terminal',
    features: ['kiosk'],
    summary: '키오스크가 보는 오늘 (이름은 가림)',
    response: kioskDaySchema,
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/kiosk/check-ins',
    access: 'terminal',
    features: ['kiosk'],
    summary: '등원·외출·복귀·하원 (보관했던 것도 그때 시각으로, 같은 key는 한 번만)',
    body: checkInsSchema,
    response: checkInResultSchema,
  }),
};

/** What a student's app asks: apart, because it needs nothing else of a kiosk. */
export const kioskCodeEndpoints = {
  codeSecret: endpoint({
    method: 'GET',
    path: '/check-in-code/secret',
    access: 'student',
    features: ['kiosk'],
    summary: '체크인 QR을 만드는 키 (휴대폰에 보관, 키오스크가 없으면 null)',
    response: codeSecretSchema,
  }),
};

/** What managers do about the devices; apart, because a device carries none of it. */
export const kioskManagementEndpoints = {
  kiosks: endpoint({
    method: 'GET',
    path: '/admin/kiosks',
    access: 'manager',
    features: ['kiosk'],
    needs: 'settings.read',
    summary: '키오스크 목록',
    response: z.object({ content: z.array(kioskSchema) }),
  }),
  addKiosk: endpoint({
    method: 'POST',
    path: '/admin/kiosks',
    access: 'manager',
    features: ['kiosk'],
    needs: 'settings.write',
    summary: '키오스크 추가 (연결 코드를 받음)',
    idempotent: true,
    body: kioskDraftSchema,
    response: addedKioskSchema,
  }),
  removeKiosk: endpoint({
    method: 'DELETE',
    path: '/admin/kiosks/{kioskId}',
    access: 'manager',
    features: ['kiosk'],
    needs: 'settings.write',
    summary: '키오스크 연결 해제',
    idempotent: true,
    params: z.object({ kioskId: terminalIdSchema }),
    response: doneSchema,
  }),
  tickCheckIn: endpoint({
    method: 'PUT',
    path: '/admin/check-ins/{checkInId}/seen',
    access: 'manager',
    features: ['kiosk'],
    needs: 'attendance.write',
    summary: '표시된 체크인을 확인함으로 (다시 확인할 것으로도)',
    params: z.object({ checkInId: checkInIdSchema }),
    body: z.object({ seen: z.boolean() }),
    response: z.object({ seenByName: z.nullable(z.string()) }),
  }),
  notedCheckIns: endpoint({
    method: 'GET',
    path: '/admin/attendance/{date}/check-ins',
    access: 'manager',
    features: ['kiosk'],
    needs: 'attendance.read',
    summary: '확인할 키오스크 체크인',
    params: z.object({ date: calendarDaySchema }),
    response: z.object({ content: z.array(notedCheckInSchema) }),
  }),
};
