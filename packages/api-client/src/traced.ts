import type { WireRequest } from './wire';

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Begins a trace with this call: the server's spans stand below it (W3C Trace Context). */
export const traced = (request: WireRequest): WireRequest => ({
  ...request,
  headers: { ...request.headers, traceparent: `00-${hex(16)}-${hex(8)}-01` },
});
