import { chance } from '../demo/chance';

/** An ellipse to fill with food: its centre and its two radii, in pixels of the picture. */
export interface Area {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

/** A place for one piece of food: where, turned by how many degrees, and 0.8 to 1.2 of the usual size. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
  size: number;
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const short = (value: number) => Math.round(value * 10) / 10;

/** Even but not regular places in an area, as seeds lie in a sunflower. The same key gives the same places. */
export const spots = (area: Area, count: number, key: string): Spot[] =>
  Array.from({ length: count }, (_, index) => {
    const jitter = (what: string) => chance(key, what, index) - 0.5;
    const distance = Math.sqrt((index + 0.5) / count) * 0.92;
    const angle = index * GOLDEN_ANGLE + jitter('angle') * 0.9;
    return {
      x: short(area.cx + Math.cos(angle) * distance * area.rx + jitter('x') * area.rx * 0.12),
      y: short(area.cy + Math.sin(angle) * distance * area.ry + jitter('y') * area.ry * 0.12),
      turn: Math.round(jitter('turn') * 360),
      size: 1 + jitter('size') * 0.4,
    };
  });

/** Draws one piece per place; pieces further down lie on top, so that a heap looks like one. */
export const heap = (
  area: Area,
  count: number,
  key: string,
  piece: (spot: Spot, index: number) => string,
): string =>
  spots(area, count, key)
    .toSorted((a, b) => a.y - b.y)
    .map(piece)
    .join('');

/** Puts a drawing made around 0,0 in its place. */
export const at = ({ x, y, turn, size }: Spot, drawing: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${short(size * 100) / 100})">${drawing}</g>`;

/** A closed, soft outline with `points` bumps around 0,0: food has no straight lines. `rough` is 0 (an ellipse) to 1. */
export function blob(rx: number, ry: number, key: string, rough = 0.16, points = 9): string {
  const around = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const radius = 1 + (chance(key, index) - 0.5) * rough * 2;
    return [Math.cos(angle) * rx * radius, Math.sin(angle) * ry * radius] as const;
  });
  const point = (index: number) => around[(index + points) % points] ?? [0, 0];
  const curves = around.map((_, index) => {
    const [before, from, to, after] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ];
    const numbers = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    return `C${numbers.map(short).join(' ')}`;
  });
  const [startX, startY] = point(0);
  return `M${short(startX)} ${short(startY)}${curves.join('')}Z`;
}

/** `#rrggbb` towards white (above 0) or black (below 0), −1 to 1. */
export function shade(colour: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return `#${channels
    .map((value) =>
      Math.round(value + (target - value) * Math.abs(amount))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A filled outline with a darker edge, its own small shadow below and a light on top. */
export function lump(outline: string, colour: string, { shine = 0.28, edge = -0.25 } = {}): string {
  return (
    `<path d="${outline}" transform="translate(3 5)" fill="#2a1208" opacity=".22"/>` +
    `<path d="${outline}" fill="${colour}" stroke="${shade(colour, edge)}" stroke-width="1.6"/>` +
    `<path d="${outline}" transform="translate(-2 -3) scale(.62)" fill="#fff" opacity="${shine}"/>`
  );
}

/** Light that fades out: the soft spot of a wet or round surface. Needs no filter, which would cost half a second per picture. */
export const glow = ({ cx, cy, rx, ry }: Area, strength: number): string =>
  `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="url(#glow)" opacity="${strength}"/>`;

/** The same dish, smaller: where the food lies, away from the rim. */
export const inner = (area: Area, part: number): Area => ({
  ...area,
  rx: area.rx * part,
  ry: area.ry * part,
});

/** Small things strewn over a dish: sesame, pepper, chopped scallion. */
export const sprinkle = (area: Area, count: number, key: string, piece: string): string =>
  spots(area, count, key)
    .map((spot) => at(spot, piece))
    .join('');

export const sesame =
  '<ellipse rx="4.2" ry="2.4" fill="#f6e2b4" stroke="#c79f58" stroke-width=".7"/>';
export const blackSesame = '<ellipse rx="3.6" ry="2" fill="#2d2622"/>';
export const scallion =
  '<circle r="8" fill="none" stroke="#5da23c" stroke-width="4.5"/><circle r="8" fill="none" stroke="#b8dd8d" stroke-width="1.6"/>';
export const scallionLeaf =
  '<rect x="-15" y="-4" width="30" height="8" rx="4" fill="#4f9a3a"/><rect x="-13" y="-3" width="26" height="2.6" rx="1.3" fill="#a5d37c"/>';
export const chili =
  '<path d="M-11-4a12 7 0 1 0 22 4" fill="none" stroke="#d7281f" stroke-width="5" stroke-linecap="round"/>';
