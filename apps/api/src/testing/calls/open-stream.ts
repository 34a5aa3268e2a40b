import type { TestApp } from '../test-app';

/**
 * Opens a stream of events; `next` resolves with the next one, undefined when the server has closed
 * it.
 */
export async function openStream({ url }: Pick<TestApp, 'url'>, path: string, token: string) {
  const abort = new AbortController();
  const response = await fetch(`${url}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const next = async (): Promise<string | undefined> => {
    // A beat is no event.
    buffer = buffer.replace(/^(:.*\n\n)+/, '');
    while (!buffer.includes('\n\n')) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return undefined;
      buffer = (buffer + chunk.value).replace(/^(:.*\n\n)+/, '');
    }
    const [event = ''] = buffer.split('\n\n');
    buffer = buffer.slice(event.length + 2);
    return event;
  };
  return { response, next, close: () => abort.abort() };
}
