import { errorBodySchema, type Endpoint } from '@academy/domain/http';
import * as z from 'zod/mini';

type Table = Readonly<Record<string, Endpoint>>;
type Json = Readonly<Record<string, unknown>>;

const json = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
const content = (schema: Json, type = 'application/json') => ({ content: { [type]: { schema } } });

/** The fields of an object schema as parameters. */
function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query') {
  const properties = schema ? json(schema, 'input') : {};
  if (typeof properties.properties !== 'object' || properties.properties === null) return [];
  const required = Array.isArray(properties.required) ? properties.required : [];
  return Object.entries(properties.properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

const SECURITY = {
  public: [],
  cookie: [{ studentCookie: [] }, { managerCookie: [] }],
  student: [{ bearer: [] }],
  manager: [{ bearer: [] }],
  'signed-in': [{ bearer: [] }],
} as const;

const IDEMPOTENCY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 8, maxLength: 64 },
  description: '같은 열쇠로 다시 보내면 처음의 답을 받습니다.',
} as const;

const BINARY = { type: 'string', format: 'binary' };

function requestBody({ access, body, takes }: Endpoint) {
  if (takes === 'image') return { requestBody: { required: true, ...content(BINARY, 'image/*') } };
  return body
    ? { requestBody: { required: access !== 'cookie', ...content(json(body, 'input')) } }
    : {};
}

function answer({ response, answers }: Endpoint) {
  if (answers === 'file') return content(BINARY, 'application/octet-stream');
  return content(json(response, 'output'), answers === 'text' ? 'text/plain' : undefined);
}

const ERROR = { description: '거절', ...content({ $ref: '#/components/schemas/Error' }) };

const operation = (name: string, tag: string, endpoint: Endpoint) => ({
  operationId: name,
  tags: [tag],
  summary: endpoint.summary,
  security: SECURITY[endpoint.access],
  description: `access: ${endpoint.access}${endpoint.needs === undefined ? '' : ` · needs: ${endpoint.needs}`}`,
  parameters: [
    ...parameters(endpoint.params, 'path'),
    ...parameters(endpoint.query, 'query'),
    ...(endpoint.idempotent ? [IDEMPOTENCY_PARAMETER] : []),
  ],
  ...requestBody(endpoint),
  responses: { 200: { description: '성공', ...answer(endpoint) }, default: ERROR },
});

/**
 * OpenAPI 3.1 from the very tables that the server serves and the client calls: it cannot be out of
 * date.
 */
export function openApiDocument(tables: Readonly<Record<string, Table>>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, table] of Object.entries(tables)) {
    for (const [name, endpoint] of Object.entries(table)) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operation(name, tag, endpoint),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Study academy portal',
      version: '0.1.0',
      description: '도시락 · 일정 · 상벌점 · 모의고사',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: json(errorBodySchema, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        studentCookie: { type: 'apiKey', in: 'cookie', name: '__Host-s_rt' },
        managerCookie: { type: 'apiKey', in: 'cookie', name: '__Host-a_rt' },
      },
    },
  };
}
