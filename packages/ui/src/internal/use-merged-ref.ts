import { useCallback } from 'react';
import type { Ref } from 'react';

/** One ref that fills two: a component's own and the one its user passed. */
export function useMergedRef<T>(own: Ref<T>, passed: Ref<T> | undefined) {
  return useCallback(
    (value: T | null) => {
      for (const ref of [own, passed]) {
        if (typeof ref === 'function') ref(value);
        else if (ref) ref.current = value;
      }
    },
    [own, passed],
  );
}
