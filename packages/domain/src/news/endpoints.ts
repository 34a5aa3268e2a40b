import * as z from 'zod/mini';
import { endpoint } from '../http';
import { newsIdSchema } from '../ids';
import { calendarDaySchema } from '../time';
import { menuDaySchema, newsPageSchema } from './schemas';

export const newsEndpoints = {
  listNews: endpoint({
    method: 'GET',
    path: '/news',
    access: 'signed-in',
    summary: '식단 공지 목록 (새것부터)',
    query: z.object({
      page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
      limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
      all: z.optional(z.enum(['true', 'false'])),
    }),
    response: newsPageSchema,
  }),
  confirmNews: endpoint({
    method: 'PUT',
    path: '/news/{newsId}/read',
    access: 'student',
    summary: '공지 확인 (처음 확인한 시각이 남음)',
    params: z.object({ newsId: newsIdSchema }),
    response: z.object({ readAt: z.iso.datetime() }),
  }),
  menuOfDay: endpoint({
    method: 'GET',
    path: '/menus/{date}',
    access: 'student',
    summary: '하루의 식단과 내 알레르기',
    params: z.object({ date: calendarDaySchema }),
    response: menuDaySchema,
  }),
};
