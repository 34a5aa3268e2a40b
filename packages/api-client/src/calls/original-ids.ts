import { endpoint } from '@academy/domain/http';
import type { StudentId } from '@academy/domain/ids';
import { loginEndpoints } from '@academy/domain/login';
import * as z from 'zod/mini';
import { fieldsOf, firstOf, unwrapped } from '../accept/reading';
import { ApiError } from '../answers/api-error';
import { bind } from '../bind';
import type { Client } from '../client';

const endpoints = { me: endpoint({ ...loginEndpoints.studentMe, response: z.unknown() }) };

type Signal = AbortSignal | undefined;

/** The server's own id; undefined if the request fails: the text is used then. */
async function unlessRefused(ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'response') return undefined;
    throw error;
  }
}

/**
 * Our ids are strings. A server with numeric ids expects numbers in request bodies, so its original
 * is looked up, once for each id.
 */
export function originalIds(client: Client) {
  const calls = bind(client, endpoints);
  const came = new Map<string, number>();
  const asked = new Set<string>();

  const typed = <Id extends string>(key: string, id: Id) => came.get(key) ?? id;

  async function look<Id extends string>(
    key: string,
    id: Id,
    ask: () => Promise<unknown>,
    ...names: string[]
  ): Promise<Id | number> {
    const raw = firstOf(fieldsOf(unwrapped(await unlessRefused(ask))), ...names);
    asked.add(key);
    if (typeof raw === 'number' && String(raw) === id) came.set(key, raw);
    return typed(key, id);
  }

  /** Synchronous if it is known: a closing page cannot wait. */
  function read<Id extends string>(
    key: string,
    id: Id,
    ask: () => Promise<unknown>,
    ...names: string[]
  ): Id | number | Promise<Id | number> {
    return asked.has(key) ? typed(key, id) : look(key, id, ask, ...names);
  }

  return {
    student: (id: StudentId, signal: Signal) =>
      read(`student ${id}`, id, () => calls.me({ signal }), 'id', 'studentId', 'userId'),
    /** Any other id: the caller asks for what carries it, under one of `names`. */
    read,
  };
}

export type OriginalIds = ReturnType<typeof originalIds>;
