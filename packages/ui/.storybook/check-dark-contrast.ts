import axe from 'axe-core';

/**
 * The axe pass of addon-a11y sees the light theme. This one looks at the same story, in the state that its play
 * function left, in dark: only colours differ, so only contrast is checked. Runs in tests, not in the browser's UI.
 */
export async function checkDarkContrast({ canvasElement, viewMode }: { canvasElement: HTMLElement; viewMode: string }) {
  if (!('__vitest_browser__' in window) || viewMode !== 'story') return;
  const html = canvasElement.ownerDocument.documentElement;
  const before = html.dataset.theme ?? 'light';
  html.dataset.theme = 'dark';
  try {
    const { violations } = await axe.run(canvasElement.ownerDocument.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
    const seen = violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html}\n  ${node.failureSummary ?? ''}`));
    if (seen.length > 0) throw new Error(`Too little contrast in the dark theme:\n${seen.join('\n')}`);
  } finally {
    html.dataset.theme = before;
  }
}
