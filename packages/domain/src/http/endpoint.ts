import type * as z from 'zod/mini';
import type { Right } from '../rights/rights';

type Schema = z.ZodMiniType;

/**
 * Who may call an endpoint. `public`: no login. `cookie`: holders of that side's refresh cookie.
 * `student` and `manager`: a bearer token of that side. `signed-in`: either side. `terminal`:
 * one of the academy's own devices, which may call nothing else.
 */
export type Access = 'public' | 'cookie' | 'student' | 'manager' | 'signed-in' | 'terminal';

/**
 * One HTTP endpoint as data: the server serves it, the client calls it, the documentation lists it.
 * Paths are below `/api`.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for parameters, as in OpenAPI: `/reservations/{studentId}/{year}/{month}`. */
  path: `/${string}`;
  access: Access;
  /**
   * The right that a manager's account must have (`can`); without it every manager's has it. A
   * student who is let in by `access` needs none.
   */
  needs?: Right;
  /** Switches of the academy (`features`) that it depends on: answered while all are on. */
  features?: readonly string[];
  /**
   * About one's own account, and open while the rest is not: with a temporary password that was not
   * replaced yet, or to an admin who has to set up a second factor (`temporary-password` is open to
   * both).
   */
  allowedWith?: 'temporary-password' | 'missing-factor';
  /**
   * A write that goes on while the installation is read-only: signing in. Those with access
   * `cookie` always do.
   */
  allowedWhile?: 'read-only';
  /** One Korean or English line for the API documentation. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /**
   * The body is a file's bytes with its own `Content-Type` instead of JSON; `body` is then
   * absent.
   */
  takes?: 'image' | 'pdf';
  /** The largest body, in bytes, where 512 KB are not enough: a table of students. */
  maxBytes?: number;
  /**
   * The answer is plain text, or a file to keep (`Content-Disposition: attachment`), instead of
   * JSON.
   */
  answers?: 'text' | 'file';
  /**
   * Takes `IDEMPOTENCY_HEADER`: the same key by the same caller does nothing twice and is answered
   * with what is true then. Every write takes it that would do or refuse something else the second
   * time: one that creates or moves something, or is based on a version (`If-Match`). `required`:
   * money or points would be booked twice, so the call is refused without a key.
   */
  idempotent?: true | 'required';
  /** The answer names the version of what it is about (`ETag`). */
  etag?: true;
  /**
   * A write that takes the version it is based on (`If-Match`) and is refused over a newer one
   * (412). `required`: it is refused without it as well (428); else the last write wins then.
   */
  ifMatch?: 'required' | 'optional';
  /** Codes that it is refused with besides those of its kind (`refusalsOf` in the API). */
  refuses?: readonly string[];
  /** Takes `X-Client-Seq`: a device's count of its saves, by which a late one is recognised. */
  clientSeq?: true;
  /**
   * Many call it in the same second and wait for a turn: the answer may take longer than others.
   */
  takesTurns?: true;
}

/** Keeps the literal types of an endpoint, so that `RequestOf` and `ResponseOf` can read them. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends Schema
  ? { [P in K]: z.input<E[K]> }
  : unknown;

/** What a caller passes: only the parts that the endpoint declares. */
export type RequestOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

/** What a caller gets back. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
