import { manual } from '@academy/manual/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanAxios } from '../../packages/api-client/lean-axios.mjs';

const api = process.env['API_URL'] ?? 'http://localhost:4201';

export default defineConfig({
  plugins: [react(), leanAxios({ transfers: true }), manual('admin')],
  // Fonts and pictures stay files: the content security policy allows no `data:` fonts.
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  // Each origin serves `/api`: in development this proxy does.
  server: {
    port: Number(process.env['ADMIN_PORT'] ?? 4200),
    strictPort: true,
    proxy: { '/api': api },
  },
});
