import { errorText } from '@academy/api-client';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { toasts } from '../../shared/toasts';

/**
 * Reads what a paper needs and prints it. It is gone when the printing is over: 인쇄 then prints what
 * the page shows.
 */
export function usePaper<Content>(failedText: string) {
  const [content, setContent] = useState<Content>();
  useEffect(() => {
    const over = new AbortController();
    window.addEventListener('afterprint', () => setContent(undefined), { signal: over.signal });
    return () => over.abort();
  }, []);

  const print = useCallback(
    async (read: () => Promise<Content>) => {
      try {
        const ready = await read();
        flushSync(() => setContent(ready));
        window.print();
      } catch (error) {
        toasts.show({ text: errorText(error, failedText), tone: 'danger' });
      }
    },
    [failedText],
  );

  return { content, print };
}
