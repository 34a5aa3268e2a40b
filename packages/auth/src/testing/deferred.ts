/** A promise that the test settles. */
export function deferred<T>() {
  const handles: { resolve?: (value: T) => void; reject?: (error: unknown) => void } = {};
  const promise = new Promise<T>((resolve, reject) => {
    handles.resolve = resolve;
    handles.reject = reject;
  });
  return {
    promise,
    resolve: (value: T) => handles.resolve?.(value),
    reject: (error: unknown) => handles.reject?.(error),
  };
}
