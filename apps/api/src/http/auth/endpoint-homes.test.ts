import { rightRules } from '@academy/domain/rights';
import type { Endpoint } from '@academy/domain/http';
import { expect, test } from 'vitest';
import { endpointTables } from '../../endpoint-tables';
import { homesOfFeatures } from '../../testing/of-features';
import type { Home } from '../../testing/optional-feature';

/** Whose work a feature is: its area, and what of it is another's. */
const homes: Readonly<Record<string, readonly [Home, RegExp?][]>> = {
  login: [['everybody']],
  loginManagement: [['settings', /login-settings/], ['students']],
  accounts: [['everybody', /users\/me/], ['admins']],
  secondFactor: [['everybody', /users\/me/], ['admins']],
  meals: [['meals']],
  mealQuestions: [],
  menus: [],
  points: [],
  pointManagement: [['attendance', /point-proposals/], ['points']],
  objections: [],
  pointConfirmations: [],
  schedule: [],
  attachments: [],
  attachmentManagement: [['attendance']],
  reasons: [],
  applications: [],
  news: [],
  newsManagement: [['news']],
  prices: [['meals', /^GET/], ['settings']],
  features: [['settings']],
  settings: [['settings']],
  settingsManagement: [['everybody', /setup/], ['admins', /demo/], ['settings']],
  students: [['admins', /erase$/], ['students']],
  erasure: [['admins']],
  backups: [['admins']],
  branches: [['everybody']],
  moves: [['students']],
  guardianLinks: [['contacts', /^GET/], ['students']],
  guardians: [],
  guardianReports: [],
  guardianRequests: [],
  deposits: [['deposits']],
  reportedDeposits: [],
  statements: [['deposits']],
  stats: [['everybody', /tasks/], ['meals']],
  calendar: [['settings', /lunch-settings/], ['meals']],
  operations: [['everybody']],
  audit: [['students', /students/], ['settings', /settings-history/], ['admins']],
  attendance: [['settings', /^PUT .*settings/], ['attendance']],
  studyTime: [],
  monthlyReports: [['attendance']],
  ...homesOfFeatures,
  scheduleOverview: [['attendance']],
  scheduleManagement: [['attendance']],
  messages: [['meals', /orders/], ['settings']],
  push: [],
  sending: [['settings']],
  notices: [['deposits', /unpaid/], ['attendance']],
  mocks: [],
  mockManagement: [['mocks']],
  mockResults: [['mocks']],
};
const homeOf = ({ needs }: Endpoint): Home =>
  needs === undefined ? 'everybody' : (rightRules[needs].area ?? 'admins');

const managers = Object.entries(homes).flatMap(([table, of]) =>
  Object.entries<Record<string, Endpoint>>(endpointTables)
    .filter(([name]) => name === table)
    .flatMap(([, endpoints]) => Object.values(endpoints))
    .filter(({ access }) => access === 'manager')
    .map((endpoint) => ({ of, name: `${endpoint.method} ${endpoint.path}`, endpoint })),
);

test('every table has its home', () => {
  expect(Object.keys(homes).toSorted()).toEqual(Object.keys(endpointTables).toSorted());
});

test.each(managers)(
  '$name needs a right of the area whose work it is',
  ({ of, name, endpoint }) => {
    const home = of.find(([, path]) => path?.test(name) ?? true);
    expect(homeOf(endpoint)).toBe(home?.[0]);
    if (endpoint.needs !== undefined && endpoint.method !== 'GET')
      expect(endpoint.needs).not.toMatch(/\.read$/);
  },
);
