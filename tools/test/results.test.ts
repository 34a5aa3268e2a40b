import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { members } from '../release/workspace.mjs';
import { inRoot } from '../support/paths.mjs';
import { countsIn, readResults } from './results.mjs';
import { steps, type Step } from './steps.mjs';

const home = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(home, { recursive: true }));

const result = (status: string, ...tags: string[]) => ({ status, tags });
const vitest = (passed: number, failed: number, ...others: ReturnType<typeof result>[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [{ assertionResults: others }],
});

test('what a run was told to leave out is no skipped test; any other is one', () => {
  expect(
    countsIn(vitest(1, 0, result('skipped', 'ci'), result('skipped'), result('passed'))),
  ).toMatchObject({ passed: 1, failed: 0, skipped: 1 });
});

test('what passed at the second try only has passed, and is named', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.e2e.ts',
    tests: [{ status }],
  });
  const report = {
    stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 0 },
    errors: [],
    suites: [{ specs: [spec('well', 'expected')], suites: [{ specs: [spec('late', 'flaky')] }] }],
  };
  expect(countsIn(report)).toMatchObject({ passed: 4, failed: 0, unsteady: ['a.e2e.ts: late'] });
});

/** A run of turbo: what each task ended with and reported. */
function ran(tasks: Record<string, [exitCode: number, report?: unknown]>, code = 0) {
  const step: Step = { name: 'unit', about: '', tasks: Object.keys(tasks) };
  const folder = mkdtempSync(join(home, 'run-'));
  const summary = Object.entries(tasks).map(([task, [exitCode, report]]) => {
    const directory = join(folder, task.replace(':', '-'));
    if (report) {
      mkdirSync(join(directory, 'test-results'), { recursive: true });
      writeFileSync(
        join(directory, 'test-results', `${task.replace(':', '-')}.json`),
        JSON.stringify(report),
      );
    }
    return {
      task,
      directory: relative(inRoot(), directory),
      execution: { exitCode, startTime: 1, endTime: 2 },
    };
  });
  mkdirSync(join(folder, 'runs'));
  writeFileSync(join(folder, 'runs/1.json'), JSON.stringify({ tasks: summary }));
  const [found] = readResults(join(folder, 'runs'), [step], code);
  return { passed: found?.passed, failed: found?.failed };
}

test('tests are added up, and a program is one check', () => {
  expect(ran({ test: [0, vitest(5, 0)], 'check:format': [0] })).toEqual({ passed: 6, failed: 0 });
});

test.each([
  ['a failed test', ran({ test: [1, vitest(4, 1)] }, 1)],
  ['a skipped test', ran({ test: [0, vitest(4, 0, result('skipped'))] })],
  ['a failure that no test tells', ran({ test: [1, vitest(4, 0)] }, 1)],
])('%s fails the step', (_, counts) => {
  expect(counts).toEqual({ passed: 4, failed: 1 });
});

test.each([
  ['no test at all', ran({ test: [0, vitest(0, 0)] })],
  ['tests without a report', ran({ test: [0] })],
  ['a program that failed', ran({ 'check:format': [1] }, 1)],
  ['turbo itself', ran({}, 1)],
])('%s is a failure', (_, counts) => {
  expect(counts).toEqual({ passed: 0, failed: 1 });
});

test('every task of a step is a script, and every script of tests is in a step', () => {
  const scripts = ['', 'tools', ...members.map(({ folder }) => folder)].flatMap((folder) =>
    Object.keys(JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).scripts ?? {}),
  );
  const tasks = steps.flatMap((step) => [...step.tasks, ...(step.allTasks ?? [])]);
  expect(tasks.filter((task) => !scripts.includes(task))).toEqual([]);
  const tests = scripts.filter((script) => script.startsWith('test:'));
  expect(
    tests.filter((script) => !['test:all', 'test:repository', ...tasks].includes(script)),
  ).toEqual([]);
});
