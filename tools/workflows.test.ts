// What the workflows promise: nothing that can change behind our back, no right that a job does not
// need, and no secret where tests run.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './support/paths.mjs';

const folder = inRoot('.github/workflows');
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, 'utf8'),
}));
/** The jobs of a workflow, each as it is written. */
const jobsOf = (text: string) =>
  (text.split(/^jobs:\n/m)[1] ?? '')
    .split(/^(?= {2}[\w-]+:\n)/m)
    .filter((job) => /^ {2}[\w-]+:$/m.test(job));

test.each(workflows)('$name takes every action by its digest', ({ text }) => {
  const used = [...text.matchAll(/uses: (?!\.\/)(\S+)(.*)/g)];
  for (const [line, action = '', note = ''] of used) {
    expect(action, line).toMatch(/@[0-9a-f]{40}$/);
    expect(note, line).toMatch(/^ # v\d+\.\d+\.\d+$/);
  }
});

test.each(workflows)('$name gives each job its own rights', ({ text }) => {
  if (text.includes('uses: ./.github/workflows/')) return;
  expect(text).toMatch(/^permissions: \{\}$/m);
  for (const job of jobsOf(text)) expect(job).toMatch(/^ {4}permissions:/m);
});

test.each(workflows)(
  '$name runs tests without a secret, a right to write or a kept token',
  ({ text }) => {
    for (const job of jobsOf(text).filter((each) => /npm test|\.ci\/run/.test(each))) {
      expect(job).not.toMatch(/secrets\.|github\.token|environment:/);
      expect(job).toMatch(/^ {4}permissions:\n {6}contents: read\n(?! {6})/m);
      expect(job).toContain('persist-credentials: false');
    }
  },
);
