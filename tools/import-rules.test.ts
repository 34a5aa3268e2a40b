import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from './support/paths.mjs';

const rules: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
  '../import-rules.cjs',
);

/** One file per wall that climbs over it: rule → [file, what it imports]. */
const climbers: Record<string, [file: string, imported: string]> = {
  'no-cycles': ['apps/student/src/shared/cycle.ts', './cyclist'],
  'no-unresolved': ['apps/student/src/shared/unresolved.ts', './not-there'],
  'domain-is-pure': ['packages/domain/src/meals/impure.ts', 'node:fs'],
  'rules-carry-no-schemas': ['packages/domain/src/meals/heavy.ts', 'zod/mini'],
  'domain-floors': ['packages/domain/src/meals/upstairs.ts', '../stats/day'],
  'domain-builds-on-floors': ['packages/domain/src/meals/attic.ts', '../calendar/day'],
  'days-are-reckoned-in-domain-time': ['packages/domain/src/meals/calendar.ts', 'dayjs'],
  'days-leave-domain-time-as-text': ['packages/domain/src/meals/clock.ts', '../time/seoul-clock'],
  'ui-knows-no-business': ['packages/ui/src/button/business.ts', '../../../domain/src/meals/rule'],
  'client-and-auth-see-only-domain': [
    'packages/api-client/src/looks.ts',
    '../../ui/src/button/button',
  ],
  'client-and-auth-are-strangers': ['packages/auth/src/calls.ts', '../../api-client/src/bind'],
  'packages-never-import-app-kit': [
    'packages/ui/src/button/kit.ts',
    '../../../app-kit/src/live/follow',
  ],
  'packages-never-import-apps': [
    'packages/ui/src/button/app.ts',
    '../../../../apps/student/src/app/router',
  ],
  'apps-are-strangers': ['apps/admin/src/shared/other.ts', '../../../student/src/shared/api'],
  'server-imports-only-domain': [
    'apps/api/src/http/looks.ts',
    '../../../../packages/auth/src/session',
  ],
  'features-are-strangers': ['apps/student/src/features/meals/peek.ts', '../points/page'],
  'features-never-import-app-shell': [
    'apps/student/src/features/meals/shell.ts',
    '../../app/router',
  ],
  'shared-never-imports-features': ['apps/student/src/shared/down.ts', '../features/points/page'],
  'only-db-files-touch-drizzle': ['apps/api/src/features/meals/meals-routes.ts', 'drizzle-orm'],
  'e2e-is-a-user': ['e2e/student/inside.e2e.ts', '../../apps/student/src/app/router'],
  'test-builders-stay-in-tests': [
    'apps/student/src/features/meals/builder.ts',
    '../../../../../packages/domain/src/testing/builders',
  ],
};

/** Honest citizens: everything that the climbers point at, and imports that the walls allow. */
const citizens: Record<string, string> = {
  'apps/student/src/shared/cyclist.ts': "import './cycle';",
  'packages/domain/src/meals/rule.ts': '',
  'packages/domain/src/stats/day.ts': "import '../meals/rule';",
  'packages/domain/src/calendar/day.ts': "import '../meals/rule';",
  'packages/domain/src/refusals/every.ts': "import '../calendar/day';",
  'packages/domain/src/time/seoul-clock.ts': "import 'dayjs';",
  'packages/domain/src/time/calendar-day.ts': "import './seoul-clock';",
  'packages/domain/src/meals/deadline.ts': "import '../time/calendar-day';",
  'packages/domain/src/meals/schemas.ts': "import 'zod/mini';",
  'packages/domain/src/meals/typed.ts':
    "import type * as z from 'zod/mini';\nexport type Meal = z.core.$brand<'Meal'>;",
  'packages/domain/src/testing/builders.ts': "import '../meals/rule';",
  'packages/ui/src/button/button.ts': '',
  'packages/api-client/src/bind.ts': "import '../../domain/src/meals/rule';",
  'packages/auth/src/session.ts': '',
  'packages/app-kit/src/live/follow.ts':
    "import '../../../api-client/src/bind';\nimport '../../../auth/src/session';\nimport '../../../ui/src/button/button';",
  'apps/student/src/shared/api.ts': "import '../../../../packages/api-client/src/bind';",
  'apps/student/src/app/router.ts': "import '../features/points/page';",
  'apps/student/src/features/points/page.ts': "import '../../shared/api';",
  'apps/api/src/features/meals/meals-db.ts': "import 'drizzle-orm';",
  'e2e/student/outside.e2e.ts': "import '../../packages/domain/src/testing/builders';",
};

type Violation = { rule: { name: string }; from: string };
let violations: Violation[] = [];
const town = mkdtempSync(join(tmpdir(), 'walls-'));

function write(file: string, text: string) {
  mkdirSync(dirname(join(town, file)), { recursive: true });
  writeFileSync(join(town, file), text);
}

beforeAll(async () => {
  write(
    'tsconfig.base.json',
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler" } }',
  );
  write('node_modules/drizzle-orm/package.json', '{ "name": "drizzle-orm", "main": "index.js" }');
  write('node_modules/drizzle-orm/index.js', '');
  write('node_modules/dayjs/package.json', '{ "name": "dayjs", "main": "index.js" }');
  write('node_modules/dayjs/index.js', '');
  write('node_modules/zod/package.json', '{ "name": "zod" }');
  write('node_modules/zod/mini/index.js', '');
  for (const [file, text] of Object.entries(citizens)) write(file, text);
  for (const [file, imported] of Object.values(climbers)) write(file, `import '${imported}';`);
  const cruiser = inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [
    cruiser,
    'apps',
    'packages',
    'e2e',
    '--config',
    inRoot('import-rules.cjs'),
    '--output-type',
    'json',
  ];
  // It exits with the number of violations, so a "failure" is what is wanted here.
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: town,
    maxBuffer: 1e8,
  }).catch((failure: { stdout: string }) => failure);
  violations = JSON.parse(stdout).summary.violations;
});

afterAll(() => rmSync(town, { recursive: true }));

test('every wall has somebody who tries to climb it', () => {
  const names = new Set(rules.forbidden.map(({ name }) => name));
  expect(Object.keys(climbers).toSorted()).toEqual([...names].toSorted());
});

test.each(Object.entries(climbers))('%s stops %j', (name, [file]) => {
  expect(
    violations
      .filter((violation) => violation.from === file)
      .map((violation) => violation.rule.name),
  ).toContain(name);
});

test('honest imports pass', () => {
  expect(violations.filter((violation) => violation.from in citizens)).toEqual([]);
});
