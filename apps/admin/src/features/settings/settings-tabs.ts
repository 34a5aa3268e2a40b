import type { Right } from '@academy/domain/rights';
import type { ComponentType } from 'react';
import { lazyPart } from '../../shared/page/lazy-part';
import { settingsTexts as texts } from './settings-texts';

const LunchTab = lazyPart(async () => (await import('./lunch/lunch-tab')).LunchTab);
const AcademyTab = lazyPart(async () => (await import('./academy-tab')).AcademyTab);
const HolidaysTab = lazyPart(async () => (await import('./holidays/holidays-tab')).HolidaysTab);
const LoginTab = lazyPart(async () => (await import('./login-tab')).LoginTab);
const MessagesTab = lazyPart(async () => (await import('./messages/messages-tab')).MessagesTab);
const MockTab = lazyPart(async () => (await import('./mock-tab')).MockTab);
const NoticesTab = lazyPart(async () => (await import('./notices/notices-tab')).NoticesTab);
const ScheduleTab = lazyPart(async () => (await import('./schedule-tab')).ScheduleTab);
const AttendanceTab = lazyPart(
  async () => (await import('./attendance/attendance-tab')).AttendanceTab,
);

/** A part of the settings; one that is another feature's is handed in by the app. */
export interface SettingsTab {
  /** Stands in the address: `?tab=accounts`. */
  value: string;
  label: string;
  /** What else people call it and what it holds, for 빠른 찾기. */
  words?: string;
  /** What an account needs to read it. */
  needs: Right;
  Component: ComponentType;
}

const needs = 'settings.read';
/** What is shown while none is chosen. */
export const LUNCH: SettingsTab = {
  value: 'lunch',
  label: texts.lunch,
  words: '가격 요금 식대 밥값 은행 계좌번호 마감시간',
  needs,
  Component: LunchTab,
};
export const ownTabs: readonly SettingsTab[] = [
  LUNCH,
  { value: 'mocks', label: texts.mocks, words: '과목 탐구', needs, Component: MockTab },
  {
    value: 'attendance',
    label: texts.attendance,
    words: '시간표 지각시간',
    needs: 'attendance.read',
    Component: AttendanceTab,
  },
  {
    value: 'schedule',
    label: texts.schedule,
    words: '점심시간 저녁시간',
    needs,
    Component: ScheduleTab,
  },
  {
    value: 'holidays',
    label: texts.holidays,
    words: '공휴일 휴일 휴원 쉬는날 빨간날',
    needs,
    Component: HolidaysTab,
  },
  {
    value: 'login',
    label: texts.login,
    words: '비밀번호 핀 와이파이 형제 새 기기',
    needs,
    Component: LoginTab,
  },
  {
    value: 'messages',
    label: texts.messages,
    words: '메시지 메일 이메일 주문',
    needs,
    Component: MessagesTab,
  },
  {
    value: 'notices',
    label: texts.notices,
    words: '학부모 카톡 카카오톡 문자 요금',
    needs,
    Component: NoticesTab,
  },
  {
    value: 'academy',
    label: texts.academy,
    words: '로고 상호 전화번호 사업자등록번호 대표자',
    needs,
    Component: AcademyTab,
  },
];
