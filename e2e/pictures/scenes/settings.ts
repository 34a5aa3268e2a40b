import { failing, loading, openRow } from '../controls';
import { by } from '../scene';

/** The managers' settings. */
export const settings = [
  ...by('admin', {
    'admin-settings-points': [
      '/settings?tab=points',
      (page) => page.getByRole('group', { name: '1단계' }),
    ],
    'admin-settings-login': [
      '/settings?tab=login',
      (page) => page.getByRole('heading', { name: '학생 로그인 보호' }),
    ],
    'admin-settings-features': ['/settings?tab=features', (page) => page.getByRole('switch')],
    'admin-settings-backups': [
      '/settings?tab=backups',
      (page) => page.getByRole('button', { name: '지금 백업' }),
    ],
    'admin-settings-accounts': ['/settings?tab=accounts', (page) => page.getByRole('rowheader')],
    'admin-settings-account': [
      '/settings?tab=accounts',
      async (page) => {
        await openRow(page);
        return page.getByRole('dialog');
      },
    ],
    'admin-messages': ['/messages', (page) => page.getByRole('heading', { level: 1 })],
    'admin-setup-guide': ['/setup', (page) => page.getByRole('heading', { level: 1 })],
  }),
  ...by('manager', {
    'admin-settings-attendance': [
      '/settings?tab=attendance',
      (page) => page.getByRole('textbox', { name: '하루 시작 시각' }),
    ],
    'admin-settings': ['/settings', (page) => page.getByRole('searchbox', { name: '설정 찾기' })],
    'admin-settings-effect': [
      '/settings?tab=lunch',
      async (page) => {
        await page.getByRole('checkbox', { name: '월요일 점심' }).click();
        await page.getByRole('button', { name: '저장', exact: true }).click();
        await page.getByText(/^학생 \d+명 보기$/).click();
      },
    ],
    'admin-settings-mocks': [
      '/settings?tab=mocks',
      (page) => page.getByRole('list', { name: '선택과목' }),
    ],
    'admin-settings-schedule': [
      '/settings?tab=schedule',
      (page) => page.getByRole('textbox', { name: '점심 시작' }),
    ],
    'admin-settings-holidays': [
      '/settings?tab=holidays',
      (page) => page.getByRole('table', { name: '휴무일 목록' }),
    ],
    'admin-settings-academy': [
      '/settings?tab=academy',
      (page) => page.getByRole('textbox', { name: '학원 이름' }).fill(''),
    ],
    'admin-settings-history': [
      '/settings?tab=academy',
      async (page) => {
        await page
          .getByRole('textbox', { name: '학원 이름' })
          .fill(`하늘학원 ${Date.now() % 1000}관`);
        await page.getByRole('button', { name: '저장', exact: true }).click();
        await page.getByRole('button', { name: '변경 이력' }).click();
        return page.getByRole('dialog').getByRole('listitem');
      },
    ],
    'admin-settings-loading': ['/settings?tab=lunch', loading('**/api/admin/lunch-settings')],
    'admin-settings-error': ['/settings?tab=lunch', failing('**/api/admin/lunch-settings')],
  }),
  ...by(
    'admin',
    Object.fromEntries(
      ['notices', 'messages', 'sending'].map((tab) => [
        `admin-settings-${tab}`,
        [`/settings?tab=${tab}`, (page) => page.getByRole('main').getByRole('button')],
      ]),
    ),
  ),
];
