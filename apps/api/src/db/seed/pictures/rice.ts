import { at, blob, blackSesame, glow, inner, shade, spots, sprinkle, type Area } from './draw';

/** A mound of single grains. */
function mound(
  { cx, cy, rx, ry }: Area,
  key: string,
  colours: readonly [string, ...string[]],
): string {
  const body = blob(rx * 0.92, ry * 0.92, key, 0.05, 14);
  const grains = spots({ cx, cy, rx: rx * 0.93, ry: ry * 0.93 }, 330, key).map((spot, index) => {
    const colour = colours[index % colours.length] ?? colours[0];
    return at(
      spot,
      `<ellipse rx="10" ry="4.6" fill="${colour}" stroke="${shade(colour, -0.13)}" stroke-width=".9"/>`,
    );
  });
  return (
    `<g transform="translate(${cx} ${cy})"><path d="${body}" transform="translate(4 9)" fill="#3b2a1a" opacity=".16"/><path d="${body}" fill="${shade(colours[0], -0.06)}"/></g>` +
    grains.join('') +
    glow({ cx: cx - rx * 0.2, cy: cy - ry * 0.26, rx: rx * 0.7, ry: ry * 0.6 }, 0.55)
  );
}

const bean =
  '<ellipse rx="11" ry="8" fill="#5d2a3c"/><ellipse cx="-3" cy="-3" rx="4" ry="2" fill="#fff" opacity=".35"/>';
const pea =
  '<circle r="9" fill="#7fb94c"/><circle cx="-3" cy="-3" r="3" fill="#fff" opacity=".45"/>';
const barley =
  '<ellipse rx="9" ry="6" fill="#d9bd8b" stroke="#a98a55" stroke-width="1"/><path d="M-7 0h14" stroke="#8f7243" stroke-width="1"/>';

export const rices = {
  white: (area: Area, key: string) => mound(area, key, ['#fdfbf4', '#fffef9', '#f7f2e6']),
  sesame: (area: Area, key: string) =>
    mound(area, key, ['#fdfbf4', '#fffef9', '#f7f2e6']) +
    sprinkle(inner(area, 0.3), 34, `${key}s`, blackSesame),
  black: (area: Area, key: string) =>
    mound(area, key, ['#cdb9cb', '#b79fb8', '#dccbd8', '#8d6f92']),
  beans: (area: Area, key: string) =>
    mound(area, key, ['#f6eee6', '#fbf6ee', '#eadfd6']) +
    sprinkle(inner(area, 0.75), 14, `${key}b`, bean) +
    sprinkle(inner(area, 0.7), 7, `${key}p`, pea),
  barley: (area: Area, key: string) =>
    mound(area, key, ['#f5ecd9', '#faf4e6', '#ebdfc6']) +
    sprinkle(inner(area, 0.85), 60, `${key}y`, barley),
};
