import * as z from 'zod/mini';
import { endpoint } from '../http';
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
  menuOfDay: endpoint({
    method: 'GET',
    path: '/menus/{date}',
    access: 'student',
    summary: '하루의 식단과 내 알레르기',
    params: z.object({ date: calendarDaySchema }),
    response: menuDaySchema,
  }),
};
