import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { ApiTable } from './api-table';
import { openApiDocument } from './openapi';

/** Swagger UI writes style attributes; its scripts are files like ours. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The API's documentation for people at `/api/docs`, for programs at `/api/docs/json`. The document
 * is made on the first request, which saves a tenth of a second at start.
 */
export async function serveDocs(
  app: FastifyInstance,
  tables: Readonly<Record<string, ApiTable>>,
): Promise<void> {
  // As plain JSON: the plugin's types know the schemas of OpenAPI 3.0 only.
  const make = (): Record<string, unknown> => JSON.parse(JSON.stringify(openApiDocument(tables)));
  let document: Record<string, unknown> | undefined;
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.0.3', info: { title: '', version: '' }, paths: {} } },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: PAGE_POLICY,
    uiConfig: { docExpansion: 'list' },
    transformSpecification: () => (document ??= make()),
    transformSpecificationClone: false,
  });
}
