import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdviceList } from '../../storybook/docs/advice-list';
import { isGuide } from '../../storybook/guide';

const modules: Record<string, Record<string, unknown>> = import.meta.glob(
  ['../*/*.guide.tsx', '../../storybook/patterns/*.guide.tsx'],
  { eager: true },
);
const guides = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isGuide)
    .map((guide) => [file, guide] as const),
);

test.each(guides)('%s: what its do and don’t look like can be drawn', (_, { dos, donts }) => {
  render(<AdviceList dos={dos} donts={donts} />);
  for (const { text } of [...dos, ...donts]) expect(screen.getByText(text)).toBeVisible();
});
