import { manual } from '@academy/manual/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { leanAxios } from '../../packages/api-client/lean-axios.mjs';
import { answerShape } from './answer-shape.ts';
import { productionRouter } from './production-router.ts';

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, '.', '');
  return {
    plugins: [react(), leanAxios({ transfers: false }), manual('student')],
    define: {
      ANSWER_SHAPE: JSON.stringify(answerShape()),
      APP_RELEASE: JSON.stringify(process.env['npm_package_version'] ?? '0.0.0'),
    },
    resolve: { alias: command === 'build' ? productionRouter : [] },
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
        // A lazy part asks for its files itself: their names, a kilobyte by now, would come with
        // the first screen. Styles are always named.
        resolveDependencies: (_, files, { hostId }) => (hostId.includes('/app-') ? [] : files),
      },
      // `npm run sizes` reads from it which chunks a page needs.
      manifest: true,
      rolldownOptions: {
        output: {
          // What login and app need stays in few files, whatever combination of lazy parts uses a
          // module too: a file for each combination would make every new page cost the first screen
          // a request (ADR 0085).
          codeSplitting: {
            groups: [
              // The document's own script, and whatever these need: React, the session, the form's
              // field, the frame of dialogs (by the login's one), the line that tells of a missing
              // network, the page for a crash. Both first screens show or use nearly all of it.
              {
                name: 'core',
                test: /[\\/](src[\\/]main\.ts|shared[\\/](api\.ts|use-slow\.ts|offline-line\.tsx|crash-boundary\.tsx)|name-dialog\.tsx|phone-field[\\/]index\.js|react-dom[\\/]client\.js)$/,
                priority: 3,
              },
              // The rest of the login, without what the app or a sheet needs too.
              {
                name: 'login',
                test: /[\\/]login-entry\.tsx$/,
                priority: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 10_000,
              },
              { name: 'app', test: /[\\/]student-app\.tsx$/, priority: 1 },
            ],
          },
        },
      },
    },
  };
});
