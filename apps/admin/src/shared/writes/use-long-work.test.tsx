import { ApiError } from '@academy/api-client';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLongWork, type WorkControl } from './use-long-work';

/** Work that goes on as the test says. */
function work() {
  let resolve: (result: string) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<string>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  let control: WorkControl | undefined;
  const start = (given: WorkControl) => {
    control = given;
    given.signal.addEventListener('abort', () => reject(new ApiError('aborted', 'work')));
    return promise;
  };
  return {
    start,
    resolve: (result: string) => resolve(result),
    reject: (error: unknown) => reject(error),
    control: () => control!,
  };
}

const hook = () => renderHook(() => useLongWork('만들지 못했습니다.'));

test('says how far it is and ends done', async () => {
  const { result } = hook();
  const one = work();
  let end: Promise<string | undefined> | undefined;
  act(() => {
    end = result.current.run(one.start);
  });
  expect(result.current).toMatchObject({ state: 'running', progress: undefined });
  act(() => one.control().onProgress({ received: 0.4 }));
  expect(result.current).toMatchObject({ state: 'running', progress: 0.4 });
  await act(async () => one.resolve('파일'));
  expect(await end).toBe('파일');
  expect(result.current.state).toBe('done');
});

test('a failure says why, in the server’s words where there are any', async () => {
  const { result } = hook();
  const [one, other] = [work(), work()];
  act(() => void result.current.run(one.start));
  await act(async () => one.reject(new ApiError('network', 'work')));
  expect(result.current).toMatchObject({ state: 'failed', text: '만들지 못했습니다.' });
  act(() => void result.current.run(other.start));
  await act(async () =>
    other.reject(
      new ApiError('response', 'work', {
        answer: {
          status: 403,
          statusText: '',
          body: { message: '권한이 없습니다.' },
          header: () => undefined,
        },
      }),
    ),
  );
  expect(result.current).toMatchObject({ state: 'failed', text: '권한이 없습니다.' });
});

test('cancelling stops the call and is no failure', async () => {
  const { result } = hook();
  const one = work();
  let end: Promise<string | undefined> | undefined;
  act(() => {
    end = result.current.run(one.start);
  });
  act(() => result.current.cancel());
  expect(one.control().signal.aborted).toBe(true);
  expect(await end).toBeUndefined();
  expect(result.current.state).toBe('idle');
});

test('starting again stops what ran before, which then says nothing', async () => {
  const { result } = hook();
  const [one, other] = [work(), work()];
  act(() => void result.current.run(one.start));
  act(() => void result.current.run(other.start));
  expect(one.control().signal.aborted).toBe(true);
  act(() => one.control().onProgress({ received: 0.9 }));
  expect(result.current).toMatchObject({ state: 'running', progress: undefined });
  await act(async () => other.resolve('둘째'));
  expect(result.current.state).toBe('done');
});

test('leaving the page stops it', () => {
  const { result, unmount } = hook();
  const one = work();
  act(() => void result.current.run(one.start));
  unmount();
  expect(one.control().signal.aborted).toBe(true);
});
