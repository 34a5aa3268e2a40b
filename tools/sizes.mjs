// `npm run sizes`: the JavaScript that the apps really load, the student app's beside a floor app
// built in the same run with the same settings.
import './support/node-version.mjs';
import { buildFloor } from './sizes/build-floor.mjs';
import { measureManagerLogin, measureManagerPages } from './sizes/manager-scenes.mjs';
import {
  measureFloor,
  measureGuardianPage,
  measureLogin,
  measureMealPage,
} from './sizes/scenes.mjs';
import { serveFolder } from './support/serve-folder.mjs';
import { build } from './support/build.mjs';
import { launchChromium } from './support/chromium.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runMain, say } from './support/say.mjs';
import { startBuiltServer } from './support/server.mjs';

// A tenth above the last measurement, to notice a jump; docs/performance.md has the details.

/** How much of the floor's gzip size each may weigh. */
const LIMITS = { login: 0.95, meals: 1.75 };

/** Bytes of gzip that the guardians’ page loads. */
const GUARDIAN_LIMIT = 143_000;

/** What managers load: files or requests, and bytes of gzip. */
const MANAGER_LIMITS = {
  login: { requests: 11, gzip: 110_000 },
  page: { files: 22, gzip: 306_000 },
};

const kilo = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

/**
 * @param {string} name
 * @param {import('./sizes/loaded-scripts.mjs').Weight} weight
 * @param {string} ratio
 */
const row = (name, weight, ratio) =>
  say(
    `${name.padEnd(42)}${String(weight.files).padStart(6)}${kilo(weight.raw)}${kilo(weight.gzip)}${kilo(weight.brotli)}   ${ratio}`,
  );

await runMain(async () => {
  await ensureInstalled();
  await build(['student', 'admin', 'api']);
  const floorFolder = await buildFloor();
  const [server, floorServer, browser] = [
    await startBuiltServer(),
    await serveFolder(floorFolder),
    await launchChromium(),
  ];
  try {
    const floor = await measureFloor(browser, floorServer.origin);
    const login = await measureLogin(browser, server.student);
    const meals = await measureMealPage(browser, server.student);
    const loginRatio = login.usable.gzip / floor.gzip;
    const mealsRatio = meals.gzip / floor.gzip;

    say(
      `\n${'JavaScript loaded until usable'.padEnd(42)}${'files'.padStart(6)}${'raw'.padStart(10)}${'gzip -9'.padStart(10)}${'brotli'.padStart(10)}   of the floor`,
    );
    row('floor: react, router, query, axios, dayjs', floor, '1.00');
    row(
      'student login: a number can be typed',
      login.usable,
      `${loginRatio.toFixed(2)}   limit ${LIMITS.login.toFixed(2)}`,
    );
    row(
      '  … and the name dialog has answered',
      login.answered,
      (login.answered.gzip / floor.gzip).toFixed(2),
    );
    row(
      'meal page: a day ticked and saved',
      meals,
      `${mealsRatio.toFixed(2)}   limit ${LIMITS.meals.toFixed(2)}`,
    );

    const guardian = await measureGuardianPage(browser, server.student);
    row('guardians’ page', guardian, `limit ${kilo(GUARDIAN_LIMIT).trim()}`);

    const managerLogin = await measureManagerLogin(browser, server.admin);
    const managerPages = await measureManagerPages(browser, server.admin);
    const { login: entry, page: inside } = MANAGER_LIMITS;
    say('');
    row(
      'managers’ login: a name can be typed',
      managerLogin.usable,
      `${managerLogin.requests} requests   limits ${entry.requests}, ${kilo(entry.gzip).trim()}`,
    );
    for (const { path, weight } of managerPages)
      row(path, weight, `limits ${inside.files}, ${kilo(inside.gzip).trim()}`);

    const over =
      loginRatio > LIMITS.login ||
      mealsRatio > LIMITS.meals ||
      guardian.gzip > GUARDIAN_LIMIT ||
      managerLogin.requests > entry.requests ||
      managerLogin.usable.gzip > entry.gzip ||
      managerPages.some(({ weight }) => weight.files > inside.files || weight.gzip > inside.gzip);
    say(over ? '\nOver the limit.' : '\nWithin the limits.');
    return over ? 1 : 0;
  } finally {
    await browser.close();
    await floorServer.stop();
    await server.stop();
  }
});
