import type { WireRequest } from './wire';

/** Only needs to be unique, not secret. */
const hex = (digits: number) =>
  Array.from({ length: digits }, () => Math.floor(Math.random() * 16).toString(16)).join('');

/** Starts a trace with this call; the server's spans become its children (W3C Trace Context). */
export const traced = (request: WireRequest): WireRequest => ({
  ...request,
  headers: { ...request.headers, traceparent: `00-${hex(32)}-${hex(16)}-01` },
});
