import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCounts } from './counts.mjs';
import { inRoot, root } from './paths.mjs';
import { readLog, runPnpmToLog, runToLog } from './run.mjs';
import { say } from './say.mjs';

/**
 * One program of a step. `bin` is in `node_modules/.bin` of `cwd`; `pnpm` goes through the
 * pinned pnpm.
 * `cores`: how many it keeps busy. `report` says which JSON report the program writes; without one
 * the program counts as one check. `without`: the tag of tests that it was told to leave out.
 * A step with `when` runs when asked for: with `npm run test:all`, or at night.
 * @typedef {{ bin: string, args: string[], cores: number, cwd?: string, env?: Record<string,
 * string>, report?: 'vitest' | 'playwright', without?: string | undefined }} Command
 * @typedef {{ force: boolean, all: boolean, scope: import('../test/scope.mjs').Scope }} Run
 * @typedef {{ name: string, about: string, when?: 'all' | 'nightly', of?: string,
 * needsBrowser?: 'full' | 'lean', needsCaddy?: boolean, needsEngines?: boolean,
 * commands: (run: Run) => Command[] }} Step
 */

/** @param {Command} command @param {string} report where the JSON report goes */
function argumentsFor(command, report) {
  if (command.report === 'vitest')
    return [
      ...command.args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
  if (command.report === 'playwright') return [...command.args, '--reporter=list,json'];
  return command.args;
}

/** @param {Command} command @param {string} base path of its log and report, without the ending */
async function runCommand(command, base) {
  const cwd = inRoot(command.cwd ?? '.');
  const report = `${base}.json`;
  rmSync(report, { force: true });
  const args = argumentsFor(command, report);
  const options = {
    cwd,
    env: {
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...command.env,
    },
  };
  const code = await (command.bin === 'pnpm'
    ? runPnpmToLog(args, `${base}.log`, { ...options, cwd: root })
    : runToLog(join(cwd, 'node_modules/.bin', command.bin), args, `${base}.log`, options));
  const counts = command.report
    ? readCounts(command.report, report, command.without)
    : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0, unsteady: [] };
  for (const test of counts.unsteady) say(`! passed only at the second try, mend it: ${test}`);
  const trouble = code !== 0 || counts.skipped > 0 || counts.passed === 0;
  return {
    passed: counts.passed,
    skipped: counts.skipped,
    failed: trouble ? Math.max(counts.failed, 1) : counts.failed,
  };
}

/**
 * Runs a step's commands side by side as the cores suffice, and prints one line for it; everything
 * that the first one wrote that failed. After a failure, here or in another step, no further
 * command begins.
 * @param {Step} step
 * @param {Run & { reports: string, browser?: string, withCores: ReturnType<typeof
 * import('./cores.mjs').coreKeeper>, run: { failed: boolean } }} options `browser`: the path of the
 * one that the step needs; `run`: what the steps know of each other
 */
export async function runStep(step, { reports, force, all, scope, browser, withCores, run }) {
  mkdirSync(reports, { recursive: true });
  let started = 0;
  const total = { passed: 0, failed: 0 };

  /** @param {Command} command @param {number} index */
  async function runNext(command, index) {
    if (run.failed) return;
    started ||= performance.now();
    const base = join(reports, `${step.name}-${index + 1}`);
    const result = await runCommand(
      browser ? { ...command, env: { ...command.env, CHROMIUM_PATH: browser } } : command,
      base,
    );
    total.passed += result.passed;
    total.failed += result.failed;
    if (result.failed === 0 || run.failed) return;
    run.failed = true;
    say(
      `${readLog(`${base}.log`)}\n$ ${command.bin} ${command.args.join(' ')}   (in ${command.cwd ?? '.'})`,
    );
    if (result.skipped > 0)
      say(`${result.skipped} tests were skipped; a skipped test counts as a failure.`);
  }

  await Promise.all(
    step
      .commands({ force, all, scope })
      .map((command, index) => withCores(command.cores, () => runNext(command, index))),
  );
  if (started === 0) return total;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(
    `${total.failed > 0 ? '✗' : '✓'} ${step.name.padEnd(14)} ${`${seconds} s`.padStart(8)}   ${total.passed} passed, ${total.failed} failed`,
  );
  return total;
}
