import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import {
  callContractSchema,
  callsSchema,
  UNITS,
  type AppName,
  type Calls,
  type Unit,
} from './contract';
import { exchangesSchema, type Exchange } from './journey';
import { prettyJson } from './pretty-json';

/**
 * What a unit was at its last release: its version, the calls it knew, and its apps' main jobs as
 * they went over the wire.
 */
export interface Contract {
  version: string;
  calls: Calls;
  journeys: Partial<Record<AppName, Exchange[]>>;
}

const repository = fileURLToPath(new URL('../../../../../', import.meta.url));
const folderOf = (unit: Unit) => join(repository, 'contracts', unit);
const read = <S extends z.ZodMiniType>(schema: S, ...path: string[]): z.output<S> =>
  z.parse(schema, JSON.parse(readFileSync(join(...path), 'utf8')));
const versionSchema = z.object({ version: z.string() });

const write = (value: unknown, ...path: string[]) =>
  writeFileSync(join(...path), prettyJson(value));

export const versionNow = (unit: Unit): string =>
  read(versionSchema, repository, 'apps', unit, 'package.json').version;

/** Writes a contract in the place of the one before. */
export function writeContract(unit: Unit, { version, calls, journeys }: Contract): void {
  const folder = folderOf(unit);
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['calls', 'journeys']) mkdirSync(join(folder, name), { recursive: true });
  write({ version }, folder, 'release.json');
  for (const [feature, table] of Object.entries(calls))
    write(table, folder, 'calls', `${feature}.json`);
  for (const [app, journey] of Object.entries(journeys))
    write(journey, folder, 'journeys', `${app}.json`);
}

/** Reads what was recorded at a unit's last release. */
export function readContract(unit: Unit): Contract {
  const folder = folderOf(unit);
  const features = readdirSync(join(folder, 'calls')).map(
    (file) =>
      [
        basename(file, '.json'),
        read(z.record(z.string(), callContractSchema), folder, 'calls', file),
      ] as const,
  );
  const journeyOf = (app: AppName) =>
    existsSync(join(folder, 'journeys', `${app}.json`))
      ? read(exchangesSchema, folder, 'journeys', `${app}.json`)
      : undefined;
  const [student, admin] = [journeyOf('student'), journeyOf('admin')];
  return {
    version: read(versionSchema, folder, 'release.json').version,
    calls: z.parse(callsSchema, Object.fromEntries(features)),
    journeys: { ...(student && { student }), ...(admin && { admin }) },
  };
}

export const isUnit = (name: string): name is Unit => UNITS.some((unit) => unit === name);
