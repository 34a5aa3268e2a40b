import type { Endpoint } from '@academy/domain/http';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay, CalendarMonth } from '@academy/domain/time';
import { expect } from 'vitest';
import type { CallOptions } from '../calls/browser';
import type { TestApp } from '../test-app';

/** A week that is acted, as its views are read. */
export interface Week {
  server: TestApp;
  token: string;
  ids: readonly StudentId[];
  /** Each student's own token, in their order. */
  students: readonly string[];
  /** The page of the guardian of all of them, with the cookie of a phone that it knows. */
  guardian: { linkId: string; signature: string; headers: Readonly<Record<string, string>> };
  /** The days up to today. */
  days: readonly CalendarDay[];
  today: CalendarDay;
}

/** Reads as the manager of the week does, or as another; nothing that is read may be refused. */
export const reader =
  ({ server, token }: Pick<Week, 'server' | 'token'>, as: CallOptions = { token }) =>
  async (endpoint: Endpoint, params: object = {}) => {
    const { status, body, text } = await server.callEndpoint(endpoint, { ...params }, as);
    expect(status, text).toBe(200);
    return body ?? text;
  };

export const monthParamsOf = (of: CalendarDay | CalendarMonth) => ({
  year: Number(of.slice(0, 4)),
  month: Number(of.slice(5, 7)),
});
