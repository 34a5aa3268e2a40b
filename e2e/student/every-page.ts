import type { Locator, Page } from '@playwright/test';
import type { TestServer } from '../support/server';
import { ME } from './mocks-page';

/** A page of the students' app with everything on it (`fillPages`). */
export interface StudentPage {
  name: string;
  path: string;
  /** An element that is there once the page is complete. */
  settled: (page: Page) => Locator;
  /** The answers that it waits for. */
  reads: RegExp;
}

const reservations = /\/api\/(students\/me\/meal-page|reservations)\//;
const schedules = /\/api\/students\/me\/schedules/;

export const studentPages: readonly StudentPage[] = [
  {
    name: 'meals',
    path: '/student-calendar',
    settled: (page) => page.getByRole('checkbox').nth(5),
    reads: reservations,
  },
  {
    name: 'the next month',
    path: '/student-calendar?month=2026-12',
    settled: (page) => page.getByRole('checkbox').nth(5),
    reads: reservations,
  },
  {
    name: 'schedules',
    path: '/regular-schedule',
    settled: (page) => page.getByText('수학학원').first(),
    reads: schedules,
  },
  {
    name: 'schedules by week',
    path: '/regular-schedule?view=week',
    settled: (page) => page.getByText('수학학원').first(),
    reads: schedules,
  },
  {
    name: 'points',
    path: '/points-mine',
    settled: (page) => page.getByText('자습실 정리').first(),
    reads: /\/api\/student-points\/mine/,
  },
  {
    name: 'exams',
    path: '/mocks',
    settled: (page) => page.getByText('12월 모의평가').first(),
    reads: /\/api\/mock-exams\/open\/page/,
  },
  {
    name: 'my exams',
    path: '/mocks?tab=mine',
    settled: (page) => page.getByText('12월 모의평가').first(),
    reads: /\/api\/mock-exam-registrations\/my\/slice/,
  },
  {
    name: 'reasons',
    path: '/submit',
    settled: (page) => page.getByText('치과 진료').first(),
    reads: /\/api\/students\/me\/reasons/,
  },
  {
    name: 'applications',
    path: '/submit?tab=applications',
    settled: (page) => page.getByText('낼 금액').first(),
    reads: /\/api\/students\/me\/applications/,
  },
  {
    name: 'study time',
    path: '/study',
    settled: (page) => page.getByText('이번 달 날짜별'),
    reads: /\/api\/study-time\/mine/,
  },
  {
    name: 'the menu',
    path: '/student-calendar?open=menu',
    settled: (page) => page.getByText('비빔밥').first(),
    reads: /\/api\/news/,
  },
];

export async function fillPages(server: TestServer) {
  await server.addReservations([
    { phone: ME, date: '2026-11-24', lunch: true, dinner: true },
    { phone: ME, date: '2026-11-26', lunch: true, dinner: false },
  ]);
  await server.addSchedules([{ from: '12:00', to: '13:30' }]);
  await server.addReasons([{}]);
  await server.addPoints([
    {
      phone: ME,
      incidentDate: '2026-11-10',
      pointType: 'REWARD',
      points: 3,
      reason: '자습실 정리',
    },
  ]);
  const [exam = ''] = await server.addMockExams([{ title: '12월 모의평가' }]);
  await server.addMockRegistrations([{ phone: ME, mockExamId: exam }]);
}
