import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Answered, answerOf, keepFound, offeredBy, type Reading } from './answer';

afterEach(cleanup);
const refetch = vi.fn<() => void>();
const reading = (of: Partial<Reading<string[]>>): Reading<string[]> => ({
  data: undefined,
  isError: false,
  refetch,
  ...of,
});
const unknown = reading({});
const failed = reading({ isError: true });
const empty = reading({ data: [] });
const staleAfterFailure = reading({ data: ['가'], isError: true });

test.each([
  ['not known yet', unknown, '불러오는 중'],
  ['did not come', failed, '다시 시도'],
  ['nothing there', empty, '없습니다'],
  ['known before, and the newer did not come', staleAfterFailure, '가'],
])('%s', (_, of, shown) => {
  render(
    <Answered
      of={of}
      unknown="불러오는 중"
      renderFailed={(retry) => <button onClick={retry}>다시 시도</button>}
    >
      {(data) => (data.length === 0 ? '없습니다' : data.join(', '))}
    </Answered>,
  );
  expect(document.body.textContent).toBe(shown);
  if (of !== failed) return;
  fireEvent.click(screen.getByRole('button'));
  expect(refetch).toHaveBeenCalledOnce();
});

test('what another question found may stand meanwhile, not that it found nothing', () => {
  const [some, none] = [{ content: ['가'] }, { content: [] }];
  expect([keepFound(some), keepFound(none), keepFound(undefined)]).toEqual([
    some,
    undefined,
    undefined,
  ]);
  expect(keepFound({ pages: [none, some] })).toEqual({ pages: [none, some] });
  expect(keepFound({ pages: [none] })).toBeUndefined();
});

test('a field offers a list only once it is known', () => {
  const offer = (of: Reading<string[]>) => offeredBy(of, (data) => data);
  expect([unknown, failed, empty].map(offer)).toEqual([undefined, 'failed', []]);
  expect([unknown, failed, empty].map((of) => answerOf(of).state)).toEqual([
    'unknown',
    'failed',
    'known',
  ]);
});
