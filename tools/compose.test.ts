// The containers: each has what it needs and not more, of rights and of the machine.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from './support/paths.mjs';

interface Service {
  volumes?: string[];
  tmpfs?: string[];
  cap_add?: string[];
  environment?: Record<string, unknown>;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}
const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const FILES = ['deploy/compose.yaml', 'deploy/compose.many.yaml'];
const texts = FILES.map(read);
const parsed = texts.map((text): Compose => parse(text, { merge: true }));
const nothing: Compose = { services: {}, volumes: {} };
const [{ services } = nothing, many = nothing] = parsed;
const volumes = parsed.flatMap((one) => Object.keys(one.volumes));
/** Whose Caddy is marked with a capability. */
const WEB = ['student', 'admin', 'door'];
/** What the second file adds; the others are those of the first with more in their environment. */
const added = Object.entries(many.services).filter(([name]) => !(name in services));

test.each([...Object.entries(services), ...added])(
  '%s writes to its volumes and to memory, without a right, within bounds',
  (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^(\$\{\w+:-)?\d+[mg]\}?$/),
      cpus: expect.stringMatching(/^(\$\{\w+:-)?[\d.]+\}?$/),
      pids_limit: expect.any(Number),
    });
    expect(service.tmpfs?.every((one) => /^\/[\w/]+:size=\d+m,mode=1777$/.test(one))).toBe(true);
    // Why: deploy/compose.yaml.
    expect(service.cap_add ?? []).toEqual(WEB.includes(name) ? ['NET_BIND_SERVICE'] : []);
    for (const wide of ['privileged', 'network_mode', 'pid', 'ipc', 'devices', 'userns_mode'])
      expect(service).not.toHaveProperty(wide);
    const written = (service.volumes ?? []).filter((volume) => !volume.endsWith(':ro'));
    for (const volume of written) expect(volumes).toContain(volume.split(':')[0]);
  },
);

test('what makes backups sees the same data and pictures as what serves', () => {
  const [api, backup] = [services['api-1'], services.backup];
  expect(backup?.volumes).toEqual(api?.volumes);
  expect(backup?.environment).toEqual(api?.environment);
});

test('many academies are served, and take nothing that the one has away', () => {
  expect(added.map(([name]) => name)).toEqual(['standby', 'door']);
  for (const name of ['api-1', 'api-2', 'backup'])
    expect(many.services[name]?.environment).toMatchObject({
      DATABASE_URL: '',
      DIRECTORY_URL: expect.stringContaining('@${DATABASE_HOST:-database}:5432/academy'),
    });
  expect(Object.keys(many.services)).toEqual(expect.arrayContaining(Object.keys(services)));
});

test('every variable that the containers take is in the example', () => {
  const taken = texts.flatMap((text) => [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const example = [...read('deploy/env.example').matchAll(/^#?(\w+)=/gm)].map(([, name]) => name);
  expect(taken.filter((name) => !example.includes(name))).toEqual([]);
});

test('no health check but that of the web servers and the database starts more than a shell', () => {
  expect(read('apps/api/Dockerfile')).toMatch(/^HEALTHCHECK .*CMD \["bash", "ready\.sh"\]$/m);
  expect(read('apps/api/Dockerfile')).toMatch(/^COPY .*apps\/api\/ready\.sh \.\/$/m);
});

const IMAGES = ['api', 'student', 'admin'].map((app) => `apps/${app}/Dockerfile`);

test.each(IMAGES)('what %s copies out of the repository and starts is there', (file) => {
  const text = read(file);
  const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(copied.filter((name) => !existsSync(inRoot(name)))).toEqual([]);
  const started = [...text.matchAll(/\["node", "dist\/(\w+)\.js"/g)].map(([, name]) => name);
  const built = read('apps/api/tsup.config.ts');
  for (const name of started) expect(built).toContain(`${name}: 'src/`);
});

test('what the containers mount out of the repository is there, and its scripts are whole', () => {
  const mounted = parsed
    .flatMap((one) => Object.values(one.services))
    .flatMap(({ volumes: all = [] }) => all.map((volume) => volume.split(':')[0] ?? ''))
    .filter((path) => path.startsWith('./'));
  expect(mounted.length).toBeGreaterThan(2);
  const paths = mounted.map((path) => inRoot(join('deploy', path)));
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const scripts = [inRoot('deploy/try-containers.sh'), inRoot('apps/api/ready.sh'), ...paths];
  for (const script of scripts.filter((path) => path.endsWith('.sh')))
    expect(spawnSync('bash', ['-n', script]).status, script).toBe(0);
});

test('what the containers and the documents run in the image is a program of it', () => {
  const programs = [...texts, read('deploy/try-containers.sh'), read('docs/operate.md')].flatMap(
    (text) => [...text.matchAll(/node['", ]+(dist\/\w+\.js)/g)].map(([, path]) => path),
  );
  expect(new Set(programs)).toEqual(new Set(['dist/operate.js']));
});
