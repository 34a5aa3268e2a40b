import { shade, type Area } from './draw';

interface Recess {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

const places = ['left', 'main', 'right', 'rice', 'dessert', 'soup'] as const;
export type Place = (typeof places)[number];

/** The recesses of a Korean school tray, in pixels of the picture. */
const recesses: Readonly<Record<Place, Recess>> = {
  left: { x: 98, y: 142, width: 236, height: 250, radius: 52 },
  main: { x: 360, y: 142, width: 352, height: 250, radius: 52 },
  right: { x: 738, y: 142, width: 236, height: 250, radius: 52 },
  rice: { x: 98, y: 420, width: 326, height: 332, radius: 120 },
  dessert: { x: 450, y: 420, width: 172, height: 332, radius: 52 },
  soup: { x: 648, y: 420, width: 326, height: 332, radius: 163 },
};

const areaOf = ({ x, y, width, height }: Recess): Area => ({
  cx: x + width / 2,
  cy: y + height / 2,
  rx: width / 2 - 12,
  ry: height / 2 - 12,
});
const rect = ({ x, y, width, height, radius }: Recess, attributes: string, by = 0) =>
  `<rect x="${x + by}" y="${y + by}" width="${width - 2 * by}" height="${height - 2 * by}" rx="${radius - by}" ${attributes}/>`;

/** The tray with a dish in every recess. `dishes` draw into the area that they are given. */
export function tray(colour: string, dishes: Record<Place, (area: Area) => string>): string {
  const body: Recess = { x: 54, y: 98, width: 964, height: 700, radius: 86 };
  const holes = places.map((place) => {
    const recess = recesses[place];
    return (
      `<clipPath id="in-${place}">${rect(recess, '', 3)}</clipPath>${rect(recess, `fill="${shade(colour, -0.12)}"`)}${rect(recess, `fill="${shade(colour, -0.04)}"`, 7)}` +
      `<g clip-path="url(#in-${place})">${rect(recess, 'fill="url(#hollow)"', 7)}${dishes[place](areaOf(recess))}</g>` +
      rect(recess, `fill="none" stroke="${shade(colour, 0.55)}" stroke-width="3" opacity=".9"`, -1)
    );
  });
  // Many faint outlines over each other: a soft shadow without a filter.
  const shadow = Array.from({ length: 12 }, (_, index) =>
    rect(
      { ...body, x: body.x + 12, y: body.y + 24 },
      'fill="#1d120a" opacity=".045"',
      16 - index * 4,
    ),
  ).join('');
  return (
    shadow +
    rect(body, `fill="${shade(colour, -0.16)}"`) +
    rect({ ...body, y: body.y - 5 }, `fill="${colour}"`) +
    rect(
      { ...body, y: body.y - 5 },
      `fill="none" stroke="${shade(colour, 0.7)}" stroke-width="4"`,
      7,
    ) +
    holes.join('')
  );
}
