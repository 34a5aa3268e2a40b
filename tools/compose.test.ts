// The containers: each has what it needs and not more, of rights and of the machine.
import { readFileSync } from 'node:fs';
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
const compose = read('deploy/compose.yaml');
const { services, volumes }: Compose = parse(compose, { merge: true });
const WEB = ['student', 'admin'];

test.each(Object.entries(services))(
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
    for (const volume of service.volumes ?? [])
      expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
  },
);

test('what makes backups sees the same data and pictures as what serves', () => {
  const [api, backup] = [services['api-1'], services.backup];
  expect(backup?.volumes).toEqual(api?.volumes);
  expect(backup?.environment).toEqual(api?.environment);
});

test('every variable that the containers take is in the example', () => {
  const taken = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  const example = [...read('deploy/env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(taken.filter((name) => !example.includes(name))).toEqual([]);
});

test('no health check but that of the web servers and the database starts more than a shell', () => {
  expect(read('apps/api/Dockerfile')).toMatch(/^HEALTHCHECK .*CMD \["bash", "ready\.sh"\]$/m);
  expect(read('apps/api/Dockerfile')).toMatch(/^COPY .*apps\/api\/ready\.sh \.\/$/m);
});
