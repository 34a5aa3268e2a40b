import { pictureSizeSchema } from '../pictures/schemas';
import type { Field, Fields } from '../fields/field';
import { MOCK_LIMITS } from './limits';
import type { AcademyDraft, ManagedHoliday, MockSettingsDraft } from './manage-schemas';

/** What both shells show around their pages. */
export const academyFields = {
  name: { label: '학원 이름', said: '이름', kind: 'line' },
  logo: {
    label: '로고',
    kind: 'picture',
    valueText: (value) => {
      const size = pictureSizeSchema.safeParse(value).data;
      return size && `가로 ${size.width} 세로 ${size.height}`;
    },
  },
  companyLines: { label: '회사 정보', kind: 'list', limit: 20 },
  manualUrl: { label: '사용 설명서 주소', kind: 'line' },
  deskPhone: { label: '데스크 전화', kind: 'line' },
  channelUrl: { label: '문의 채널 주소', kind: 'line' },
} as const satisfies Record<keyof AcademyDraft, Field>;

/** What holds for every mock exam. */
export const mockSettingsFields = {
  subjectOptions: { label: '선택과목', kind: 'text' },
  allowOnSiteExam: { label: '현장 응시를 받습니다', said: '현장 응시 허용', kind: 'switch' },
  paperOnlyNotice: {
    label: '현장 미선택 안내문',
    said: '현장 미선택 안내',
    kind: 'text',
    limit: MOCK_LIMITS.notice,
  },
  closingReminder: { label: '신청 마감 전날 알림', kind: 'switch' },
  dayReminder: { label: '시험 전날 알림', kind: 'switch' },
} as const satisfies Record<keyof MockSettingsDraft, Field>;

/** What a head office handed down, and to which branches. */
export const handedFields = {
  settings: { label: '설정', kind: 'list' },
  branches: { label: '지점', said: '맞춘 지점', kind: 'list' },
} as const satisfies Fields;

/** A day off, and how many of them were read from the official calendar. */
export const holidayFields = {
  name: { label: '이름', kind: 'line' },
  date: { label: '날짜', kind: 'day' },
  source: {
    label: '구분',
    kind: 'choice',
    words: new Map([
      ['public', '공휴일'],
      ['academy', '학원 휴무'],
    ]),
  },
} as const satisfies Record<keyof ManagedHoliday, Field>;
export const holidayRunFields = {
  added: { label: '추가', kind: 'count', unit: '일' },
} as const satisfies Fields;
