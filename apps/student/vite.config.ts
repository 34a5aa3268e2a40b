import { manual } from '@academy/manual/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { answerShape } from '../../packages/app-kit/answer-shape.mjs';
import { firstScript } from '../../packages/app-kit/first-script.mjs';
import { monthInDocument } from './first-paint.mjs';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, '.', '');
  return {
    // The login needs none of the app's files.
    plugins: [
      react(),
      manual('student'),
      firstScript({
        but: /^\/(admin\/?)?$/,
        always: ['core'],
        more: [new URL('first-paint.js', import.meta.url)],
      }),
      monthInDocument(),
    ],
    define: {
      ANSWER_SHAPE: JSON.stringify(answerShape('student')),
      APP_RELEASE: JSON.stringify(process.env['npm_package_version'] ?? '0.0.0'),
    },
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
              // The document's own script, with what asks the server who it is and for the month:
              // it has asked before React is read.
              { name: 'start', test: /[\\/]src[\\/]main\.ts$/, priority: 4 },
              // The login, with whatever it needs: React, the form's field. The app shows or uses
              // nearly all of it too.
              { name: 'core', test: /[\\/]login-entry\.tsx$/, priority: 3 },
              { name: 'app', test: /[\\/]student-app\.tsx$/, priority: 1 },
            ],
          },
        },
      },
    },
  };
});
