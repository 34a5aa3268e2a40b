import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { inRoot } from './paths.mjs';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('SIGTERM ends what a command started as well, also where something between passes no signal on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'));
  const pidFile = join(folder, 'pid');
  const work = `require('fs').writeFileSync('${pidFile}', String(process.pid)); setInterval(() => {}, 1000)`;
  // As turbo's starter does: it waits for its program without listening to anything.
  const between = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}])`;
  const command = `import { runToLog } from ${JSON.stringify(inRoot('tools/support/run.mjs'))};
    await runToLog(process.execPath, ['-e', ${JSON.stringify(between)}], ${JSON.stringify(join(folder, 'log'))});`;
  const tool = spawn(process.execPath, ['--input-type=module', '-e', command]);
  const ended = once(tool, 'exit');
  await vi.waitUntil(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '', 30_000);
  const worker = Number(readFileSync(pidFile, 'utf8'));
  expect(isAlive(worker)).toBe(true);
  tool.kill('SIGTERM');
  await ended;
  await vi.waitUntil(() => !isAlive(worker), 10_000);
  rmSync(folder, { recursive: true });
});
