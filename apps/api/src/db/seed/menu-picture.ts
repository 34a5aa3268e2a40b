import { readFile } from 'node:fs/promises';

/** How large every picture is, in points. */
export const PICTURE_SIZE = { width: 1200, height: 900 };

/**
 * The webp of the tray at `index` of the demo's `menus`. The build lays the pictures beside the
 * server (tsup.config.ts).
 */
export const menuPicture = (index: number): Promise<Buffer> =>
  readFile(
    new URL(`./menu-pictures/menu-${String(index + 1).padStart(2, '0')}.webp`, import.meta.url),
  );
