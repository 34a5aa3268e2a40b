import { expect, test } from 'vitest';
import { kill, saveUntil } from '../../testing/crash/child';
import { nothing, whatWasLost } from '../../testing/crash/what-was-lost';
import { temporaryFolder } from '../../testing/temporary-folder';
import { openEmbedded } from './open-embedded';

test('kill -9 while saving loses no acknowledged save on the embedded database', async () => {
  const folder = temporaryFolder();
  const acknowledged: number[] = [];
  for (const saves of [60, 25]) {
    acknowledged.push(...(await saveUntil(saves, kill, { DATA_DIR: folder, DATABASE_URL: '' })));
    const database = await openEmbedded(folder);
    expect(await whatWasLost(database.db, acknowledged)).toEqual(nothing);
    await database.close();
  }
});
