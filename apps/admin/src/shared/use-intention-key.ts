import { useRef } from 'react';

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A UUID (version 4). Not `randomUUID`, which plain http has not. */
function newKey(): string {
  const bytes = crypto
    .getRandomValues(new Uint8Array(16))
    .map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte));
  return [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ]
    .map(([from, to]) => hex(bytes.slice(from, to)))
    .join('-');
}

/**
 * One key per intention, so that the server does it once. The same content keeps its key until `forget`, which an answer calls: what is asked again
 * before that is a double click or a retry.
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
