import { titles } from '../used-on/kit-index';

/**
 * A link to the docs page of another id; the page is in a frame of its own, the link opens in
 * the whole window.
 */
export function DocsLink({ id }: { id: string }) {
  return (
    <a href={`./?path=/docs/${id}--docs`} target="_top">
      {titles[id]?.split('/').at(-1) ?? id}
    </a>
  );
}
