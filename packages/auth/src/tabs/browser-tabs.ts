import { webLock } from './tab-lock';
import { singleTab, type TabMessage, type Tabs } from './tabs';

/**
 * The tabs of one app in this browser: `navigator.locks`, `BroadcastChannel` and local storage
 * under `name`. What a browser lacks is left out; each tab then looks after itself.
 */
export function browserTabs<Message = TabMessage>(name: string): Tabs<Message> {
  const alone = singleTab<Message>();
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const post = channel?.postMessage.bind(channel);
  const keyOf = (fact: string) => `${name}.${fact}`;

  return {
    exclusive: locks ? webLock(locks, `${name}.lock`) : alone.exclusive,
    post: (message) => post?.(message),
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent<Message>) => listener(data);
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
    read(fact) {
      try {
        return localStorage.getItem(keyOf(fact));
      } catch {
        return alone.read(fact);
      }
    },
    write(fact, value) {
      try {
        if (value === null) localStorage.removeItem(keyOf(fact));
        else localStorage.setItem(keyOf(fact), value);
      } catch {
        alone.write(fact, value);
      }
    },
  };
}
