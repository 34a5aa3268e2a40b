import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect } from 'react';
import type { PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { useTheme } from './use-theme';

const setTheme = (theme: unknown) => {
  document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
};

/**
 * Docs pages follow the toolbar's theme, also those without a story whose decorator would set it.
 */
export function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme();
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search)
      .get('globals')
      ?.match(/theme:(\w+)/)?.[1];
    if (asked && !document.documentElement.dataset.theme) setTheme(asked);
    const onGlobals = ({ globals }: { globals: { theme?: unknown } }) => setTheme(globals.theme);
    const channel = addons.getChannel();
    channel.on('globalsUpdated', onGlobals);
    return () => channel.off('globalsUpdated', onGlobals);
  }, []);
  return <DocsContainer {...props} theme={theme === 'dark' ? themes.dark : themes.light} />;
}
