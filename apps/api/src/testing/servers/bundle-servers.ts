import { bundle } from '../bundle';

/** What browser tests start, some of it ten times in a run; prints where it lies. */
const folder = await bundle('test-servers', {
  'test-server': 'testing/servers/test-server.ts',
  'postgres-server': 'testing/database/postgres-server.ts',
});
process.stdout.write(`bundled ${folder}\n`);
