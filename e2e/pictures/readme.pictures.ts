import { SIZES } from '../pictures.config';
import { screens } from './scenes';
import { show, take, test } from './take';

/** The manager's list on a desk with the student's phone before it. */
const SHOWN = [
  { name: 'admin-list', size: SIZES.desk, place: 'left: 280px; top: 60px; width: 1280px' },
  { name: 'student-meals', size: SIZES.phone, place: 'left: 60px; top: 60px; width: 370px' },
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
    img { position: absolute; height: 800px; object-fit: cover; object-position: top;
      border-radius: 18px; box-shadow: 0 4px 24px #171c2647 }
  </style>${parts.join('')}`);
  await take(page, 'docs/images/overview.png', (picture) =>
    picture.png({ palette: true, quality: 90 }),
  );
});
