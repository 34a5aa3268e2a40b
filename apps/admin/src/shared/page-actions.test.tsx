import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openManagerPage } from '../testing/open-manager-page';
import { ListToolbar } from './lists/list-toolbar';
import { findPageActions } from './page-actions';

afterEach(cleanup);
const labels = (typed: string) => findPageActions(typed).map(({ label }) => label);

test('what is behind the ⋯ of the list on the screen is found by its name, while it is there', () => {
  const onSelect = vi.fn<() => void>();
  openManagerPage(
    <ListToolbar
      label="입금"
      onPrint={() => undefined}
      more={[
        { label: '미납 목록', onSelect },
        { label: '한 달 마감', onSelect, disabledReason: '권한이 없습니다.' },
      ]}
    />,
  );
  expect(labels('ㅁㄴ')).toEqual(['미납 목록']);
  expect(labels('마감')).toEqual([]);
  expect(labels('인쇄')).toEqual(['인쇄']);
  findPageActions('미납')[0]?.onSelect();
  expect(onSelect).toHaveBeenCalledOnce();
  cleanup();
  expect(labels('미납')).toEqual([]);
});
