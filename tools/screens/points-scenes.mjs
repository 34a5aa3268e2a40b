/** The managers' points.
 * @type {import('./table.mjs').Scene[]}
 */
export const pointsScenes = [
  {
    name: 'admin-points',
    app: 'admin',
    as: 'manager',
    path: '/points/issue',
    prepare: async (page) => {
      await page.getByRole('button', { name: '최근 부여한 학생' }).click();
      await page.getByRole('searchbox', { name: '항목 찾기' }).fill('무단');
      await page.getByRole('group', { name: '자주 쓰는 항목' }).getByRole('button').first().click();
      await page.getByRole('table', { name: '부여 전 확인' }).waitFor();
    },
  },
  {
    name: 'admin-points-paste',
    app: 'admin',
    as: 'manager',
    path: '/points/issue',
    prepare: async (page) => {
      await page.getByRole('button', { name: '명단 붙여넣기' }).click();
      await page
        .getByRole('textbox', { name: '명단' })
        .fill('이름\t항목\t날짜\n김하늘\t무단지각\t11/17\n없는이\t무단지각\t11/17');
      await page.getByText('1명을 찾았습니다.').waitFor();
    },
  },
  {
    name: 'admin-points-history',
    app: 'admin',
    as: 'manager',
    path: '/points/issue?tab=history&voided=true&of=1',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-points-empty',
    app: 'admin',
    as: 'manager',
    path: '/points/issue?tab=history&from=2031-01-01',
    prepare: (page) => page.getByText('조건에 맞는 내역이 없습니다.').waitFor(),
  },
  {
    name: 'admin-points-error',
    app: 'admin',
    as: 'manager',
    path: '/points/issue?tab=standings',
    prepare: async (page) => {
      await page.route('**/api/admin/point-standings*', (route) =>
        route.fulfill({ status: 500, json: { message: '', code: 'internal-error' } }),
      );
      await page.reload();
      await page.getByText('불러오지 못했습니다.').waitFor();
    },
  },
  {
    name: 'admin-points-loading',
    app: 'admin',
    as: 'manager',
    path: '/points/issue?tab=objections',
    prepare: async (page) => {
      await page.route('**/api/admin/point-objections*', () => undefined);
      await page.reload();
      await page.getByRole('tab', { name: '항목 관리' }).waitFor();
    },
  },
  {
    name: 'admin-points-standings',
    app: 'admin',
    as: 'manager',
    path: '/points/issue?tab=standings&sort=-counted',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-points-objections',
    app: 'admin',
    as: 'manager',
    path: '/points/issue?tab=objections',
    prepare: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'admin-points-form',
    app: 'admin',
    as: 'manager',
    path: '/points/issue',
    prepare: (page) => page.getByRole('searchbox', { name: '항목 찾기' }).waitFor(),
  },
  {
    name: 'admin-points-presets',
    app: 'admin',
    as: 'manager',
    path: '/points/issue?tab=presets',
    prepare: (page) => page.getByRole('tab', { name: '항목 관리' }).waitFor(),
  },
  {
    name: 'admin-points-standards',
    app: 'admin',
    as: 'manager',
    path: '/points/issue?tab=standards',
    prepare: (page) => page.getByRole('group', { name: '1단계' }).waitFor(),
  },
];
