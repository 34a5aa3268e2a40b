import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The last part of `npm run build`: the guardians' page, which shares no file with the app, so that
 * neither makes the other heavier. After the worker: what is built here is none of its files.
 */
export default defineConfig({
  plugins: [react()],
  define: { APP_RELEASE: JSON.stringify(process.env['npm_package_version'] ?? '0.0.0') },
  publicDir: false,
  build: {
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'guardian.html' },
  },
});
