import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PassThrough } from 'node:stream';
import { answerWithin } from '../limits/deadlines';

/** One open stream of server-sent events. */
export interface Listener {
  stream: PassThrough;
  sessionId: string;
}

export const eventText = (name: string, data: string) => `event: ${name}\ndata: ${data}\n\n`;
/** Something may have been missed: read everything again. */
export const RESYNC = eventText('resync', '{}');
/** The first words on a stream: what was missed until now, or that this is not known. */
export const beginning = (missed: readonly string[] | undefined): string =>
  missed ? eventText('caught-up', '{}') + missed.join('') : RESYNC;

/**
 * A stream is no slow answer: it is open for as long as its login's token holds, which is less than
 * this. Every other answer is ended after seconds.
 */
export const STREAM_ROUTE = {
  onRequest: async (request: FastifyRequest) => answerWithin(request, 24 * 3_600_000),
};

const everybody = () => true;

/**
 * The open event streams of this process: what its LISTEN receives is sent to the streams
 * concerned.
 */
export function createEventHub<Of extends Listener>() {
  const listeners = new Set<Of>();
  const those = (wanted: (listener: Of) => boolean) => [...listeners].filter(wanted);
  const send = (text: string, wanted: (listener: Of) => boolean = everybody) =>
    those(wanted).forEach(({ stream }) => stream.write(text));
  return {
    add(listener: Of) {
      listeners.add(listener);
      listener.stream.on('close', () => listeners.delete(listener));
    },
    size: () => listeners.size,
    /** The oldest first. */
    those,
    send,
    beat: () => send(': beat\n\n'),
    end: (wanted: (listener: Of) => boolean = everybody) =>
      those(wanted).forEach((listener) => {
        // Nothing is written after the end, which the stream's own `close` may follow late.
        listeners.delete(listener);
        listener.stream.end();
      }),
  };
}

/** Sends a stream of events past whatever would gather it up. */
export const answerStream = (reply: FastifyReply, stream: PassThrough): FastifyReply =>
  reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
