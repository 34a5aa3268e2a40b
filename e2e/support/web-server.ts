import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findCaddy } from '../../tools/support/programs.mjs';
import { repository } from './child';
import { freePort } from './server';

export interface WebServer {
  origin: string;
  stop(): Promise<void>;
}

/**
 * The web server of an app's image, with the image's own configuration, before the built app and
 * `upstreams` (ports of API processes).
 */
export async function startWebServer(
  app: 'student' | 'admin',
  upstreams: number[],
  env: Record<string, string> = {},
): Promise<WebServer> {
  const port = await freePort();
  const child = spawn(
    findCaddy() ?? 'caddy',
    ['run', '--config', join(repository, 'deploy/web.caddyfile'), '--adapter', 'caddyfile'],
    {
      env: {
        ...process.env,
        PORT: String(port),
        WEB_ROOT: join(repository, `apps/${app}/dist`),
        API_UPSTREAM: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
        LOG_LEVEL: 'INFO',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const exited = once(child, 'exit');
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      log += String(chunk);
      if (log.includes('serving initial configuration')) resolve();
    });
    child.on('error', reject);
    void exited.then(() => reject(new Error(`Caddy ended before it was ready:\n${log}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}
