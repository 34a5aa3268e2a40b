import type { loginEndpoints } from '@academy/domain/login';
import type { mealEndpoints } from '@academy/domain/meals';
import type { newsEndpoints } from '@academy/domain/news';
import { expectTypeOf, test } from 'vitest';
import type { Call } from './bind';

test('calls know which parts they need', () => {
  type Month = Call<typeof mealEndpoints.readMonth>;
  expectTypeOf<Parameters<Month>['length']>().toEqualTypeOf<1>();
  expectTypeOf<Parameters<Call<typeof mealEndpoints.saveMonth>>['length']>().toEqualTypeOf<1>();
  expectTypeOf<Parameters<Call<typeof loginEndpoints.studentMe>>['length']>().toEqualTypeOf<
    0 | 1
  >();
  expectTypeOf<Parameters<Call<typeof loginEndpoints.studentRefresh>>['length']>().toEqualTypeOf<
    0 | 1
  >();
  expectTypeOf<Parameters<Call<typeof newsEndpoints.listNews>>['length']>().toEqualTypeOf<0 | 1>();
  expectTypeOf<
    Awaited<ReturnType<Call<typeof loginEndpoints.studentMe>>>['name']
  >().toEqualTypeOf<string>();
});
