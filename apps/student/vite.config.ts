import { manual } from '@academy/manual/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { leanAxios } from '../../packages/api-client/lean-axios.mjs';
import { answerShape } from './answer-shape.ts';
import { loadedTogether } from './loaded-together.ts';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, '.', '');
  return {
    plugins: [react(), leanAxios({ transfers: false }), loadedTogether(react), manual('student')],
    define: { ANSWER_SHAPE: JSON.stringify(answerShape()) },
    server: {
      port: Number(env['STUDENT_PORT'] ?? 4100),
      strictPort: true,
      // Development keeps the rule of production: the page and its `/api` share one origin.
      proxy: { '/api': env['API_URL'] ?? 'http://localhost:4101' },
    },
    build: {
      // Fonts and pictures stay files: the content security policy allows no `data:` fonts.
      assetsInlineLimit: 0,
      modulePreload: {
        // Every browser that runs the rest of this code preloads modules by itself.
        polyfill: false,
        // A lazy part asks for its files itself: their names, a kilobyte by now, would come with the first screen. Styles are always named.
        resolveDependencies: (_, files, { hostId }) => (hostId.includes('/app-') ? [] : files),
      },
      // `npm run sizes` reads from it which chunks a page needs.
      manifest: true,
    },
  };
});
