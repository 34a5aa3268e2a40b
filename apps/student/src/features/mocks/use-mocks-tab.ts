import { useSearchParams } from 'react-router-dom';

export type MocksTab = 'open' | 'mine';
const PARAM = 'tab';

/** 진행 중 or 내 신청, in the address: `?tab=mine`. */
export function useMocksTab() {
  const [params, setParams] = useSearchParams();
  const tab: MocksTab = params.get(PARAM) === 'mine' ? 'mine' : 'open';

  function show(next: MocksTab): void {
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (next === 'open') after.delete(PARAM);
      else after.set(PARAM, next);
      return after;
    }, { replace: true });
  }

  return { tab, show };
}
