import sharp from 'sharp';
import { desserts } from './desserts';
import { mains } from './mains';
import { rices } from './rice';
import { sides } from './sides';
import { soups } from './soups';
import { cutlery, HEIGHT, table, WIDTH, type Cloth } from './table';
import { tray } from './tray';

/** What is on the tray, and the table under it. */
export interface MenuPicture {
  rice: keyof typeof rices;
  soup: keyof typeof soups;
  main: keyof typeof mains;
  left: keyof typeof sides;
  right: keyof typeof sides;
  dessert: keyof typeof desserts;
  cloth: Cloth;
  /** `#rrggbb` */
  clothColour: string;
  /** `#rrggbb` */
  trayColour: string;
}

const definitions = `<defs>
  <radialGradient id="glow"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
  <linearGradient id="hollow" x2="0" y2="1"><stop offset="0" stop-color="#3d3426" stop-opacity=".2"/><stop offset=".22" stop-color="#3d3426" stop-opacity="0"/></linearGradient>
  <linearGradient id="steel"><stop offset="0" stop-color="#8f979f"/><stop offset=".45" stop-color="#f4f6f8"/><stop offset="1" stop-color="#9aa2aa"/></linearGradient>
  <radialGradient id="light" cx=".3" cy=".22" r="1.05"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0e05" stop-opacity=".38"/></radialGradient>
</defs>`;

/** The scene as SVG: a lunch tray from above. No text, so no font of the machine shows. The same picture for the same key. */
function drawMenu(menu: MenuPicture, key: string): string {
  const dishes = tray(menu.trayColour, {
    left: (area) => sides[menu.left](area, `${key}left`),
    main: (area) => mains[menu.main](area, `${key}main`),
    right: (area) => sides[menu.right](area, `${key}right`),
    rice: (area) => rices[menu.rice](area, `${key}rice`),
    dessert: (area) => desserts[menu.dessert](area, `${key}dessert`),
    soup: (area) => soups[menu.soup](area, `${key}soup`),
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${definitions}${table(menu.cloth, menu.clothColour, key)}${dishes}${cutlery}</svg>`;
}

/** How large every picture is, in points. */
export const PICTURE_SIZE = { width: WIDTH, height: HEIGHT };

/** The scene as a webp, as uploads are kept. */
export const paintMenu = (menu: MenuPicture, key: string): Promise<Buffer> =>
  sharp(Buffer.from(drawMenu(menu, key)))
    .webp({ quality: 80 })
    .toBuffer();
