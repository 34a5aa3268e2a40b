import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, root } from '../support/paths.mjs';

/** Every file that is in the repository or about to be, relative to its root. */
export const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
)
  .split('\0')
  .filter((file) => file !== '' && existsSync(inRoot(file)));

const texts = new Map<string, string>();
export function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(inRoot(file), 'utf8');
  texts.set(file, text);
  return text;
}

const isCode = (file: string) => /\.(ts|tsx|mjs|cjs)$/.test(file);

/** Tests of any kind and what only they use. */
export const isTest = (file: string) =>
  /\.(test|test-d|stories|e2e)\.tsx?$|\/testing\/|^e2e\/|^tools\/|\/storybook\//.test(file);

export const code = files.filter(isCode);
export const tests = code.filter((file) => /\.(test|e2e|stories)\.tsx?$/.test(file));

/** What is delivered: the sources of the apps and packages, without their tests. */
export const sources = code.filter(
  (file) =>
    /^(apps|packages)\/[^/]+\/src\//.test(file) && !isTest(file) && !/\/migrations\//.test(file),
);

/** `file:line  text` of every line that matches. */
export function linesWith(pattern: RegExp, inFiles: string[]): string[] {
  return inFiles.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}  ${line.trim()}`] : [],
      ),
  );
}
