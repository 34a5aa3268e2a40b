import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { kitIndex } from './used-on/plugin';

const config: StorybookConfig = {
  stories: [
    './introduction.mdx',
    '../src/**/*.stories.tsx',
    './{patterns,templates,principles}/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  viteFinal: (vite) => mergeConfig(vite, { plugins: [kitIndex()] }),
  // Reads types as the compiler does: props inherited from another component keep their comments.
  // What every element has is left out.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ name, parent }) =>
        name !== 'ref' && !parent?.fileName.includes('node_modules'),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
