import { chance } from '../demo/chance';
import { shade } from './draw';

export const WIDTH = 1200;
export const HEIGHT = 900;

/** What stands under the tray. */
export type Cloth = 'planks' | 'checks' | 'linen' | 'dots';

const planks = (colour: string, key: string) =>
  Array.from({ length: 6 }, (_, index) => {
    const y = index * 150;
    const grain = Array.from({ length: 9 }, (__, line) => {
      const lineY = y + 14 + line * 15 + chance(key, index, line) * 8;
      return `<path d="M0 ${lineY}C300 ${lineY + (chance(key, 'a', index, line) - 0.5) * 26} 800 ${lineY + (chance(key, 'b', index, line) - 0.5) * 26} 1200 ${lineY}" fill="none" stroke="${shade(colour, -0.22)}" stroke-width="1.6" opacity=".35"/>`;
    });
    return `<rect y="${y}" width="1200" height="150" fill="${shade(colour, (chance(key, 'plank', index) - 0.5) * 0.14)}"/>${grain.join('')}<rect y="${y}" width="1200" height="3" fill="${shade(colour, -0.4)}" opacity=".6"/>`;
  }).join('');

const pattern = (size: number, tile: string) =>
  `<pattern id="cloth" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${tile}</pattern><rect width="1200" height="900" fill="url(#cloth)"/>`;

const cloths: Readonly<Record<Cloth, (colour: string, key: string) => string>> = {
  planks,
  checks: (colour) =>
    `<rect width="1200" height="900" fill="${shade(colour, 0.72)}"/>${pattern(120, `<rect width="60" height="120" fill="${colour}" opacity=".38"/><rect width="120" height="60" fill="${colour}" opacity=".38"/>`)}`,
  linen: (colour) =>
    `<rect width="1200" height="900" fill="${colour}"/>${pattern(8, `<path d="M0 2h8M0 6h8" stroke="${shade(colour, 0.35)}" stroke-width="1" opacity=".45"/><path d="M2 0v8M6 0v8" stroke="${shade(colour, -0.3)}" stroke-width="1" opacity=".3"/>`)}<path d="M0 40H1200M0 54H1200M0 846H1200M0 860H1200" stroke="${shade(colour, 0.6)}" stroke-width="5" opacity=".7"/>`,
  dots: (colour) =>
    `<rect width="1200" height="900" fill="${colour}"/>${pattern(76, `<circle cx="19" cy="19" r="9" fill="${shade(colour, 0.55)}"/><circle cx="57" cy="57" r="9" fill="${shade(colour, 0.55)}"/>`)}`,
};

/** The table with light from the upper left and darker corners. */
export const table = (cloth: Cloth, colour: string, key: string): string =>
  `${cloths[cloth](colour, key)}<rect width="1200" height="900" fill="url(#light)"/>`;

/** Spoon and chopsticks, right of the tray as the table is set in Korea. */
export const cutlery = `<g transform="translate(1098 450) rotate(2)">
  <g opacity=".22" transform="translate(9 13)"><ellipse cx="-16" cy="-215" rx="36" ry="52"/><rect x="-23" y="-170" width="14" height="420" rx="7"/><rect x="30" y="-260" width="9" height="510" rx="4"/><rect x="52" y="-260" width="9" height="510" rx="4"/></g>
  <path d="M-24-168L-20 246Q-16 254-12 246L-8-168Z" fill="url(#steel)"/><ellipse cx="-16" cy="-215" rx="36" ry="52" fill="url(#steel)" stroke="#8d949c" stroke-width="1.5"/><ellipse cx="-16" cy="-209" rx="27" ry="41" fill="#aab1b9"/><ellipse cx="-24" cy="-225" rx="10" ry="19" fill="#fff" opacity=".65"/>
  <path d="M30-256L33 250H37L41-256Z" fill="url(#steel)"/><path d="M54-256L55 250H59L65-256Z" fill="url(#steel)"/>
</g>`;
