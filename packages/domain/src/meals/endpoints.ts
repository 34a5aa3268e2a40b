import * as z from 'zod/mini';
import { endpoint } from '../http';
import { studentIdSchema } from '../ids';
import { calendarDaySchema } from '../time';
import { mealPageSchema } from './meal-page-schema';
import {
  mealBillSchema,
  pickUpSchema,
  reservationChangeSchema,
  reservationSchema,
  sameDaySchema,
  saveResultSchema,
} from './schemas';

const yearAndMonth = z.object({
  year: z.coerce.number().check(z.int(), z.gte(1900), z.lte(2100)),
  month: z.coerce.number().check(z.int(), z.gte(1), z.lte(12)),
});
const monthParams = z.extend(yearAndMonth, { studentId: studentIdSchema });

export const mealEndpoints = {
  readMonth: endpoint({
    method: 'GET',
    path: '/reservations/{studentId}/{year}/{month}',
    access: 'signed-in',
    summary: '한 달 도시락 신청',
    params: monthParams,
    response: z.array(reservationSchema),
  }),
  readBill: endpoint({
    method: 'GET',
    path: '/reservations/{studentId}/{year}/{month}/bill',
    access: 'signed-in',
    summary: '한 달 도시락 단가와 입금 상태',
    params: monthParams,
    response: mealBillSchema,
  }),
  readMealPage: endpoint({
    method: 'GET',
    path: '/students/me/meal-page/{year}/{month}',
    access: 'student',
    summary: '도시락 신청 화면을 여는 데 필요한 모든 것',
    params: yearAndMonth,
    response: mealPageSchema,
  }),
  saveMonth: endpoint({
    method: 'PUT',
    path: '/reservations/{studentId}',
    access: 'student',
    summary: '바뀐 날의 도시락 저장',
    clientSeq: true,
    params: z.object({ studentId: studentIdSchema }),
    body: z.array(reservationChangeSchema).check(z.minLength(1), z.maxLength(100)),
    refuses: ['nothing-saved'],
    response: saveResultSchema,
  }),
  sameDay: endpoint({
    method: 'GET',
    path: '/admin/same-day/{date}',
    access: 'manager',
    needs: 'meals.read',
    summary: '당일 조회',
    params: z.object({ date: calendarDaySchema }),
    response: sameDaySchema,
  }),
  savePickUps: endpoint({
    method: 'PUT',
    path: '/admin/same-day/{date}/pick-ups',
    access: 'manager',
    needs: 'meals.write',
    summary: '수령 체크',
    params: z.object({ date: calendarDaySchema }),
    body: z.array(pickUpSchema).check(z.minLength(1), z.maxLength(4000)),
    refuses: ['day-not-come'],
    response: sameDaySchema,
  }),
};
