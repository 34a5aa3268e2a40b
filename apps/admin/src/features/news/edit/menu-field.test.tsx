// @vitest-environment jsdom
import { month } from '@academy/domain/time';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MenuField } from './menu-field';
import { emptyNews } from './news-fields';

afterEach(cleanup);

const open = (menu: string) =>
  render(
    <MenuField
      fields={{ ...emptyNews(month('2026-11')), category: 'MENU', menu }}
      error={undefined}
      disabledReason={undefined}
      onChange={() => undefined}
    />,
  );

test('a dish with numbers that were not read is named, and can be saved', () => {
  open('11/20 | 오징어김치전1.5.6., 비타500 | 쌀밥 650kcal');
  expect(screen.getByRole('status').textContent).toMatch(
    /^알레르기 번호인지 알 수 없는 숫자가 있습니다: 비타500\./,
  );
  expect(screen.getByRole('table').textContent).toContain('오징어김치전 난류 · 대두 · 밀');
});

test('without such a dish nothing is said', () => {
  open('11/20 | 오징어김치전1.5.6. | 쌀밥 650kcal');
  expect(screen.queryByRole('status')).toBeNull();
});
