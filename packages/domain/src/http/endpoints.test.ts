import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accountEndpoints } from '../accounts';
import { applicationEndpoints } from '../applications';
import { auditEndpoints } from '../audit';
import { calendarEndpoints } from '../calendar';
import { depositEndpoints } from '../deposits';
import { guardianEndpoints, guardianLinkEndpoints, guardianReportEndpoints } from '../guardians';
import { loginEndpoints } from '../login';
import { mealEndpoints } from '../meals';
import { messageEndpoints, noticeEndpoints, pushEndpoints } from '../messages';
import { mockEndpoints } from '../mocks';
import { newsEndpoints, newsManagementEndpoints } from '../news';
import { pointEndpoints } from '../points';
import { reasonEndpoints } from '../reasons';
import { scheduleEndpoints } from '../schedule';
import { settingsEndpoints, settingsManagementEndpoints } from '../settings';
import { statsEndpoints } from '../stats';
import { studentEndpoints } from '../students';
import { reportEndpoints, studyTimeEndpoints } from '../study-time';
import type { Endpoint } from '.';

const tables: Record<string, Endpoint>[] = [
  accountEndpoints,
  applicationEndpoints,
  auditEndpoints,
  calendarEndpoints,
  depositEndpoints,
  guardianEndpoints,
  guardianLinkEndpoints,
  guardianReportEndpoints,
  loginEndpoints,
  mealEndpoints,
  messageEndpoints,
  noticeEndpoints,
  mockEndpoints,
  newsEndpoints,
  newsManagementEndpoints,
  pointEndpoints,
  pushEndpoints,
  reasonEndpoints,
  scheduleEndpoints,
  settingsEndpoints,
  settingsManagementEndpoints,
  statsEndpoints,
  studentEndpoints,
  studyTimeEndpoints,
  reportEndpoints,
];
const endpoints = Object.values(Object.assign({}, ...tables) as Record<string, Endpoint>);
/** What a router sees: parameters without their names. */
const route = ({ method, path }: Endpoint) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`;

test('no two tables share a name', () => {
  expect(endpoints).toHaveLength(
    tables.reduce((count, table) => count + Object.keys(table).length, 0),
  );
});

test('no two endpoints answer the same request', () => {
  expect(endpoints.map(route)).toEqual([...new Set(endpoints.map(route))]);
});

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inSchema =
      endpoint.params instanceof z.ZodMiniObject ? Object.keys(endpoint.params.shape) : [];
    expect(new Set(inSchema)).toEqual(new Set(inPath));
    expect(endpoint.path).toMatch(/^(\/([a-z]+(-[a-z]+)*|\{\w+\}))+$/);
    expect(endpoint.summary).not.toBe('');
    expect(endpoint.method === 'GET' && endpoint.body !== undefined).toBe(false);
    expect(endpoint.takes !== undefined && endpoint.body !== undefined).toBe(false);
  },
);

test('every call of the common contract is there, word for word', () => {
  expect(endpoints.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'GET /admin/users/check-id',
      'POST /admin/signup',
      'POST /students/login',
      'POST /students/refresh',
      'POST /admin/users/login',
      'POST /admin/users/refresh',
      'GET /admin/verify-token',
      'GET /students/me',
      'GET /news',
      'GET /lunch-settings',
      'GET /reservations/{studentId}/{year}/{month}',
      'PUT /reservations/{studentId}',
      'GET /student-points/mine',
      'GET /mock-exams/open/page',
      'GET /mock-exam-registrations/my/slice',
      'GET /mock-exams/{id}',
      'GET /mock-exam-settings/public/subject-options',
      'POST /mock-exam-registrations',
      'PATCH /mock-exam-registrations/my/{registrationId}',
      'DELETE /mock-exam-registrations/my/{registrationId}',
    ]),
  );
});

test('only managers reach what lies below /admin, and nothing of theirs lies elsewhere', () => {
  const managers = endpoints.filter(({ access }) => access === 'manager').map(({ path }) => path);
  expect(managers.filter((path) => !path.startsWith('/admin/'))).toEqual([]);
  const others = endpoints
    .filter(({ access, path }) => access !== 'manager' && path.startsWith('/admin/'))
    .map(({ path }) => path);
  expect(others.toSorted()).toEqual([
    '/admin/signup',
    '/admin/users/check-id',
    '/admin/users/login',
    '/admin/users/logout',
    '/admin/users/refresh',
    '/admin/verify-token',
  ]);
});

test('what managers change names the right that it needs, and so does what not everybody may see', () => {
  const unnamed = endpoints.filter(
    ({ access, needs, method, allowedWith }) =>
      access === 'manager' && needs === undefined && method !== 'GET' && allowedWith === undefined,
  );
  expect(unnamed.map(route)).toEqual([]);
  const reading = endpoints.filter(
    ({ access, needs, method }) => access === 'manager' && needs === undefined && method === 'GET',
  );
  expect(reading.map(({ path }) => path).toSorted()).toEqual([
    '/admin/setup',
    '/admin/tasks',
    '/admin/users/me',
  ]);
});

test('nobody writes with a right to read', () => {
  expect(
    endpoints
      .filter(({ needs, method }) => needs?.endsWith('.read') && method !== 'GET')
      .map(route),
  ).toEqual([]);
});

// A default inside an optional part would write what was not sent.
test('a change of nothing stays one', () => {
  const changes = endpoints.filter(({ method, body }) => method === 'PATCH' && body);
  expect(changes.length).toBeGreaterThan(0);
  const invented = changes.flatMap(({ path, body }) => {
    const read = body && z.safeParse(body, {});
    return read?.success && JSON.stringify(read.data) !== '{}' ? [path] : [];
  });
  expect(invented).toEqual([]);
});
