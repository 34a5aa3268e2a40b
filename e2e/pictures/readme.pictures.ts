import { SIZES } from '../pictures.config';
import { screens } from './scenes';
import { show, take, test } from './take';

/** The managers' first page and the map of seats on a desk, with a student's month before them. */
const SHOWN = [
  { name: 'admin-today', size: SIZES.desk, place: 'left: 60px; top: 40px; width: 1120px' },
  { name: 'admin-seats', size: SIZES.desk, place: 'left: 620px; top: 200px; width: 920px' },
  { name: 'student-meals', size: SIZES.phone, place: 'left: 120px; top: 180px; width: 330px' },
];

test('README', async ({ browser, origins, page, locale, timezoneId }) => {
  const parts = [];
  for (const { name, size, place } of SHOWN) {
    const scene = screens.find((one) => one.name === name);
    if (!scene) throw new Error(`no scene is called ${name}`);
    const context = await browser.newContext({ ...size, locale, timezoneId });
    const at = await context.newPage();
    await show(at, origins, scene);
    const png = await at.screenshot();
    parts.push(`<img style="${place}" src="data:image/png;base64,${png.toString('base64')}">`);
    await context.close();
  }
  await page.setContent(`<style>
    body { margin: 0; background: #dfe4ec }
    img { position: absolute;
      border-radius: 18px; box-shadow: 0 4px 24px #171c2647 }
  </style>${parts.join('')}`);
  await take(page, 'docs/images/overview.png', (picture) =>
    picture.png({ palette: true, quality: 90 }),
  );
});
