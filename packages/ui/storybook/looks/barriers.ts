import axe from 'axe-core';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/**
 * What can change with the width alone; names and roles can't, as long as the same elements are
 * shown.
 */
const BY_WIDTH = ['color-contrast', 'target-size', 'scrollable-region-focusable'];
const BY_COLOUR = ['color-contrast'];

/** What axe is asked about. */
type Scope = 'all' | 'width' | 'colour';

/** The rows of a table repeat themselves; the first eight hold every kind of cell. */
const exclude = ['tbody tr:nth-child(n + 9)'];
const rules = { all: STANDARD, width: BY_WIDTH, colour: BY_COLOUR } as const;

/** axe violations of the current page. */
export async function findBarriers(scope: Scope) {
  const { violations } = await axe.run(
    { include: ['body'], exclude },
    { runOnly: [...rules[scope]], resultTypes: ['violations'], preload: false },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`),
  );
}

/** Every rendered element. */
export const shownElements = () =>
  [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
