import * as z from 'zod/mini';
import { endpoint } from '../http';
import { academyEndpoints } from './academy-endpoints';
import { holidaySchema } from '../meals/holiday-schema';
import {
  editedLunchSettingsSchema,
  lunchSettingsWireSchema,
} from '../meals/settings/lunch-settings-schema';

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
  ...academyEndpoints,
  editedLunchSettings: endpoint({
    method: 'GET',
    path: '/admin/lunch-settings',
    access: 'manager',
    needs: 'settings.read',
    summary: '도시락 설정 (편집용)',
    etag: true,
    response: editedLunchSettingsSchema,
  }),
};
