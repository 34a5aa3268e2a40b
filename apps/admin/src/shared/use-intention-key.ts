import { newKey } from '@academy/app-kit/writes';
import { useRef } from 'react';

/**
 * One key per intention, so that the server does it once. The same content keeps its key until
 * `forget`, which an answer calls: what is asked again before that is a double click or a retry.
 */
export function useIntentionKey() {
  const intention = useRef({ asked: '', key: '' });
  return {
    keyOf(asked: unknown): string {
      const text = JSON.stringify(asked);
      if (intention.current.asked !== text) intention.current = { asked: text, key: newKey() };
      return intention.current.key;
    },
    forget: () => void (intention.current = { asked: '', key: '' }),
  };
}
