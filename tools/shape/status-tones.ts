import { files, linesWith, sources, textOf } from './files';

const HOME = 'packages/app-kit/src/status/';
const inApps = (file: string) => /^(apps|packages\/app-kit)\//.test(file) && !file.startsWith(HOME);

/** Tables in pages that give a status its meaning; the one in `app-kit/status` has them all. */
export const ownMappings = (): string[] =>
  linesWith(/Record<.*\b(Meaning|Tone)\b.*>/, sources.filter(inApps));

const STATUS = /\[data-(status|state|mark|look)=/;
const TONE = /var\(--color-(success|warning|danger|info)(-tint)?\)/;

/** Style rules that give a status a colour, instead of the class of its meaning. */
export const ownColours = (): string[] =>
  files
    .filter((file) => /^apps\/.*\.css$/.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
        .filter(([, selector = '', body = '']) => STATUS.test(selector) && TONE.test(body))
        .map(([, selector = '']) => `${file}  ${selector.trim()}`),
    );
