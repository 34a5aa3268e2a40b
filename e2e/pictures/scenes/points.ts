import { failing, loading } from '../controls';
import { by } from '../scene';

/** The managers' points. */
export const points = [
  ...by('manager', {
    'admin-points': [
      '/points/issue',
      async (page) => {
        await page.getByRole('button', { name: '최근 부여한 학생' }).click();
        await page.getByRole('searchbox', { name: '항목 찾기' }).fill('무단');
        await page
          .getByRole('group', { name: '자주 쓰는 항목' })
          .getByRole('button')
          .first()
          .click();
        return page.getByRole('table', { name: '부여 전 확인' });
      },
    ],
    'admin-points-paste': [
      '/points/issue',
      async (page) => {
        await page.getByRole('button', { name: '명단 붙여넣기' }).click();
        await page
          .getByRole('textbox', { name: '명단' })
          .fill('이름\t항목\t날짜\n김하늘\t무단지각\t11/17\n없는이\t무단지각\t11/17');
        return page.getByText('1명을 찾았습니다.');
      },
    ],
    'admin-points-history': [
      '/points/issue?tab=history&voided=true&of=1',
      (page) => page.getByRole('rowheader'),
    ],
    'admin-points-empty': [
      '/points/issue?tab=history&from=2031-01-01',
      (page) => page.getByText('조건에 맞는 내역이 없습니다.'),
    ],
    'admin-points-error': ['/points/issue?tab=standings', failing('**/api/admin/point-standings*')],
    'admin-points-loading': [
      '/points/issue?tab=objections',
      loading('**/api/admin/point-objections*'),
    ],
    'admin-points-standings': [
      '/points/issue?tab=standings&sort=-counted',
      (page) => page.getByRole('rowheader'),
    ],
    'admin-points-objections': [
      '/points/issue?tab=objections',
      (page) => page.getByRole('article'),
    ],
    'admin-points-form': [
      '/points/issue',
      (page) => page.getByRole('searchbox', { name: '항목 찾기' }),
    ],
    'admin-points-presets': [
      '/points/issue?tab=presets',
      (page) => page.getByRole('tab', { name: '항목 관리' }),
    ],
    'admin-points-standards': [
      '/points/issue?tab=standards',
      (page) => page.getByRole('group', { name: '1단계' }),
    ],
  }),
];
