import { afterEach, expect, test } from 'vitest';
import { apiAddress, appName } from './page-tags';

afterEach(() => document.head.replaceChildren());

function tag(name: string, content: string) {
  const meta = document.createElement('meta');
  Object.assign(meta, { name, content });
  document.head.append(meta);
}

test('a page that says nothing is beside its API and has the usual name', () => {
  expect(apiAddress()).toBe('/api');
  expect(appName('학원 관리')).toBe('학원 관리');
});

test.each([
  ['https://api.example.com/api', 'https://api.example.com/api'],
  [' https://api.example.com/api/ ', 'https://api.example.com/api'],
  ['', '/api'],
])('the API stands where the page says: "%s"', (content, address) => {
  tag('academy-api', content);
  expect(apiAddress()).toBe(address);
});

test('the app has the name that the page says', () => {
  tag('application-name', '한빛학원 관리');
  expect(appName('학원 관리')).toBe('한빛학원 관리');
});
