import * as z from 'zod/mini';
import { handedSchema } from '../branches/schemas';
import { endpoint } from '../http';
import { doneSchema } from '../http/done-schema';
import { undoPart } from '../operations/schemas';
import { scheduleSettingsSchema } from '../schedule/schemas';
import { calendarDaySchema } from '../time';
import { decidedSettingsSchema, handSettingsSchema } from './handed/handed-schemas';
import {
  academyDraftSchema,
  editedAcademySchema,
  editedMockSettingsSchema,
  editedScheduleSettingsSchema,
  managedHolidaySchema,
  mockSettingsDraftSchema,
  setupSchema,
  storedLogoSchema,
} from './manage-schemas';

const reading = { access: 'manager', needs: 'settings.read' } as const;
const writing = { access: 'manager', needs: 'settings.write' } as const;
const holidays = z.object({ content: z.array(managedHolidaySchema) });
const year = z.object({ year: z.coerce.number().check(z.int(), z.gte(1900), z.lte(2100)) });

/** What holds for every mock exam: apart, because an academy can do without them. */
export const mockSettingsEndpoints = {
  editedMockSettings: endpoint({
    method: 'GET',
    path: '/admin/mock-exam-settings',
    ...reading,
    features: ['mocks'],
    summary: '모의고사 설정 (편집용)',
    etag: true,
    response: editedMockSettingsSchema,
  }),
  saveMockSettings: endpoint({
    method: 'PUT',
    path: '/admin/mock-exam-settings',
    ...writing,
    features: ['mocks'],
    summary: '모의고사 설정 저장 (If-Match 필요)',
    etag: true,
    ifMatch: 'required',
    idempotent: true,
    body: mockSettingsDraftSchema,
    response: z.extend(editedMockSettingsSchema, undoPart),
  }),
};

/**
 * The other tabs of the settings; apart from `settingsEndpoints`, so that the students' app carries
 * nothing of it.
 */
export const settingsManagementEndpoints = {
  ...mockSettingsEndpoints,
  editedAcademy: endpoint({
    method: 'GET',
    path: '/admin/academy',
    ...reading,
    summary: '학원 정보 (편집용)',
    etag: true,
    response: editedAcademySchema,
  }),
  saveAcademy: endpoint({
    method: 'PUT',
    path: '/admin/academy',
    ...writing,
    refuses: ['logo-missing'],
    summary: '학원 정보 저장 (If-Match 필요)',
    etag: true,
    ifMatch: 'required',
    idempotent: true,
    body: academyDraftSchema,
    response: z.extend(editedAcademySchema, undoPart),
  }),
  uploadLogo: endpoint({
    method: 'POST',
    path: '/admin/academy-logo',
    ...writing,
    refuses: [
      'logo-unknown',
      'picture-broken',
      'logo-too-small',
      'picture-too-large',
      'picture-too-many-pixels',
    ],
    summary: '로고 올리기 (다시 만들어 보관, 저장은 학원 정보와 함께)',
    takes: 'image',
    response: storedLogoSchema,
  }),
  editedScheduleSettings: endpoint({
    method: 'GET',
    path: '/admin/schedule-settings',
    ...reading,
    summary: '정기일정 설정 (편집용)',
    etag: true,
    response: editedScheduleSettingsSchema,
  }),
  saveScheduleSettings: endpoint({
    method: 'PUT',
    path: '/admin/schedule-settings',
    ...writing,
    summary: '정기일정 설정 저장 (If-Match 필요)',
    etag: true,
    ifMatch: 'required',
    idempotent: true,
    body: scheduleSettingsSchema,
    response: z.extend(editedScheduleSettingsSchema, undoPart),
  }),
  decidedSettings: endpoint({
    method: 'GET',
    path: '/admin/settings/branches',
    ...reading,
    refuses: ['no-head-office'],
    summary: '지점에 맞출 수 있는 설정 (본사에서 저장했는지와 함께)',
    response: decidedSettingsSchema,
  }),
  handSettings: endpoint({
    method: 'PUT',
    path: '/admin/settings/branches',
    ...writing,
    refuses: ['no-head-office', 'setting-undecided', 'no-right'],
    summary: '본사의 이 설정들을 이 지점들에 맞추기 (지점의 계좌, 날짜, 나머지 설정은 그대로)',
    body: handSettingsSchema,
    response: handedSchema,
  }),
  managedHolidays: endpoint({
    method: 'GET',
    path: '/admin/holidays/{year}',
    ...reading,
    params: year,
    summary: '공휴일과 휴원일 (출처와 함께)',
    response: holidays,
  }),
  addHoliday: endpoint({
    method: 'POST',
    path: '/admin/holidays',
    ...writing,
    refuses: ['holiday-exists'],
    summary: '휴원일 추가',
    idempotent: true,
    body: z.object({ date: calendarDaySchema, name: z.string().check(z.maxLength(40)) }),
    response: z.extend(managedHolidaySchema, undoPart),
  }),
  removeHoliday: endpoint({
    method: 'DELETE',
    path: '/admin/holidays/{date}/{name}',
    ...writing,
    refuses: ['holiday-public'],
    summary: '휴원일 삭제 (직접 추가한 것만)',
    idempotent: true,
    params: z.object({ date: calendarDaySchema, name: z.string().check(z.maxLength(40)) }),
    response: z.extend(doneSchema, undoPart),
  }),
  renewHolidays: endpoint({
    method: 'POST',
    path: '/admin/holidays/renew',
    ...writing,
    summary: '공휴일 불러오기',
    response: z.object({ added: z.int() }),
  }),
  leaveDemo: endpoint({
    method: 'POST',
    path: '/admin/demo/leave',
    access: 'manager',
    needs: 'accounts.manage',
    refuses: ['not-a-demo'],
    summary: '데모를 끝내고 빈 학원으로 시작 (되돌릴 수 없음)',
    response: z.object({ firstAccountCode: z.string() }),
  }),
  setup: endpoint({
    method: 'GET',
    path: '/admin/setup',
    access: 'manager',
    summary: '처음 할 일',
    response: setupSchema,
  }),
};
