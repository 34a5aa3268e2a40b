import { at, spots, type Area } from './draw';

const group = (
  area: Area,
  drawings: readonly [x: number, y: number, turn: number, size: number, drawing: string][],
) =>
  drawings
    .map(([x, y, turn, size, drawing]) =>
      at({ x: area.cx + x, y: area.cy + y, turn, size }, drawing),
    )
    .join('');

const mandarin =
  '<ellipse cx="4" cy="10" rx="54" ry="50" opacity=".22"/><ellipse rx="54" ry="50" fill="#f28a1e"/><ellipse cx="-16" cy="-18" rx="24" ry="16" fill="#ffc56e" opacity=".7"/><path d="M-4-44q4-9 10-2" fill="none" stroke="#6b7d2a" stroke-width="6" stroke-linecap="round"/><path d="M4-46C16-74 46-72 54-58 38-44 18-42 4-46Z" fill="#4f8f3a"/><path d="M10-48C24-60 38-60 48-58" fill="none" stroke="#9cc878" stroke-width="2"/>' +
  [
    [-22, 10],
    [4, 22],
    [24, 2],
    [-4, -2],
    [-30, -8],
    [18, -20],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.8" fill="#c96708"/>`)
    .join('');
const apple =
  '<path d="M-58-20Q-48 44 0 44T58-20Q0-4-58-20Z" transform="translate(3 9)" opacity=".22"/><path d="M-58-20Q-48 44 0 44T58-20Q0-4-58-20Z" fill="#cc2730" stroke="#98161f" stroke-width="2"/><path d="M-54-19Q-42 26 0 26T54-19Q0-4-54-19Z" fill="#fdf4d3"/><path d="M-30-13Q-18 4 0 4T30-13Q0-5-30-13Z" fill="#efe0ac"/><ellipse cx="-9" cy="-4" rx="3.6" ry="6.4" transform="rotate(26)" fill="#5b3216"/><ellipse cx="9" cy="-4" rx="3.6" ry="6.4" transform="rotate(-26)" fill="#5b3216"/>';
const strawberry =
  '<path d="M0 56C-46 26-50-26-18-34 0-40 0-40 18-34 50-26 46 26 0 56Z" transform="translate(4 7)" opacity=".22"/><path d="M0 56C-46 26-50-26-18-34 0-40 0-40 18-34 50-26 46 26 0 56Z" fill="#dc2a36"/><path d="M-30-8C-28-24-14-28-6-28" fill="none" stroke="#ff9aa0" stroke-width="7" stroke-linecap="round"/>' +
  [
    [-16, 4],
    [4, -8],
    [18, 8],
    [-6, 20],
    [12, 28],
    [-24, -14],
    [24, -14],
    [0, 40],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="2.4" ry="3.8" fill="#fbe08a"/>`)
    .join('') +
  '<path d="M0-34L-34-44-16-30-30-18-6-28 0-12 6-28 30-18 16-30 34-44Z" fill="#4d9a3f"/><path d="M0-34q2-14 10-18" fill="none" stroke="#4d9a3f" stroke-width="6" stroke-linecap="round"/>';
const watermelon =
  '<path d="M-60-30H60A60 66 0 0 1-60-30Z" transform="translate(4 8)" opacity=".22"/><path d="M-60-30H60A60 66 0 0 1-60-30Z" fill="#2f7d3b"/><path d="M-54-30H54A54 58 0 0 1-54-30Z" fill="#e9f3cf"/><path d="M-49-30H49A49 52 0 0 1-49-30Z" fill="#ee4a52"/>' +
  [
    [-26, -16],
    [0, -18],
    [26, -16],
    [-13, 0],
    [14, 0],
    [0, 14],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="3.2" ry="5.4" fill="#2b1a16"/>`)
    .join('');
const yogurt =
  '<rect x="-36" y="-58" width="76" height="128" rx="16" opacity=".2"/><path d="M-30-62H30L36-34Q42-24 42-8V52Q42 66 28 66H-28Q-42 66-42 52V-8Q-42-24-36-34Z" fill="#fbf7ee" stroke="#ddd2bd" stroke-width="2.4"/><rect x="-33" y="-74" width="66" height="17" rx="5" fill="#cf4436"/><rect x="-42" y="-6" width="84" height="44" fill="#f6c6c0"/><circle cy="16" r="15" fill="#e2596a"/><path d="M0 6q8-9 13-4" fill="none" stroke="#4d9a3f" stroke-width="4" stroke-linecap="round"/><rect x="-34" y="-30" width="9" height="82" rx="4.5" fill="#fff" opacity=".75"/>';

const grapes = (area: Area, key: string) =>
  `<path d="M${area.cx} ${area.cy - 92}q6-22 22-26" fill="none" stroke="#7a5a2e" stroke-width="7" stroke-linecap="round"/>${spots(
    { ...area, rx: 56, ry: 88 },
    21,
    key,
  )
    .toSorted((a, b) => a.y - b.y)
    .map((spot) =>
      at(
        { ...spot, turn: 0, size: 1 },
        '<circle cx="2" cy="4" r="20" opacity=".22"/><circle r="20" fill="#6b3f8c"/><circle r="20" fill="none" stroke="#4c2a68" stroke-width="1.6"/><circle cx="-6" cy="-7" r="6" fill="#d7bdea" opacity=".8"/>',
      ),
    )
    .join('')}`;

export const desserts = {
  mandarins: (area: Area) =>
    group(area, [
      [6, -68, -8, 0.98, mandarin],
      [-4, 62, 14, 1.04, mandarin],
    ]),
  apple: (area: Area) =>
    group(area, [
      [0, -86, -14, 1.1, apple],
      [4, 0, 8, 1.1, apple],
      [-2, 84, -6, 1.1, apple],
    ]),
  strawberries: (area: Area) =>
    group(area, [
      [-22, -78, -18, 0.95, strawberry],
      [26, -4, 22, 0.95, strawberry],
      [-16, 76, -6, 1, strawberry],
    ]),
  watermelon: (area: Area) =>
    group(area, [
      [0, -58, -8, 1.08, watermelon],
      [0, 62, 6, 1.08, watermelon],
    ]),
  yogurt: (area: Area) => group(area, [[0, 4, -9, 1.28, yogurt]]),
  grapes,
};
