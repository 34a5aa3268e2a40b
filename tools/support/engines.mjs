import { apt, canUseApt, onPath } from './apt.mjs';
import { Plain } from './say.mjs';

/** The other browsers of the `engines` step, as Debian has them: programs and their packages. */
const PROGRAMS = {
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  screen: { names: ['xvfb-run'], package: 'xvfb' },
  screenRights: { names: ['xauth'], package: 'xauth' },
};

/** @typedef {keyof typeof PROGRAMS} Program */

/** @param {Program} program */
export const findEngine = (program) => PROGRAMS[program].names.map(onPath).find(Boolean);

/** Installs what is missing, or says what to install: a browser that is not there is no success. */
export function ensureEngines() {
  const missing = () =>
    Object.entries(PROGRAMS)
      .filter(([, { names }]) => !names.some(onPath))
      .map(([, program]) => program.package);
  if (missing().length > 0 && canUseApt()) apt(missing());
  if (missing().length > 0)
    throw new Plain(
      `The step "engines" needs Firefox and WebKitGTK with its driver. Debian, as root:\n  apt-get install ${missing().join(' ')}`,
    );
}
