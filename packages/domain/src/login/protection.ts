const isRun = (digits: readonly number[], step: number) =>
  digits.every((digit, index) => index === 0 || digit - (digits[index - 1] ?? digit) === step);

/**
 * Why a text cannot be a PIN: 4 to 6 digits, neither all the same nor counted up or down (`1111`,
 * `1234`, `4321`). Null: it can.
 */
export function pinFault(pin: string): 'shape' | 'simple' | null {
  if (!/^\d{4,6}$/.test(pin)) return 'shape';
  const digits = [...pin].map(Number);
  return [0, 1, -1].some((step) => isRun(digits, step)) ? 'simple' : null;
}

/**
 * One device signs in more students than this within an hour: an alert. Siblings and a lent phone
 * stay below it.
 */
export const STUDENTS_PER_DEVICE_HOUR = 3;
