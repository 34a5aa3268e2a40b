import {
  at,
  blob,
  chili,
  glow,
  heap,
  inner,
  lump,
  scallion,
  shade,
  spots,
  sprinkle,
  type Area,
} from './draw';

/** Broth in its recess: darker at the rim, drops of oil, a reflection. */
function broth({ cx, cy, rx, ry }: Area, key: string, colour: string): string {
  const oil = spots({ cx, cy, rx: rx * 0.85, ry: ry * 0.85 }, 16, `${key}oil`).map(
    ({ x, y, size }) =>
      `<circle cx="${x}" cy="${y}" r="${7 * size}" fill="${shade(colour, 0.3)}" opacity=".5"/>`,
  );
  return (
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${shade(colour, -0.24)}"/><ellipse cx="${cx}" cy="${cy + 3}" rx="${rx - 9}" ry="${ry - 9}" fill="${colour}"/>` +
    glow({ cx: cx - rx * 0.12, cy: cy - ry * 0.16, rx: rx * 0.8, ry: ry * 0.72 }, 0.42) +
    oil.join('')
  );
}

const gleam = ({ cx, cy, rx, ry }: Area) =>
  `<path d="M${cx - rx * 0.8} ${cy - ry * 0.2}A${rx * 0.86} ${ry * 0.86} 0 0 1 ${cx - rx * 0.1} ${cy - ry * 0.84}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".45"/>`;

const tofu =
  '<rect x="-21" y="-15" width="44" height="36" rx="5" fill="#cbb892" opacity=".8"/><rect x="-23" y="-20" width="44" height="36" rx="5" fill="#fffaec" stroke="#e3d5b4" stroke-width="1.5"/>';
const zucchini =
  '<circle r="23" fill="#7ea843"/><circle r="19.5" fill="#e4edb5"/><circle r="8" fill="#d3df98"/>';
const radish =
  '<rect x="-22" y="-17" width="42" height="32" rx="4" fill="#fbf8ea" opacity=".92" stroke="#ddd3b2"/>';
const sprout =
  '<path d="M-30 8C-14-14 8 16 26-6" fill="none" stroke="#f4ecc6" stroke-width="6" stroke-linecap="round"/><ellipse cx="29" cy="-8" rx="10" ry="7" fill="#eacb5e"/>';
const ribbon = (key: string) =>
  `<path d="${blob(30, 13, key, 0.5)}" fill="#f6d35b" stroke="#e3b437" stroke-width="1.4" opacity=".95"/>`;
const seaweed = (key: string) =>
  `<path d="${blob(34, 17, key, 0.55, 11)}" fill="#1f3d2b" opacity=".93"/><path d="${blob(18, 6, `${key}l`, 0.5)}" fill="#3f6d4a" opacity=".6"/>`;
const beef = (key: string) => lump(blob(24, 15, key, 0.3), '#7b4a36', { shine: 0.14 });
const kimchi = (key: string) => lump(blob(29, 17, key, 0.4, 11), '#d1492b', { shine: 0.2 });

const floating = (area: Area, count: number, key: string, piece: (key: string) => string) =>
  heap(inner(area, 0.76), count, key, (spot, index) => at(spot, piece(`${key}${index}`)));

export const soups = {
  seaweed: (area: Area, key: string) =>
    broth(area, key, '#9a9a5b') +
    floating(area, 19, key, seaweed) +
    floating(area, 5, `${key}b`, beef) +
    gleam(area),
  soybean: (area: Area, key: string) =>
    broth(area, key, '#b98a4a') +
    floating(area, 8, `${key}z`, () => zucchini) +
    floating(area, 9, `${key}t`, () => tofu) +
    sprinkle(inner(area, 0.7), 9, `${key}s`, scallion) +
    gleam(area),
  kimchi: (area: Area, key: string) =>
    broth(area, key, '#cf5a2c') +
    floating(area, 13, key, kimchi) +
    floating(area, 4, `${key}t`, () => tofu) +
    sprinkle(inner(area, 0.65), 8, `${key}s`, scallion) +
    gleam(area),
  egg: (area: Area, key: string) =>
    broth(area, key, '#e2c578') +
    floating(area, 17, key, ribbon) +
    sprinkle(inner(area, 0.72), 13, `${key}s`, scallion) +
    gleam(area),
  sprout: (area: Area, key: string) =>
    broth(area, key, '#dcd19b') +
    floating(area, 17, key, () => sprout) +
    sprinkle(inner(area, 0.7), 8, `${key}s`, scallion) +
    sprinkle(inner(area, 0.6), 3, `${key}c`, chili) +
    gleam(area),
  radish: (area: Area, key: string) =>
    broth(area, key, '#d3bd83') +
    floating(area, 13, key, () => radish) +
    floating(area, 8, `${key}b`, beef) +
    sprinkle(inner(area, 0.7), 10, `${key}s`, scallion) +
    gleam(area),
};
