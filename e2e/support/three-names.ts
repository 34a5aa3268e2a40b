import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCaddy } from '../../tools/support/programs.mjs';
import { repository } from './child';
import { freePort, launchTestServer, testServer, type TestServer } from './server';
import { startWebServer } from './web-server';

export interface ThreeNames {
  student: string;
  admin: string;
  api: string;
  /** The server behind `api`, with what only tests may do to it. */
  server: TestServer;
  stop(): Promise<void>;
}

/** A browser on this machine resolves all names here, and accepts self-signed certificates. */
export const BROWSER_ARGS = [
  '--host-resolver-rules=MAP *.example.kr 127.0.0.1',
  '--ignore-certificate-errors',
];

/** An app as `npm run host` lays it, behind the web server of the images. */
async function host(app: 'student' | 'admin', api: string, folder: string) {
  const to = join(folder, app);
  const args = ['--api', api, '--name', `한빛학원 ${app}`, '--for', 'caddy', '--to', to];
  const { status, stderr } = spawnSync(process.execPath, ['tools/host.mjs', app, ...args], {
    cwd: repository,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const web = await startWebServer(app, [9], {
    WEB_ROOT: join(to, 'site'),
    API_SOURCES: `'self' ${api}`,
  });
  return { ...web, site: new URL(web.origin).host };
}

/** Ends https for the three names, with the file that `docs/hosts.md` shows. */
async function endHttps(folder: string, https: number, env: Record<string, string>) {
  const config = join(folder, 'Caddyfile');
  writeFileSync(
    config,
    `{
      admin off
      local_certs
      skip_install_trust
      http_port ${await freePort()}
      https_port ${https}
      storage file_system ${join(folder, 'certificates')}
    }
    import ${join(repository, 'deploy/hosts/caddy/Caddyfile')}`,
  );
  const child = spawn(
    findCaddy() ?? 'caddy',
    ['run', '--config', config, '--adapter', 'caddyfile'],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(child, 'exit');
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      log += String(chunk);
      const certified = log.match(/certificate obtained successfully/g) ?? [];
      if (certified.length >= 3 && log.includes('serving initial configuration')) resolve();
    });
    void exited.then(() => reject(new Error(`Caddy ended before it was ready:\n${log}`)));
  });
  return async () => {
    child.kill();
    await exited;
  };
}

/**
 * Both apps on static hosts, the API at a name of its own, each with https: as `docs/hosts.md` says
 * it.
 */
export async function startThreeNames(): Promise<ThreeNames> {
  const folder = mkdtempSync(join(tmpdir(), 'academy-names-'));
  const https = await freePort();
  const at = (name: string) => `https://${name}.example.kr:${https}`;
  const [student, admin, api] = [at('student'), at('admin'), at('api')];
  const process = await launchTestServer({
    API_URL: api,
    STUDENT_APP_URL: student,
    ADMIN_APP_URL: admin,
    TRUST_PROXY: '1',
  });
  const hosted = [await host('student', api, folder), await host('admin', api, folder)];
  const stopHttps = await endHttps(folder, https, {
    STUDENT_SITE: hosted[0]?.site ?? '',
    ADMIN_SITE: hosted[1]?.site ?? '',
    API: new URL(process.student).host,
  });
  return {
    student,
    admin,
    api,
    server: testServer(process),
    stop: async () => {
      await stopHttps();
      await Promise.all([...hosted.map((web) => web.stop()), process.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
