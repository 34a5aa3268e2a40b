/** What the academy has sent, and the page that it speaks of. */
export interface Notice {
  title: string;
  body: string;
  /** The same for what was sent twice: the second takes the place of the first. */
  tag: string;
  page: string;
}

/** Something came and cannot be read: a browser wants to see a word of it all the same. */
const UNREADABLE: Notice = {
  title: '새 알림이 있어요',
  body: '눌러서 확인해 주세요.',
  tag: 'unreadable',
  page: '/student-calendar',
};

const textIn = (record: object, name: string): string => {
  const value: unknown = Reflect.get(record, name);
  return typeof value === 'string' ? value : '';
};

/** A notification that came; only a page of this app is opened. */
export function readNotice(text: string | undefined): Notice {
  try {
    const data: unknown = JSON.parse(text ?? '');
    if (typeof data !== 'object' || data === null) return UNREADABLE;
    const [title, page] = [textIn(data, 'title'), textIn(data, 'page')];
    if (title === '') return UNREADABLE;
    return {
      title,
      body: textIn(data, 'body'),
      tag: textIn(data, 'tag') || UNREADABLE.tag,
      page: /^\/(?![/\\])/.test(page) ? page : UNREADABLE.page,
    };
  } catch {
    return UNREADABLE;
  }
}

type Windows = Pick<Clients, 'matchAll' | 'openWindow'>;

/** Shows the page in the app that is open, else opens it. */
export async function openPage(page: string, clients: Windows, origin: string): Promise<void> {
  const address = new URL(page, origin).href;
  const [open] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) return void (await clients.openWindow(address));
  // What stays behind shows the page all the same.
  await open.focus().catch(() => undefined);
  if (open.url === address) return;
  // A page that another version of the app has opened cannot be led.
  await open.navigate(address).catch(() => clients.openWindow(address));
}
