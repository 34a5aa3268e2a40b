import {
  at,
  blob,
  chili,
  glow,
  heap,
  inner,
  lump,
  scallionLeaf,
  sesame,
  shade,
  sprinkle,
  type Area,
} from './draw';

const sauce = ({ cx, cy, rx, ry }: Area, key: string, colour: string) =>
  `<path transform="translate(${cx} ${cy})" d="${blob(rx * 0.93, ry * 0.9, key, 0.09, 13)}" fill="${colour}"/>${glow({ cx, cy, rx, ry }, 0.25)}`;

/** Thin slices of stir-fried meat, lying over each other. */
const slices = (area: Area, key: string, colours: readonly string[]) =>
  heap(inner(area, 0.78), 30, key, (spot, index) => {
    const colour = colours[index % colours.length] ?? '#8a4a2a';
    return at(
      spot,
      `${lump(blob(45, 19, `${key}${index}`, 0.28, 10), colour, { shine: 0.13 })}<path d="M-28-4C-10-13 12 6 29-6" fill="none" stroke="${shade(colour, 0.45)}" stroke-width="3" stroke-linecap="round" opacity=".55"/>`,
    );
  });

const carrot =
  '<rect x="-22" y="-4.5" width="44" height="9" rx="3" fill="#ef8a2f" stroke="#c9681a" stroke-width="1"/>';
const onion =
  '<path d="M-24 5C-12-15 12-15 24 5" fill="none" stroke="#f7ead0" stroke-width="8" stroke-linecap="round" opacity=".9"/>';
const mushroom =
  '<path d="M-18 2a18 15 0 0 1 36 0q0 6-9 5l-2 17h-14l-2-17q-9 1-9-5Z" fill="#e9d3b1" stroke="#a77e51" stroke-width="2"/><path d="M-18 2a18 15 0 0 1 36 0q-18 8-36 0Z" fill="#9b6b42"/>';
const cube = (colour: string) =>
  lump('M-17-13Q-17-17-13-17H13Q17-17 17-13V13Q17 17 13 17H-13Q-17 17-17 13Z', colour);

/** One fried cutlet, cut into strips, with shredded cabbage. */
function cutlet({ cx, cy, rx, ry }: Area, key: string): string {
  const [width, height] = [rx * 0.7, ry * 0.76];
  const outline = blob(width, height, `${key}o`, 0.06, 14);
  const crumbs = sprinkle(
    { cx: 0, cy: 0, rx: width, ry: height },
    190,
    `${key}r`,
    '<circle r="3.4" fill="#efb95c"/><circle cx="1.2" cy="1.2" r="2" fill="#a8631f"/>',
  );
  const cuts = [-0.58, -0.2, 0.2, 0.58].map((place) => {
    const length = height * Math.sqrt(1 - place * place) * 0.96;
    return `<path d="M${place * width - 7} ${-length}L${place * width + 7} ${length}" stroke="#6d3a0e" stroke-width="6" opacity=".75"/><path d="M${place * width - 3} ${-length + 6}L${place * width + 11} ${length - 6}" stroke="#fbe7c2" stroke-width="3.4" opacity=".8"/>`;
  });
  const cabbage = heap(
    { cx: cx + rx * 0.62, cy, rx: rx * 0.34, ry: ry * 0.78 },
    70,
    `${key}c`,
    (spot, index) =>
      at(
        spot,
        `<path d="M-24 3Q0-10 24 3" fill="none" stroke="${['#c3dc96', '#e4f0c4', '#f4f8e2'][index % 3]}" stroke-width="5" stroke-linecap="round"/>`,
      ),
  );
  const drizzle = `<g fill="none" stroke-linecap="round"><path d="M${-width * 0.8} 14q36-44 70 0t70 0t56-4" stroke="#4f1f0d" stroke-width="22" opacity=".93"/><path d="M${-width * 0.78} 6q36-42 68 0t66 0" stroke="#b3714c" stroke-width="4" opacity=".8"/></g>`;
  return `${cabbage}<g transform="translate(${cx - rx * 0.2} ${cy})"><path d="${outline}" transform="translate(5 9)" opacity=".24"/><path d="${outline}" fill="#c47d2b" stroke="#8a5115" stroke-width="2.4"/>${crumbs}${cuts.join('')}${drizzle}</g>`;
}

function mackerel({ cx, cy, rx, ry }: Area, key: string): string {
  const fillet = (y: number, index: number) =>
    `<g transform="translate(${cx - 14} ${y}) rotate(${index === 0 ? -4 : 3})"><path d="M-128 0C-96-52 40-58 122-12Q132-2 122 9C40 46-92 48-128 0Z" transform="translate(4 8)" opacity=".25"/><path d="M-128 0C-96-52 40-58 122-12Q132-2 122 9C40 46-92 48-128 0Z" fill="#b9824a" stroke="#7c4e23" stroke-width="2"/><path d="M-122-4C-90-48 40-54 120-12C60-22-60-22-122-4Z" fill="#4c5d6a"/>${[-84, -46, -8, 30, 68].map((x) => `<path d="M${x}-30q14 16 6 56" fill="none" stroke="#5d3413" stroke-width="6" stroke-linecap="round" opacity=".75"/>`).join('')}<path d="M-100-16C-60-40 20-44 84-24" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"/></g>`;
  const lemon = `<g transform="translate(${cx + rx * 0.78} ${cy + ry * 0.25})"><circle r="33" fill="#f2c92e"/><circle r="28" fill="#fdf3b8"/>${[0, 60, 120, 180, 240, 300].map((turn) => `<path transform="rotate(${turn})" d="M0-3L9-22Q0-27-9-22Z" fill="#f6d94f"/>`).join('')}</g>`;
  return (
    fillet(cy - ry * 0.36, 0) +
    fillet(cy + ry * 0.42, 1) +
    lemon +
    sprinkle(inner({ cx, cy, rx, ry }, 0.5), 7, key, scallionLeaf)
  );
}

const noodles = (area: Area, key: string) =>
  heap(inner(area, 0.74), 58, key, (spot, index) =>
    at(
      spot,
      `<path d="M-46 ${8 - (index % 3) * 8}C-18-30 14 32 46-6" fill="none" stroke="${['#8d6236', '#a87b48', '#c19a65'][index % 3]}" stroke-width="6.5" stroke-linecap="round" opacity=".92"/><path d="M-40 4C-16-26 12 28 40-8" fill="none" stroke="#f0d9ab" stroke-width="1.6" opacity=".6"/>`,
    ),
  );

export const mains = {
  spicyPork: (area: Area, key: string) =>
    sauce(area, key, '#8c2a12') +
    slices(area, key, ['#b23a1c', '#c4502a', '#9c3115', '#b5462a']) +
    heap(inner(area, 0.7), 6, `${key}o`, (spot) => at(spot, onion)) +
    sprinkle(inner(area, 0.75), 12, `${key}l`, scallionLeaf) +
    sprinkle(inner(area, 0.8), 34, `${key}s`, sesame),
  bulgogi: (area: Area, key: string) =>
    sauce(area, key, '#5b3416') +
    slices(area, key, ['#7b4a27', '#8c5833', '#6c3e1f', '#936239']) +
    heap(inner(area, 0.7), 4, `${key}m`, (spot) => at(spot, mushroom)) +
    sprinkle(inner(area, 0.75), 9, `${key}c`, carrot) +
    sprinkle(inner(area, 0.75), 8, `${key}l`, scallionLeaf) +
    sprinkle(inner(area, 0.8), 34, `${key}s`, sesame),
  cutlet,
  mackerel,
  sweetChicken: (area: Area, key: string) =>
    sauce(area, key, '#7d2410') +
    heap(inner(area, 0.76), 19, key, (spot, index) =>
      at(
        spot,
        lump(
          blob(33, 28, `${key}${index}`, 0.18),
          ['#c4461d', '#d35c25', '#b53c18'][index % 3] ?? '#c4461d',
          { shine: 0.34 },
        ),
      ),
    ) +
    sprinkle(inner(area, 0.8), 46, `${key}s`, sesame) +
    sprinkle(inner(area, 0.7), 5, `${key}c`, chili),
  curry: (area: Area, key: string) =>
    sauce(area, key, '#c58a1e') +
    heap(inner(area, 0.74), 22, key, (spot, index) =>
      at(spot, cube(['#f1d484', '#ef8a2f', '#f1d484', '#8a5a34'][index % 4] ?? '#f1d484')),
    ) +
    sprinkle(
      inner(area, 0.78),
      18,
      `${key}p`,
      '<circle r="8.5" fill="#77ad42"/><circle cx="-3" cy="-3" r="2.6" fill="#fff" opacity=".5"/>',
    ),
  japchae: (area: Area, key: string) =>
    sauce(area, key, '#74502c') +
    noodles(area, key) +
    sprinkle(inner(area, 0.72), 13, `${key}c`, carrot) +
    sprinkle(
      inner(area, 0.72),
      13,
      `${key}g`,
      '<path d="M-24 0Q0-12 24 2" fill="none" stroke="#2f6b33" stroke-width="7" stroke-linecap="round"/>',
    ) +
    heap(inner(area, 0.66), 4, `${key}m`, (spot) => at(spot, mushroom)) +
    sprinkle(inner(area, 0.8), 36, `${key}s`, sesame),
  riceCakes: (area: Area, key: string) =>
    sauce(area, key, '#c23a17') +
    heap(inner(area, 0.74), 20, key, (spot) =>
      at(
        spot,
        '<rect x="-38" y="-11" width="80" height="28" rx="13" opacity=".22"/><rect x="-40" y="-15" width="80" height="28" rx="13" fill="#f3b18c" stroke="#cf6a3c" stroke-width="1.8"/><rect x="-30" y="-11" width="58" height="7" rx="3.5" fill="#fff" opacity=".55"/>',
      ),
    ) +
    heap(inner(area, 0.62), 5, `${key}f`, (spot) =>
      at(
        spot,
        '<path d="M-26 20L0-24L26 20Z" fill="#e0b273" stroke="#b07b38" stroke-width="2" stroke-linejoin="round"/>',
      ),
    ) +
    sprinkle(inner(area, 0.72), 10, `${key}l`, scallionLeaf) +
    sprinkle(inner(area, 0.8), 24, `${key}s`, sesame),
};
