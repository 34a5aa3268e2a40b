import { at, blob, heap, inner, lump, sesame, shade, sprinkle, type Area } from './draw';

const bed = ({ cx, cy, rx, ry }: Area, key: string, colour: string) =>
  `<path transform="translate(${cx} ${cy})" d="${blob(rx * 0.86, ry * 0.84, key, 0.1, 12)}" fill="${colour}" opacity=".85"/>`;
const strands = (
  area: Area,
  count: number,
  key: string,
  colours: readonly string[],
  width: number,
  end = '',
) =>
  heap(inner(area, 0.68), count, key, (spot, index) => {
    const colour = colours[index % colours.length] ?? '#ffffff';
    return at(
      spot,
      `<path d="M-34 6C-12-18 12 18 34-6" fill="none" stroke="${shade(colour, -0.3)}" stroke-width="${width + 2.4}" stroke-linecap="round"/><path d="M-34 6C-12-18 12 18 34-6" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>${end}`,
    );
  });

const leaf = (key: string, index: number) =>
  `${lump(blob(40, 22, key, 0.36, 12), ['#cf3f22', '#de5b31', '#b9341c'][index % 3] ?? '#cf3f22', { shine: 0.12 })}<path d="M-30 2Q0-9 30 3" fill="none" stroke="#f9dfba" stroke-width="${index % 2 === 0 ? 10 : 6}" stroke-linecap="round" opacity=".82"/>`;
const cube = (colour: string) =>
  lump('M-19-15Q-19-19-15-19H15Q19-19 19-15V15Q19 19 15 19H-15Q-19 19-19 15Z', colour);
const roll =
  '<ellipse cx="3" cy="6" rx="31" ry="37" opacity=".2"/><ellipse rx="31" ry="37" fill="#f5c83c" stroke="#d39a1c" stroke-width="2.2"/><path d="M0 3C9-3 12 9 0 14S-20 0-6-14 24-4 19 15-12 34-21 12" fill="none" stroke="#e0a424" stroke-width="4" stroke-linecap="round"/><circle cx="-9" cy="-9" r="3.4" fill="#ee7a2b"/><circle cx="8" cy="9" r="3.4" fill="#58a03c"/><circle cx="12" cy="-15" r="3" fill="#58a03c"/>';
const moon =
  '<path d="M-46-22A46 46 0 0 0 46-22Z" transform="translate(3 6)" opacity=".2"/><path d="M-46-22A46 46 0 0 0 46-22Z" fill="#f8d93f" stroke="#d6a90f" stroke-width="2.2"/><path d="M-38-18A38 38 0 0 0 38-18" fill="none" stroke="#fdf1a6" stroke-width="5"/><path d="M-24-12A26 26 0 0 0 24-12" fill="none" stroke="#eec525" stroke-width="2.4"/>';
const anchovy =
  '<path d="M-24 0Q0-13 24 0Q0 8-24 0Z" fill="#a98a58" stroke="#6d5330" stroke-width="1.2"/><path d="M-18-1Q0-8 18-1" fill="none" stroke="#e8dcc0" stroke-width="3"/><circle cx="18" cy="-1" r="1.8" fill="#2b2018"/>';
const peanut =
  '<ellipse rx="12" ry="8.5" fill="#e0b67c" stroke="#b5874a" stroke-width="1.4"/><ellipse cx="-3" cy="-3" rx="4.5" ry="2" fill="#fff" opacity=".5"/>';
const fishCake =
  '<rect x="-36" y="-8" width="74" height="22" rx="5" opacity=".18"/><rect x="-38" y="-12" width="74" height="22" rx="5" fill="#e3b877" stroke="#b1803e" stroke-width="1.8"/><path d="M-30-6h56" stroke="#f7e0b4" stroke-width="3.4" stroke-linecap="round"/>';
const floret =
  '<rect x="-7" y="8" width="14" height="24" rx="6" fill="#9cc46a"/><circle cx="-14" cy="2" r="15" fill="#3f8a3a"/><circle cx="14" cy="2" r="15" fill="#3a8136"/><circle cy="-11" r="17" fill="#4c9a43"/><circle cx="-9" cy="-9" r="3" fill="#86c169"/><circle cx="7" cy="-15" r="3" fill="#86c169"/><circle cx="15" cy="-1" r="2.6" fill="#86c169"/>';

/** Slices laid overlapping in rows, as a kitchen does it. */
const rows = (
  { cx, cy }: Area,
  piece: string,
  { lines, perLine, gap, size = 1 }: { lines: number; perLine: number; gap: number; size?: number },
) =>
  Array.from({ length: lines * perLine }, (_, index) => {
    const [line, column] = [
      Math.floor(index / perLine) - (lines - 1) / 2,
      (index % perLine) - (perLine - 1) / 2,
    ];
    return at(
      {
        x: cx + column * gap + line * 8,
        y: cy + line * (160 / lines),
        turn: line * 6 + column * 5,
        size,
      },
      piece,
    );
  }).join('');

export const sides = {
  kimchi: (area: Area, key: string) =>
    bed(area, key, '#a52c14') +
    heap(inner(area, 0.62), 15, key, (spot, index) => at(spot, leaf(`${key}${index}`, index))),
  radishKimchi: (area: Area, key: string) =>
    bed(area, key, '#b5361a') +
    heap(inner(area, 0.68), 17, key, (spot, index) =>
      at(spot, cube(['#d94a26', '#e36a3f', '#c93c1c'][index % 3] ?? '#d94a26')),
    ),
  spinach: (area: Area, key: string) =>
    bed(area, key, '#1f4a24') +
    strands(area, 34, key, ['#2f7034', '#3f8742', '#26602c'], 11) +
    sprinkle(inner(area, 0.7), 24, `${key}s`, sesame),
  sprouts: (area: Area, key: string) =>
    bed(area, key, '#d9c987') +
    strands(
      area,
      34,
      key,
      ['#f7f0cf', '#fbf6de', '#efe5b8'],
      5.5,
      '<ellipse cx="36" cy="-8" rx="10" ry="7" fill="#e6c350" stroke="#b9962c" stroke-width="1.2"/>',
    ) +
    sprinkle(inner(area, 0.6), 12, `${key}s`, sesame),
  eggRoll: (area: Area) => rows(area, roll, { lines: 2, perLine: 3, gap: 60, size: 1.05 }),
  pickledRadish: (area: Area) => rows(area, moon, { lines: 3, perLine: 4, gap: 34, size: 0.92 }),
  anchovies: (area: Area, key: string) =>
    bed(area, key, '#7a5527') +
    heap(inner(area, 0.7), 46, key, (spot) => at(spot, anchovy)) +
    heap(inner(area, 0.62), 9, `${key}p`, (spot) => at(spot, peanut)) +
    sprinkle(inner(area, 0.7), 24, `${key}s`, sesame),
  fishCakes: (area: Area, key: string) =>
    bed(area, key, '#a8742f') +
    heap(inner(area, 0.62), 14, key, (spot) => at(spot, fishCake)) +
    sprinkle(
      inner(area, 0.66),
      8,
      `${key}c`,
      '<rect x="-18" y="-4" width="36" height="8" rx="3" fill="#ef8a2f"/>',
    ) +
    sprinkle(inner(area, 0.7), 20, `${key}s`, sesame),
  potatoes: (area: Area, key: string) =>
    bed(area, key, '#6b3d14') +
    heap(inner(area, 0.68), 16, key, (spot, index) =>
      at(spot, cube(['#d69a3f', '#c5842c', '#e0ab57'][index % 3] ?? '#d69a3f')),
    ) +
    sprinkle(inner(area, 0.7), 26, `${key}s`, sesame),
  broccoli: (area: Area, key: string) =>
    heap(inner(area, 0.6), 8, key, (spot) =>
      at({ ...spot, turn: spot.turn / 6, size: spot.size * 1.35 }, floret),
    ) +
    `<circle cx="${area.cx + area.rx * 0.62}" cy="${area.cy + area.ry * 0.6}" r="27" fill="#c22f18"/><ellipse cx="${area.cx + area.rx * 0.56}" cy="${area.cy + area.ry * 0.5}" rx="11" ry="6" fill="#fff" opacity=".4"/>`,
};
