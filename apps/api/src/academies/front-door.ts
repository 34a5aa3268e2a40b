import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Academy } from './directory-db';
import type { Directory } from './follow-directory';
import { hostOf } from './host-of';
import type { Visit } from './awake';

type Routing = FastifyInstance['routing'];

interface FrontDoor {
  directory: Directory;
  /** Whether the proxy before us is believed what it says of the request. */
  isBehindProxy: boolean;
  enter: (academy: Academy) => Promise<Visit<{ routing: Routing }>>;
  /** Called after each answer to a call that may have written. */
  onWrite: (academy: Academy) => void;
  /** Answers a caller of no academy that is served; `why` it is not served now. */
  lobby: (request: IncomingMessage, response: ServerResponse, why?: unknown) => void;
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a process says of itself, whatever name it is asked by. */
const isHealth = (url = '') => url.startsWith('/health/');

/** Brings each request to the academy whose host name it names. */
export function createFrontDoor({
  directory,
  isBehindProxy,
  enter,
  onWrite,
  lobby,
}: FrontDoor): Routing {
  return (request, response) => {
    const academy = directory.byHost(hostOf(request, isBehindProxy));
    if (!academy || academy.state === 'suspended' || isHealth(request.url)) {
      lobby(request, response);
      return;
    }
    enter(academy).then(
      ({ instance, leave }) => {
        // Who went while an academy woke up is not waited for.
        if (response.closed) {
          leave();
          return;
        }
        response.once('close', () => {
          leave();
          if (!READING.has(request.method ?? '')) onWrite(academy);
        });
        instance.routing(request, response);
      },
      (why: unknown) => lobby(request, response, why),
    );
  };
}
