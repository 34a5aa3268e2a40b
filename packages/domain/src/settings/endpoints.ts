import * as z from 'zod/mini';
import { endpoint } from '../http';
import { holidaySchema } from './holiday-schema';
import {
  editedLunchSettingsSchema,
  lunchSettingsSchema,
  lunchSettingsWireSchema,
} from './lunch-settings-schema';

/** What both shells show around their pages; public, because the login screens show it too. */
export const academySchema = z.object({
  name: z.string(),
  companyLines: z.array(z.string()),
  manualUrl: z.string(),
  deskPhone: z.string(),
  channelUrl: z.string(),
  /** Where browsers find the two apps, without a slash at the end: each knows the other only by this setting. */
  studentAppUrl: z.optional(z.string()),
  adminAppUrl: z.optional(z.string()),
  /** It is the demo academy, which can be left for one's own. */
  demo: z.optional(z.boolean()),
});
export type Academy = z.output<typeof academySchema>;

export const settingsEndpoints = {
  lunchSettings: endpoint({
    method: 'GET',
    path: '/lunch-settings',
    access: 'signed-in',
    summary: '도시락 설정',
    response: lunchSettingsWireSchema,
  }),
  holidays: endpoint({
    method: 'GET',
    path: '/holidays/{year}',
    access: 'signed-in',
    summary: '공휴일과 휴원일',
    params: z.object({ year: z.coerce.number().check(z.int(), z.gte(1900), z.lte(2100)) }),
    response: z.array(holidaySchema),
  }),
  academy: endpoint({
    method: 'GET',
    path: '/public/academy',
    access: 'public',
    summary: '학원 정보',
    response: academySchema,
  }),
  editedLunchSettings: endpoint({
    method: 'GET',
    path: '/admin/lunch-settings',
    access: 'manager',
    needs: 'settings.read',
    summary: '도시락 설정 (편집용)',
    response: editedLunchSettingsSchema,
  }),
  saveLunchSettings: endpoint({
    method: 'PUT',
    path: '/admin/lunch-settings',
    access: 'manager',
    needs: 'settings.write',
    summary: '도시락 설정 저장 (If-Match 필요)',
    body: lunchSettingsSchema,
    response: editedLunchSettingsSchema,
  }),
};
