import { lazyPart } from '../../shared/page/lazy-part';
import type { SettingsTab } from '../../shared/page/settings-tab';
import { settingsTexts as texts } from './settings-texts';

const needs = 'settings.read';
const lunchPart = (name: 'LunchTab' | 'PricesTab' | 'DepositTab') =>
  lazyPart(async () => (await import('./lunch/lunch-tab'))[name]);

/** What a desk shows while none is chosen. */
export const LUNCH: SettingsTab = {
  value: 'lunch',
  group: 'lunch',
  label: texts.lunch,
  words: '도시락 마감시간 요일 미리보기',
  needs,
  Component: lunchPart('LunchTab'),
};
export const ownTabs: readonly SettingsTab[] = [
  {
    value: 'academy',
    group: 'academy',
    label: texts.academy,
    words: '로고 상호 전화번호 사업자등록번호 대표자',
    needs,
    Component: lazyPart(async () => (await import('./academy-tab')).AcademyTab),
  },
  {
    value: 'features',
    group: 'academy',
    label: texts.features,
    words: '켜기 끄기 사용 메뉴 키오스크 좌석 모의고사 상벌점',
    needs,
    Component: lazyPart(async () => (await import('./features-tab')).FeaturesTab),
  },
  {
    value: 'mocks',
    feature: 'mocks',
    group: 'academy',
    label: texts.mocks,
    words: '과목 탐구',
    needs,
    Component: lazyPart(async () => (await import('./mock-tab')).MockTab),
  },
  LUNCH,
  {
    value: 'prices',
    group: 'lunch',
    label: texts.prices,
    words: '도시락 가격 요금 식대 밥값 값',
    needs,
    Component: lunchPart('PricesTab'),
  },
  {
    value: 'deposit',
    group: 'lunch',
    label: texts.deposit,
    words: '도시락 은행 계좌번호 예금주 입금 기간',
    needs,
    Component: lunchPart('DepositTab'),
  },
  {
    value: 'attendance',
    group: 'attendance',
    label: texts.attendance,
    words: '시간표 지각시간',
    needs: 'attendance.read',
    Component: lazyPart(async () => (await import('./attendance/attendance-tab')).AttendanceTab),
  },
  {
    value: 'schedule',
    feature: 'schedule',
    group: 'attendance',
    label: texts.schedule,
    words: '점심시간 저녁시간',
    needs,
    Component: lazyPart(async () => (await import('./schedule-tab')).ScheduleTab),
  },
  {
    value: 'holidays',
    group: 'attendance',
    label: texts.holidays,
    words: '공휴일 휴일 휴원 쉬는날 빨간날',
    needs,
    Component: lazyPart(async () => (await import('./holidays/holidays-tab')).HolidaysTab),
  },
  {
    value: 'notices',
    feature: 'guardians',
    group: 'notices',
    label: texts.notices,
    words: '학부모 카톡 카카오톡 문자 요금',
    needs,
    Component: lazyPart(async () => (await import('./notices/notices-tab')).NoticesTab),
  },
  {
    value: 'messages',
    group: 'notices',
    label: texts.messages,
    words: '메일 이메일 주문',
    needs,
    Component: lazyPart(async () => (await import('./messages/messages-tab')).MessagesTab),
  },
  {
    value: 'sending',
    group: 'notices',
    label: texts.sending,
    words: '문자 알림톡 카카오 메일 SMTP SOLAPI 솔라피 API 키 발신번호',
    needs,
    Component: lazyPart(async () => (await import('./sending/sending-tab')).SendingTab),
  },
  {
    value: 'login',
    group: 'accounts',
    label: texts.login,
    words: '비밀번호 핀 와이파이 형제 새 기기',
    needs,
    Component: lazyPart(async () => (await import('./login-tab')).LoginTab),
  },
];
