import * as z from 'zod/mini';
import { endpoint } from '../http';
import { mealPriceIdSchema, studentIdSchema } from '../ids';
import {
  addedPriceSchema,
  mealPriceDraftSchema,
  mealPricesSchema,
  removedPriceSchema,
} from './schemas';

const writing = { access: 'manager', needs: 'settings.write' } as const;

export const priceEndpoints = {
  mealPrices: endpoint({
    method: 'GET',
    path: '/admin/meal-prices',
    access: 'manager',
    needs: 'meals.read',
    summary: '날짜별 단가 (학생을 넘기면 그 학생의 특별단가)',
    query: z.object({ studentId: z.optional(studentIdSchema) }),
    response: mealPricesSchema,
  }),
  addMealPrice: endpoint({
    method: 'POST',
    path: '/admin/meal-prices',
    ...writing,
    summary: '날짜별 단가나 특별단가 추가',
    idempotent: true,
    body: mealPriceDraftSchema,
    response: addedPriceSchema,
  }),
  removeMealPrice: endpoint({
    method: 'DELETE',
    path: '/admin/meal-prices/{priceId}',
    ...writing,
    refuses: ['no-usual-price'],
    summary: '날짜별 단가나 특별단가 삭제',
    idempotent: true,
    params: z.object({ priceId: mealPriceIdSchema }),
    response: removedPriceSchema,
  }),
};
