import { ApiError } from '@academy/api-client';
import { answeringBySchema } from '@academy/app-kit/testing';
import { anAnswer } from '@academy/domain/testing/answers';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findSettings, findsOf } from '../features/settings/settings-finds';
import { SettingsPage } from '../features/settings/settings-page';
import { ownTabs } from '../features/settings/settings-tabs';
import type { SettingsTab } from '../shared/page/settings-tab';
import { openManagerPage } from '../testing/open-manager-page';
import { otherSettings } from './pages';

const client = await vi.hoisted(async () =>
  (await import('@academy/app-kit/testing')).silentClient(),
);
vi.mock('@academy/api-client', async (original) => ({
  ...(await original<object>()),
  createClient: () => client,
}));
const server = answeringBySchema({
  answer: (response: Parameters<typeof anAnswer>[0], filled) => anAnswer(response, filled),
  failure: (endpoint) => new ApiError('network', endpoint),
});
client.send = server.send;

let wide = true;
beforeEach(() => {
  server.next(() => 'something');
  wide = true;
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const tabs: readonly SettingsTab[] = [...ownTabs, ...otherSettings];
const textOf = (element: Element) => (element.textContent ?? '').trim();
const shown = (selector: string) => [...document.querySelectorAll(selector)].map(textOf);
/** A heading may say how many, or of which year. */
const named = (heading: string) => heading.replace(/^\d+년 | \(.*\)$| \d+건$/g, '');
/** What a choice brings: another way of sending, a period that begins on a day. */
const BY_CHOICE = [
  '한 달 예산',
  '보내는 때',
  '한 건의 요금',
  '방해 금지 시간 쓰기',
  '방해 금지 시작',
  '방해 금지 끝',
  '1분에 보낼 수',
  '단문 문자',
  '장문 문자',
  '알림톡',
  '집계 시작일',
];

test.each(tabs.map((tab) => [tab.value, tab] as const))(
  '%s: its headings are found, and what is found is there',
  async (value, { Component }) => {
    openManagerPage(<Component />, { manager: { role: 'ADMIN' } });
    await vi.dynamicImportSettled();
    await waitFor(() => {
      expect(document.querySelector('[aria-busy=true]:not(button)')).toBeNull();
      expect(shown('h2, h3, button, label').length).toBeGreaterThan(1);
    });
    const leadsHere = (name: string) =>
      findSettings(tabs, name).some(({ tab }) => tab.value === value);
    expect(shown('h2').filter((heading) => !leadsHere(named(heading)))).toEqual([]);
    const there = shown('label, h2, h3, legend, button');
    expect(
      findsOf(value)
        .filter((name) => !BY_CHOICE.includes(name))
        .filter((name) => !there.some((one) => one === name || one.startsWith(`${name} `))),
    ).toEqual([]);
  },
);

test('a found field has the focus once its tab is there, and the address is the tab’s', async () => {
  openManagerPage(<SettingsPage others={otherSettings} />, {
    at: `/settings?tab=deposit&at=${encodeURIComponent('예금주')}`,
  });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('예금주')));
  expect(screen.getByRole('link', { name: '입금 계좌' }).getAttribute('aria-current')).toBe('page');
});

test('the list has five groups and is searched; a phone shows it alone until a tab is chosen', async () => {
  wide = false;
  openManagerPage(<SettingsPage others={otherSettings} />, { at: '/settings' });
  const list = screen.getByRole('navigation', { name: '설정 영역' });
  expect(within(list).getAllByRole('heading').map(textOf)).toEqual([
    '학원',
    '도시락',
    '출결·일정',
    '알림',
    '계정·보안',
  ]);
  expect(within(list).getAllByRole('link')).toHaveLength(tabs.length);
  fireEvent.change(within(list).getByRole('searchbox', { name: '설정 찾기' }), {
    target: { value: '점심 단가' },
  });
  fireEvent.click(await within(list).findByRole('link', { name: /^점심 단가/ }));
  await screen.findByLabelText('점심 단가');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('단가');
  expect(screen.queryByRole('navigation', { name: '설정 영역' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: '설정 목록' }));
  expect(screen.getByRole('navigation', { name: '설정 영역' })).toBeTruthy();
});
