import { seoulDay } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { students } from '../../db/schema';
import { insertMove, readMove } from '../../features/moves/moves-db';
import { startTestHouse } from '../../testing/academies/house';
import { insertStudent } from '../../testing/data/a-student';
import { changeAcademy } from '../directory-db';
import { markDue } from './due-db';

test('a move that a process left behind is gone on with in the background, from one server to another', async () => {
  const many = await startTestHouse({
    academies: { office: 'main', north: 'main', south: 'second' },
    working: true,
  });
  onTestFinished(() => many.close());
  for (const slug of ['north', 'south'])
    await changeAcademy(many.directory, slug, { office: 'office' });
  const [office, north, south] = many.apps;
  if (!office || !north || !south) throw new Error('an academy is missing');
  await vi.waitFor(() =>
    expect(many.house.directory.all().filter((one) => one.office === 'office')).toHaveLength(2),
  );
  const phone = '01055554444';
  const studentId = await insertStudent(north.database.db, { name: '한별', phone });
  const now = new Date();
  const today = seoulDay(now);
  const [by] = office.managers;
  if (!by) throw new Error('no manager');
  const id = await office.database.db.transaction((tx) =>
    insertMove(
      tx,
      { from: 'north', to: 'south', studentId, day: today },
      { by, plannedOn: today, now },
    ),
  );
  const [academy] = many.house.directory.all();
  if (!academy) throw new Error('no office');
  await markDue(many.directory, [academy.id], now);
  await vi.waitFor(
    async () => expect(await readMove(office.database.db, id)).toMatchObject({ state: 'done' }),
    30_000,
  );
  const statusAt = async ({ database }: typeof north) =>
    (await database.db.select().from(students).where(eq(students.phone, phone))).map(
      ({ status }) => status,
    );
  expect([await statusAt(north), await statusAt(south)]).toEqual([['LEFT'], ['ENROLLED']]);
}, 60_000);
