const flags = Object.fromEntries(
  ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].flatMap(
    (weekday) => [
      [`${weekday}Lunch`, weekday !== 'sunday'],
      [`${weekday}Dinner`, weekday !== 'sunday'],
    ],
  ),
);

const rules = {
  applyStartDate: '2026-11-01',
  applyEndDate: '2026-11-30',
  editCutoffHour: 14,
  enabledDates: [],
  disabledLunchDates: ['2026-11-12'],
  disabledDinnerDates: [],
  ...flags,
  lunchPrice: 5500,
  dinnerPrice: 6500,
  paymentStartDate: null,
  paymentEndDate: null,
  depositStartDay: 25,
  depositEndDay: 31,
};
const account = { bankName: '하늘은행', accountNumber: '110-123', accountHolder: '하늘학원' };
const aliases = {
  bankAccount: '110-123',
  managerAccountNumber: '110-123',
  bankHolder: '하늘학원',
  managerName: '하늘학원',
};

/**
 * What every one of `lunchSettings` must be read as. A server that says nothing of it has had its
 * prices set.
 */
export const lunchSettingsRead = {
  ...rules,
  ...account,
  ...aliases,
  pricesSet: true,
  lunchCutoff: null,
  dinnerCutoff: null,
  daysOff: [],
  lunchSpare: null,
  dinnerSpare: null,
};

export const lunchSettings: Record<string, unknown> = {
  ours: lunchSettingsRead,
  'under data': { success: true, data: lunchSettingsRead },
  'bankAccount and bankHolder': {
    ...rules,
    bankName: '하늘은행',
    bankAccount: '110-123',
    bankHolder: '하늘학원',
  },
  'bankAccount and accountHolder': {
    ...rules,
    bankName: '하늘은행',
    bankAccount: '110-123',
    accountHolder: '하늘학원',
  },
  'managerAccountNumber and managerName': {
    ...rules,
    bankName: '하늘은행',
    managerAccountNumber: '110-123',
    managerName: '하늘학원',
  },
  'bankAccount as the name of the bank': {
    ...rules,
    bankAccount: '하늘은행',
    managerAccountNumber: '110-123',
    accountHolder: '하늘학원',
  },
  'the bank and its number in bankAccount': {
    ...rules,
    bankAccount: '하늘은행 110-123',
    accountNumber: '110-123',
    bankHolder: '하늘학원',
  },
  'empty aliases beside the filled one': {
    ...rules,
    ...account,
    bankAccount: '',
    bankHolder: null,
  },
  'numbers as text': {
    ...rules,
    ...account,
    editCutoffHour: '14',
    lunchPrice: '5,500',
    dinnerPrice: '6500',
    depositStartDay: '25',
    depositEndDay: '31',
  },
  'dates with a time': {
    ...rules,
    ...account,
    applyStartDate: '2026-11-01T00:00:00',
    applyEndDate: '2026-11-29T15:00:00Z',
    disabledLunchDates: ['2026-11-12T00:00:00'],
  },
  'flags as numbers': {
    ...rules,
    ...account,
    ...Object.fromEntries(Object.entries(flags).map(([name, on]) => [name, on ? 1 : 0])),
  },
  'lists as text, missing lists and dates': {
    ...rules,
    ...account,
    enabledDates: undefined,
    disabledDinnerDates: null,
    disabledLunchDates: '2026-11-12',
    paymentStartDate: '',
    paymentEndDate: undefined,
  },
};
