import type { Preview } from '@storybook/react-vite';
import { GuidePage } from './docs/guide-page';
import { ThemedContainer } from './docs/themed-container';
import { hooks } from './looks/hooks';
import { WIDTHS, type Width } from './looks/widths';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import './preview.css';

const screenOf = (name: Width) => {
  const [width, height] = WIDTHS[name];
  return { width: `${width}px`, height: `${height}px` };
};

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      page: GuidePage,
      container: ThemedContainer,
      toc: { headingSelector: 'h2', title: '이 페이지에서' },
    },
    // Tests look for barriers at two widths and in both themes instead: looks/.
    a11y: {
      test: '__vitest_browser__' in globalThis ? 'off' : 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    viewport: {
      options: {
        phone: { name: '휴대폰 390', styles: screenOf('phone') },
        tablet: { name: '태블릿 768', styles: screenOf('tablet') },
        desk: { name: '데스크톱 1440', styles: screenOf('desk') },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          '시작하기',
          '원칙',
          '기초',
          '템플릿',
          '패턴',
          '배치',
          '동작',
          '입력',
          '데이터',
          '피드백',
          '이동',
          '화면 틀',
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: '테마',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: '밝게' },
          { value: 'dark', title: '어둡게' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.lang = 'ko';
      document.documentElement.dataset.theme = String(globals.theme);
      return <Story />;
    },
  ],
  beforeEach: (context) => hooks.beforeStory?.(context),
  afterEach: async (context) => hooks.afterStory?.(context),
};

export default preview;
