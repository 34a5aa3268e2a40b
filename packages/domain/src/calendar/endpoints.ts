import * as z from 'zod/mini';
import { endpoint, fileFormatSchema, fileSchema } from '../http';
import { studentIdSchema } from '../ids';
import { lunchSettingsSchema } from '../meals/settings/lunch-settings-schema';
import { calendarDaySchema } from '../time';
import { monthParams } from '../time/schemas';
import {
  applyClosingSchema,
  applySettingsSchema,
  closingChangeSchema,
  effectResultSchema,
  mealEffectSchema,
} from './effect-schemas';
import {
  managerMealsBodySchema,
  managerMealsResultSchema,
  mealCalendarSchema,
  mealDaySchema,
  mealsOfDayBodySchema,
  mealsOfDayResultSchema,
} from './schemas';

const flag = z.optional(z.enum(['true', 'false']));
const reading = { access: 'manager', needs: 'meals.read' } as const;
const writing = { access: 'manager', needs: 'meals.write' } as const;
const settings = { access: 'manager', needs: 'settings.write' } as const;

export const calendarEndpoints = {
  mealCalendar: endpoint({
    method: 'GET',
    path: '/admin/meal-calendar/{year}/{month}',
    ...reading,
    summary: '한 달 도시락 달력',
    params: monthParams,
    response: mealCalendarSchema,
  }),
  exportMealCalendar: endpoint({
    method: 'GET',
    path: '/admin/meal-calendar/{year}/{month}/files/{format}',
    ...reading,
    summary: '한 달 식수 파일',
    params: z.extend(monthParams, { format: fileFormatSchema }),
    response: fileSchema,
    answers: 'file',
  }),
  mealDay: endpoint({
    method: 'GET',
    path: '/admin/meal-days/{date}',
    ...reading,
    summary: '하루의 신청자와 미신청자',
    params: z.object({ date: calendarDaySchema }),
    response: mealDaySchema,
  }),
  exportSameDay: endpoint({
    method: 'GET',
    path: '/admin/same-day/{date}/files/{format}',
    ...reading,
    summary: '당일 명단 파일',
    params: z.object({ date: calendarDaySchema, format: fileFormatSchema }),
    query: z.object({
      meal: z.optional(z.enum(['lunch', 'dinner', 'all'])),
      q: z.optional(z.string().check(z.maxLength(100))),
      waiting: flag,
      unpaid: flag,
      away: flag,
    }),
    response: fileSchema,
    answers: 'file',
  }),
  saveMealsFor: endpoint({
    method: 'PUT',
    path: '/admin/students/{studentId}/meals',
    ...writing,
    summary: '학생 대신 도시락 변경 (마감 뒤에는 사유 필수)',
    idempotent: true,
    params: z.object({ studentId: studentIdSchema }),
    body: managerMealsBodySchema,
    response: managerMealsResultSchema,
  }),
  saveMealsOfDay: endpoint({
    method: 'PUT',
    path: '/admin/meal-days/{date}/meals',
    ...writing,
    summary: '하루의 도시락을 여러 학생 대신 변경 (전부 또는 전혀, 마감 뒤에는 사유 필수)',
    idempotent: true,
    params: z.object({ date: calendarDaySchema }),
    body: mealsOfDayBodySchema,
    response: mealsOfDayResultSchema,
  }),
  previewClosing: endpoint({
    method: 'POST',
    path: '/admin/meal-closings/preview',
    ...writing,
    summary: '휴무 설정의 영향',
    body: closingChangeSchema,
    response: mealEffectSchema,
  }),
  applyClosing: endpoint({
    method: 'POST',
    path: '/admin/meal-closings',
    ...writing,
    refuses: ['effect-changed', 'nothing-changed'],
    summary: '휴무 설정 (유지, 취소, 취소하고 이월)',
    etag: true,
    ifMatch: 'required',
    idempotent: true,
    body: applyClosingSchema,
    response: effectResultSchema,
  }),
  previewLunchSettings: endpoint({
    method: 'POST',
    path: '/admin/lunch-settings/preview',
    ...settings,
    summary: '도시락 설정 변경의 영향',
    body: lunchSettingsSchema,
    response: mealEffectSchema,
  }),
  applyLunchSettings: endpoint({
    method: 'POST',
    path: '/admin/lunch-settings',
    ...settings,
    refuses: ['effect-changed', 'nothing-changed'],
    summary: '도시락 설정 변경 (유지, 취소, 취소하고 이월, If-Match 필요)',
    etag: true,
    ifMatch: 'required',
    idempotent: true,
    body: applySettingsSchema,
    response: effectResultSchema,
  }),
};
