import axe from 'axe-core';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it stands: every rule in light; in dark only colours differ, so only contrast. */
export async function findBarriers(theme: 'light' | 'dark') {
  const runOnly = theme === 'light' ? STANDARD : ['color-contrast'];
  const { violations } = await axe.run(document.body, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`));
}
