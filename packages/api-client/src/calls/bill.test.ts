import { mealBillSchema, lunchSettingsWireSchema, type LunchSettings } from '@academy/domain/meals';
import { studentIdSchema } from '@academy/domain/ids';
import { expect, test, vi } from 'vitest';
import { lunchSettingsIn } from '../accept/lunch-settings';
import { ApiError } from '../answers/api-error';
import { readBillOrPrices } from './bill';

const november = { params: { studentId: studentIdSchema.parse('7'), year: 2026, month: 1 } };
const settings = () =>
  vi.fn<() => Promise<LunchSettings>>(async () =>
    lunchSettingsWireSchema.parse(lunchSettingsIn({ lunchPrice: 5500 })),
  );
const failing = (status: number) => async () => {
  throw new ApiError('response', 'GET', {
    answer: { status, statusText: '', body: undefined, header: () => undefined },
  });
};

test('the server’s bill is the bill, and the settings are not asked', async () => {
  const bill = mealBillSchema.parse({
    month: '2026-01',
    lunchPrice: 1,
    dinnerPrice: 2,
    frozen: true,
    depositStatus: 'confirmed',
  });
  const asked = settings();
  expect(await readBillOrPrices(async () => bill, november, asked)).toBe(bill);
  expect(asked).not.toHaveBeenCalled();
});

test('without the endpoint the current prices stand in', async () => {
  expect(await readBillOrPrices(failing(404), november, settings())).toEqual({
    month: '2026-01',
    lunchPrice: 5500,
    dinnerPrice: 6000,
    frozen: false,
    depositStatus: 'unpaid',
  });
});

test('any other failure is a failure', async () => {
  await expect(readBillOrPrices(failing(500), november, settings())).rejects.toMatchObject({
    status: 500,
  });
});
