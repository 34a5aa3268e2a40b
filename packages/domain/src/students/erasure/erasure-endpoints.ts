import * as z from 'zod/mini';
import { endpoint } from '../../http';
import { undoPart } from '../../operations/schemas';
import {
  editedErasureSettingsSchema,
  erasureSettingsSchema,
  erasuresQuery,
  erasuresSchema,
} from './erasure-schemas';

const admins = { access: 'manager', needs: 'students.erase' } as const;

/** Automatic erasure of students who left long enough ago. */
export const erasureEndpoints = {
  editedErasureSettings: endpoint({
    method: 'GET',
    path: '/admin/erasure-settings',
    ...admins,
    summary: '개인정보 파기 설정 (편집용)',
    etag: true,
    response: editedErasureSettingsSchema,
  }),
  saveErasureSettings: endpoint({
    method: 'PUT',
    path: '/admin/erasure-settings',
    ...admins,
    summary: '개인정보 파기 설정 저장 (If-Match 필요)',
    etag: true,
    ifMatch: 'required',
    idempotent: true,
    body: erasureSettingsSchema,
    response: z.extend(editedErasureSettingsSchema, undoPart),
  }),
  erasures: endpoint({
    method: 'GET',
    path: '/admin/erasures',
    ...admins,
    summary: '30일 안에 개인정보를 파기할 학생',
    query: erasuresQuery,
    response: erasuresSchema,
  }),
};
