import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Reads a file and shows it. */
export async function showData<Data>(
  path: string,
  pageOf: (data: Data) => ReactElement,
): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  const answer = await fetch(path);
  const data: Data = await answer.json();
  createRoot(element).render(pageOf(data));
}
