import { createServer } from 'node:http';
import type { Metrics } from './metrics';

/**
 * Answers `GET /metrics` and nothing else, for a port of its own: no address of the apps or the API
 * leads here, so that what a scraper may see is a matter of the network.
 */
export const metricsServer = (metrics: Pick<Metrics, 'text' | 'contentType'>) =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
