import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { databaseErrorKind } from '../database-error-kind';
import { createDatabase, dropDatabase } from '../../testing/postgres/databases';
import { BoundedPool } from './bounded-pool';

async function aPool(line?: number) {
  const { serverUrl } = inject('postgres');
  const connectionString = await createDatabase(serverUrl);
  const pool = new BoundedPool({ connectionString, max: 2, ...(line && { line }) });
  // The end of a pool does not wait for its connections to close: dropping the database may cut one
  // off, and an unhandled error would fail the run.
  pool.on('error', () => undefined);
  onTestFinished(async () => {
    await pool.end();
    await dropDatabase(serverUrl, connectionString);
  });
  return { pool, db: drizzle(pool) };
}

test('200 callers at once on 2 connections all get their turn', async () => {
  const { db } = await aPool(200);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => db.execute(sql`select ${n}::int as n`)),
  );
  expect(answers.map(({ rows }) => rows[0])).toEqual(
    Array.from({ length: 200 }, (_, n) => ({ n })),
  );
});

test('a school of 900 that comes while nothing moves is not turned away', async () => {
  const { db } = await aPool();
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const busy = [0, 1].map(async () => await db.transaction(async () => await gate));
  const school = Array.from({ length: 900 }, async () => await db.execute(sql`select 1`));
  letGo();
  await Promise.all(busy);
  expect(await Promise.all(school)).toHaveLength(900);
});

test('whoever comes to a full line is refused at once, by queries and transactions alike, and the line goes on', async () => {
  const { pool, db } = await aPool(3);
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const busy = [0, 1].map(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await gate;
    }),
  );
  const waiting = [0, 1, 2].map(async () => await db.execute(sql`select 1`));
  await vi.waitFor(() => expect(pool.waitingCount).toBe(3));
  const refused = await Promise.allSettled([
    db.execute(sql`select 1`),
    db.transaction((tx) => tx.execute(sql`select 1`)),
  ]);
  expect(refused.map((one) => one.status === 'rejected' && databaseErrorKind(one.reason))).toEqual([
    'busy',
    'busy',
  ]);
  letGo();
  await Promise.all([...busy, ...waiting]);
});

test('transactions that meet a connection which has just ended keep none', async () => {
  const { pool, db } = await aPool();
  const hasStream = (connection: unknown): connection is { stream: Socket } =>
    typeof connection === 'object' && connection !== null && 'stream' in connection;
  const cut = (client: PoolClient) => {
    client.once('error', () => undefined);
    const connection: unknown = Reflect.get(client, 'connection');
    if (hasStream(connection)) connection.stream.destroy();
  };
  pool.on('acquire', cut);
  for (let round = 0; round < 5; round += 1)
    await expect(db.transaction(async () => 'done')).rejects.toThrow(/begin/);
  pool.off('acquire', cut);
  expect(await db.transaction(async () => 'done')).toBe('done');
});
