import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

export default defineConfig({
  // The only entries: what is in src/testing can't get into production.
  entry: { server: 'src/server.ts', operate: 'src/operate/main.ts' },
  format: 'esm',
  target: 'node20',
  dts: false,
  clean: true,
  sourcemap: true,
  // Our own packages become part of the file; what npm installs stays outside.
  noExternal: [/^@academy\//],
  onSuccess: async () => {
    cpSync('src/db/migrations', 'dist/migrations', { recursive: true });
    cpSync('src/db/directory/migrations', 'dist/directory/migrations', { recursive: true });
    cpSync('src/db/seed/menu-pictures', 'dist/menu-pictures', { recursive: true });
    cpSync('src/db/seed/notice-files', 'dist/notice-files', { recursive: true });
  },
});
