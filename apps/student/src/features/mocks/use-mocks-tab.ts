import { useUrlState } from '@academy/app-kit/url';

export type MocksTab = 'open' | 'mine';

/** 진행 중 or 내 신청, in the address: `?tab=mine`. */
export function useMocksTab() {
  const [asked, ask] = useUrlState('tab');
  const tab: MocksTab = asked === 'mine' ? 'mine' : 'open';
  return { tab, show: (next: MocksTab) => ask(next === 'open' ? '' : next) };
}
