import { manual } from '@academy/manual/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { answerShape } from '../../packages/app-kit/answer-shape.mjs';
import { firstScript } from '../../packages/app-kit/first-script.mjs';

const api = process.env['API_URL'] ?? 'http://localhost:4201';

/** What lists are made of: the grid, its tools and its printing. */
const LIST =
  /[\\/](data-grid|filter-bar|menu|print-sheet|work-line|stat-tile)[\\/]|[\\/](lists[\\/](use-export|list-)|printing[\\/])|[\\/](live-state|use-long-work)\./;
const FEATURE = /[\\/]features[\\/]/;
const isKit = (id: string) => !FEATURE.test(id) && !LIST.test(id);

export default defineConfig({
  // The login and the device at the door need none of the app's files.
  plugins: [
    react(),
    manual('admin'),
    firstScript({ but: /^\/(admin-login|kiosk)\/?$/, always: ['core'] }),
  ],
  define: {
    ANSWER_SHAPE: JSON.stringify(answerShape('admin')),
    APP_RELEASE: JSON.stringify(process.env['npm_package_version'] ?? '0.0.0'),
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: the content security policy allows no `data:` fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files per page (ADR 0085): the first script's modules, the login's, those of every
        // page, small modules shared by four lazy parts, and the list's, which settings and forms
        // do not load. No group takes small modules of a feature: they would bring the texts they
        // import.
        codeSplitting: {
          groups: [
            // What asks the server has asked before React is read.
            { name: 'start', test: /[\\/]src[\\/]main\.ts$/, priority: 5 },
            { name: 'core', test: /[\\/]login-entry\.tsx$/, priority: 4 },
            { name: 'app', test: /[\\/]admin-app\.tsx$/, priority: 3 },
            { name: 'kit', test: isKit, minShareCount: 4, maxModuleSize: 6000, priority: 2 },
            { name: 'list', test: LIST, minShareCount: 8, priority: 1 },
          ],
        },
      },
    },
  },
  // Each origin serves `/api`: in development this proxy does.
  server: {
    port: Number(process.env['ADMIN_PORT'] ?? 4200),
    strictPort: true,
    proxy: { '/api': api },
  },
});
