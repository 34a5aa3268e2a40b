// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDrawn, MONTH_DRAWN, type MonthDrawn } from './month-drawn';

const BUILD = '/assets/app.js /assets/app.css';
const DOCUMENT = `
  <template id="month-shell"><div>
    <h2><span>2026년 </span>1월</h2>
    <ul><li><a data-feature="schedule">일정</a></li><li><a data-feature="mocks">모의고사</a></li></ul>
  </div></template>
  <div id="root"></div>`;

const drawn = (changed: Partial<MonthDrawn> = {}): MonthDrawn => ({
  student: '7',
  month: '2026-11',
  day: '2026-11-20',
  offset: 0,
  build: BUILD,
  wide: false,
  root: { '--cost-bar': '71px' },
  html: '<p>지난번에 본 내용</p><b data-today="true">20</b><input type="checkbox" data-mixed="">',
  ...changed,
});

const isKept = () => localStorage.getItem(MONTH_DRAWN) !== null;

let opened = 0;

/** A document that begins with the script and goes on with its body. */
async function open(address = '/student-calendar') {
  window.history.replaceState(null, '', address);
  const script = document.createElement('script');
  script.dataset.app = BUILD;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  document.head.replaceChildren();
  document.body.innerHTML = '';
  // It runs once for each document.
  opened += 1;
  await import(/* @vite-ignore */ `../../../first-paint.js?document=${opened}`);
  document.body.innerHTML = DOCUMENT;
  await vi.waitFor(() => expect(document.querySelector('#root')).not.toBeNull());
  const place = document.querySelector<HTMLElement>('#root > div');
  return { place, text: place?.textContent?.replaceAll(/\s+/g, ' ').trim() };
}

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  vi.setSystemTime('2026-11-20T23:30:00+09:00');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  localStorage.setItem('academy-student.signed-in', 'student');
  localStorage.setItem('academy-student.student', '7\nsubject');
  document.documentElement.removeAttribute('style');
});

test.each([['/'], ['/admin'], ['/points-mine']])('nothing is painted at %s', async (address) => {
  keepDrawn(drawn());
  expect((await open(address)).place).toBeNull();
});

test('nothing is painted while nobody is signed in', async () => {
  keepDrawn(drawn());
  localStorage.removeItem('academy-student.signed-in');
  expect((await open()).place).toBeNull();
});

test.each([
  ['/student-calendar', '2026년 11월'],
  ['/student-calendar?month=2026-12', '2026년 12월'],
  ['/student-calendar?month=nonsense', '2026년 11월'],
])('without a month that was kept, its shell is painted: %s', async (address, title) => {
  localStorage.setItem('academy.student.features-off', 'mocks study-time');
  const { text } = await open(address);
  expect(text).toBe(`${title} 일정`);
});

test('the month is painted as it was drawn last, and nothing in it can be done', async () => {
  keepDrawn(drawn());
  const { place, text } = await open();
  expect(text).toBe('지난번에 본 내용20');
  expect(place?.hasAttribute('inert')).toBe(true);
  expect(place?.querySelector('[data-today]')).not.toBeNull();
  expect(place?.querySelector('input')?.indeterminate).toBe(true);
  expect(document.documentElement.style.getPropertyValue('--cost-bar')).toBe('71px');
});

test('it is shown once its styles are there', async () => {
  keepDrawn(drawn());
  const { place } = await open();
  expect(place?.hidden).toBe(true);
  document.head.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event('load'));
  expect(place?.hidden).toBe(false);
});

test('on another day it does not say which is today', async () => {
  keepDrawn(drawn({ day: '2026-11-19' }));
  const { place } = await open();
  expect(place?.querySelector('b')?.hasAttribute('data-today')).toBe(false);
});

test.each<[string, Partial<MonthDrawn>]>([
  ['of another student', { student: '8' }],
  ['of another version', { build: '/assets/app-older.js' }],
  ['of the month before', { month: '2026-10' }],
])('what is kept %s is not shown and gone', async (_, changed) => {
  keepDrawn(drawn(changed));
  expect((await open()).text).toBe('2026년 11월 일정모의고사');
  expect(isKept()).toBe(false);
});

test('the month has changed by the clock of the server, which the device is behind', async () => {
  vi.setSystemTime('2026-11-30T23:59:00+09:00');
  keepDrawn(drawn({ offset: 120_000 }));
  expect((await open()).text).toBe('2026년 12월 일정모의고사');
});

test.each([
  ['for another month', '/student-calendar?month=2026-12', {}],
  ['on another kind of screen', '/student-calendar', { wide: true }],
])('%s it is not shown, and stays', async (_, address, changed) => {
  keepDrawn(drawn(changed));
  expect((await open(address)).text).not.toContain('지난번에');
  expect(isKept()).toBe(true);
});

test('what is no month is taken for nothing', async () => {
  localStorage.setItem(MONTH_DRAWN, '{"html":');
  expect((await open()).text).toBe('2026년 11월 일정모의고사');
});
