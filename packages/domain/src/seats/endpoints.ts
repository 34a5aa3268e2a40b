import * as z from 'zod/mini';
import { endpoint } from '../http';
import { undoPart } from '../operations/schemas';
import { SEAT_LABEL_LIMIT } from './limits';
import { editedSeatMapSchema, seatChangeSchema, seatMapSchema } from './schemas';

export const seatEndpoints = {
  seatMap: endpoint({
    method: 'GET',
    path: '/admin/seat-map',
    access: 'manager',
    features: ['seats'],
    needs: 'attendance.read',
    summary: '좌석 배치도',
    etag: true,
    response: editedSeatMapSchema,
  }),
  saveSeatMap: endpoint({
    method: 'PUT',
    path: '/admin/seat-map',
    access: 'manager',
    features: ['seats'],
    needs: 'settings.write',
    summary: '좌석 배치도 저장 (If-Match 필요)',
    etag: true,
    ifMatch: 'required',
    idempotent: true,
    body: seatMapSchema,
    response: z.extend(editedSeatMapSchema, undoPart),
  }),
  seatHistory: endpoint({
    method: 'GET',
    path: '/admin/seat-history',
    access: 'manager',
    features: ['seats'],
    needs: 'students.read',
    summary: '한 자리에 앉은 학생의 이력 (새것부터)',
    query: z.object({ seat: z.string().check(z.minLength(1), z.maxLength(SEAT_LABEL_LIMIT)) }),
    response: z.object({ content: z.array(seatChangeSchema) }),
  }),
};
