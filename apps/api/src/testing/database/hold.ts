import type { TestApp } from '../test-app';

/** Holds what a statement locks, and a connection, until the returned function is called. */
export async function hold(
  { database: { db } }: TestApp,
  statement: string,
): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  let begun = () => {};
  const begins = new Promise<void>((resolve) => (begun = resolve));
  const holding = db.transaction(async (tx) => {
    await tx.execute(statement);
    begun();
    await gate;
  });
  await begins;
  return async () => {
    letGo();
    await holding;
  };
}
