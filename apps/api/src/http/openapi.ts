import { errorBodySchema, type Endpoint } from '@academy/domain/http';
import * as z from 'zod/mini';

type Table = Readonly<Record<string, Endpoint>>;
type Json = Readonly<Record<string, unknown>>;

const json = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
const content = (schema: Json) => ({ content: { 'application/json': { schema } } });

/** The fields of an object schema as parameters. */
function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query') {
  const properties = schema ? json(schema, 'input') : {};
  if (typeof properties.properties !== 'object' || properties.properties === null) return [];
  const required = Array.isArray(properties.required) ? properties.required : [];
  return Object.entries(properties.properties).map(([name, value]) => ({
    name, in: place, required: place === 'path' || required.includes(name), schema: value,
  }));
}

const SECURITY = {
  public: [], cookie: [{ studentCookie: [] }, { managerCookie: [] }],
  student: [{ bearer: [] }], manager: [{ bearer: [] }], 'signed-in': [{ bearer: [] }],
} as const;

const ERROR = { description: '거절', ...content({ $ref: '#/components/schemas/Error' }) };

const operation = (name: string, tag: string, { access, summary, params, query, body, response }: Endpoint) => ({
  operationId: name, tags: [tag], summary, description: `access: ${access}`, security: SECURITY[access],
  parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
  ...(body ? { requestBody: { required: access !== 'cookie', ...content(json(body, 'input')) } } : {}),
  responses: { 200: { description: '성공', ...content(json(response, 'output')) }, default: ERROR },
});

/** OpenAPI 3.1 from the very tables that the server serves and the client calls: it cannot be out of date. */
export function openApiDocument(tables: Readonly<Record<string, Table>>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, table] of Object.entries(tables)) {
    for (const [name, endpoint] of Object.entries(table)) {
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, tag, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Study academy portal', version: '0.1.0', description: '도시락 · 일정 · 상벌점 · 모의고사' },
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
