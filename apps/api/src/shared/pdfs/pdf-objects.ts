import { setImmediate } from 'node:timers/promises';
import { inflateStream, type Budget } from './pdf-streams';
import {
  isDictionary,
  nameIn,
  NotReadable,
  numberIn,
  PdfReader,
  type PdfObject,
} from './pdf-values';

/** All that a PDF is made of, whoever wrote it and whichever of it counts. */
export interface PdfObjects {
  /** By the place of their first digit. */
  at: ReadonlyMap<number, PdfObject>;
  /** Those inside streams as well. */
  all: readonly PdfObject[];
  /** The numbers of the streams that hold objects. */
  containers: ReadonlySet<number>;
  /** Every name that is written anywhere in them. */
  names: Set<string>;
}

const HEAD =
  /(?<!\d)(\d{1,10})[\0\t\n\f\r ]{1,60}\d{1,5}[\0\t\n\f\r ]{1,60}obj(?=[\0\t\n\f\r ()<>[\]{}/%\d+-])/g;
/** After this many, others get their turn. */
const IN_A_TURN = 500;
const OBJECTS_LIMIT = 200_000;

/**
 * Counts what was read of a text. Objects lie one after the other: what is read over and over was
 * written to keep a server busy.
 */
function readOnce(text: string): (read: number) => void {
  let left = 2 * text.length;
  return (read) => {
    left -= read;
    if (left < 0) throw new NotReadable('objects in objects');
  };
}

/** Where the bytes of a stream begin; undefined: no stream follows. */
function streamStart(reader: PdfReader): number | undefined {
  reader.skipBlanks();
  if (!reader.takes('stream')) return undefined;
  if (!reader.takes('\r\n') && !reader.takes('\n')) reader.takes('\r');
  return reader.at;
}

/** The objects that a stream holds. */
function* heldBy(
  text: string,
  { value: container }: PdfObject,
  onName: (name: string) => void,
): Generator<PdfObject> {
  const [count, first] = isDictionary(container)
    ? [numberIn(container, 'N'), numberIn(container, 'First')]
    : [];
  if (count === undefined || first === undefined || count > OBJECTS_LIMIT)
    throw new NotReadable('a container without its count');
  const head = new PdfReader(text);
  const countRead = readOnce(text);
  for (let index = 0; index < count; index += 1) {
    const [number, offset] = [head.value(), head.value()];
    if (typeof number !== 'number' || typeof offset !== 'number')
      throw new NotReadable('a container without its places');
    const reader = new PdfReader(text, first + offset, onName);
    const value = reader.value();
    countRead(reader.at - first - offset);
    yield { number, value, streamAt: undefined };
  }
}

/**
 * Reads every object of a file, also those that no table names: what a program finds when it mends
 * a file is among them. Throws `NotReadable` at the first that it cannot read.
 */
export async function readObjects(
  file: { bytes: Uint8Array; text: string },
  budget: Budget,
): Promise<PdfObjects> {
  const at = new Map<number, PdfObject>();
  const all: PdfObject[] = [];
  const containers = new Set<number>();
  const names = new Set<string>();
  const onName = (name: string) => void names.add(name);
  const add = async (object: PdfObject) => {
    all.push(object);
    if (all.length > OBJECTS_LIMIT) throw new NotReadable('too many objects');
    if (all.length % IN_A_TURN === 0) await setImmediate();
  };
  const countRead = readOnce(file.text);
  for (const { 0: head, 1: number, index } of file.text.matchAll(HEAD)) {
    const reader = new PdfReader(file.text, index + head.length, onName);
    const object: PdfObject = {
      number: Number(number),
      value: reader.value(),
      streamAt: undefined,
    };
    countRead(reader.at - index);
    if (isDictionary(object.value)) object.streamAt = streamStart(reader);
    at.set(index, object);
    await add(object);
    if (!isDictionary(object.value) || nameIn(object.value, 'Type') !== 'ObjStm') continue;
    const held = await inflateStream(file.bytes, object, budget);
    containers.add(object.number);
    for (const one of heldBy(held.toString('latin1'), object, onName)) await add(one);
  }
  return { at, all, containers, names };
}
