let rows = 0;

/** Bodies of the calls about bank statements; every row is another one. */
export const statementCalls = {
  'POST /admin/statements/preview': () => ({
    cells: [
      ['거래일시', '보낸분', '입금액'],
      ['2026-03-02', '김하늘', '20,000'],
    ],
  }),
  'POST /admin/statements': () => ({
    items: [],
    ignored: [
      {
        row: 2,
        day: '2026-03-02',
        time: null,
        name: `모르는 분 ${(rows += 1)}`,
        amount: 20_000,
        balance: null,
        memo: '',
      },
    ],
    seen: [],
    learned: [],
  }),
};
