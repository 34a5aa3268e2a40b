import { errorBodySchema, type Endpoint } from '@academy/domain/http';
import { type RefusalCode, refusalsByFeature } from '@academy/domain/refusals';
import type * as z from 'zod/mini';
import { version } from '../../../package.json';
import { createComponents } from './components';
import recorded from './answers.json' with { type: 'json' };
import examples from './examples.json' with { type: 'json' };
import { homesOfSchemas } from './named-schemas';
import { refusalsOf } from './refusal-statuses';
import { noWords, type ApiTable, type Words } from './api-table';
import { statusesOf, type StatusOf } from '../errors/status-of';
import { describeFields, wordFor } from '../words/describe';

type Components = ReturnType<typeof createComponents>;

const content = (schema: unknown, type = 'application/json', example?: unknown) => ({
  content: { [type]: { schema, ...(example !== undefined && { example }) } },
});
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
interface Example {
  params?: unknown;
  body?: unknown;
  answer?: unknown;
}
const given: Readonly<Record<string, Example>> = examples;
const answered: Readonly<Record<string, unknown>> = recorded;
function exampleOf({ method, path }: Endpoint): Example {
  const name = `${method} ${path}`;
  return { ...given[name], ...(name in answered && { answer: answered[name] }) };
}

/** The fields of an object schema as parameters. */
function parameters(
  { toJson }: Components,
  schema: z.ZodMiniType | undefined,
  { words, place, example }: { words: Words; place: 'path' | 'query'; example?: unknown },
) {
  const properties = schema ? toJson(schema, 'input') : {};
  if (!isRecord(properties) || !isRecord(properties.properties)) return [];
  const required: unknown[] = Array.isArray(properties.required) ? properties.required : [];
  const values = isRecord(example) ? example : {};
  return Object.entries(properties.properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: wordFor(words, name),
    schema: value,
    ...(values[name] !== undefined && { example: values[name] }),
  }));
}

const SECURITY = {
  public: [],
  cookie: [{ studentCookie: [] }, { managerCookie: [] }],
  student: [{ bearer: [] }],
  manager: [{ bearer: [] }],
  'signed-in': [{ bearer: [] }],
  terminal: [{ bearer: [] }],
} as const;

const header = (name: string, required: boolean, description: string, schema: object) => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string', ...schema },
  description,
});

/** The headers by which a write is done once, over the version that was read, and in its order. */
const headersOf = ({ idempotent, ifMatch, clientSeq }: Endpoint) => [
  ...(idempotent === undefined
    ? []
    : [
        header(
          'Idempotency-Key',
          idempotent === 'required',
          '같은 열쇠로 다시 보내면 처음의 답을 받습니다.',
          { minLength: 8, maxLength: 64 },
        ),
      ]),
  ...(ifMatch === undefined
    ? []
    : [
        header(
          'If-Match',
          ifMatch === 'required',
          '읽을 때 받은 ETag입니다. 그사이 바뀌었으면 412.',
          {
            examples: ['"3"'],
          },
        ),
      ]),
  ...(clientSeq === undefined
    ? []
    : [
        header(
          'X-Client-Seq',
          false,
          '기기와 그 기기의 저장 순서입니다. 늦게 온 저장을 가려냅니다.',
          {
            examples: ['phone-1:42'],
          },
        ),
      ]),
];

const ETAG = {
  ETag: { description: '버전입니다. 고칠 때 If-Match로 보냅니다.', schema: { type: 'string' } },
};

const BINARY = { type: 'string', format: 'binary' };

function requestBody({ toJson }: Components, endpoint: Endpoint) {
  const { access, body, takes } = endpoint;
  if (takes !== undefined)
    return {
      requestBody: {
        required: true,
        ...content(BINARY, takes === 'image' ? 'image/*' : 'application/pdf'),
      },
    };
  if (!body) return {};
  return {
    requestBody: {
      required: access !== 'cookie',
      ...content(toJson(body, 'input'), undefined, exampleOf(endpoint).body),
    },
  };
}

function answer({ toJson }: Components, endpoint: Endpoint) {
  const { response, answers, etag } = endpoint;
  if (answers === 'file') return content(BINARY, 'application/octet-stream');
  return {
    ...(etag && { headers: ETAG }),
    ...content(
      toJson(response, 'output'),
      answers === 'text' ? 'text/plain' : undefined,
      exampleOf(endpoint).answer,
    ),
  };
}

const texts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(refusalsByFeature),
);
const listed = (codes: readonly RefusalCode[]) =>
  codes.map((code) => `- \`${code}\`: ${texts[code]}`).join('\n');

/** The shape of every error, with the codes that it may have here. */
const refusal = (codes: readonly RefusalCode[]) => ({
  description: listed(codes),
  ...content({
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { code: { enum: codes } } },
    ],
  }),
});

/** Where a call is: its name, the table that lists it, and whose words describe its fields. */
interface Place {
  name: string;
  tag: string;
  words: Words;
  statusOf: StatusOf;
}

function responses(components: Components, { statusOf }: Place, endpoint: Endpoint) {
  const refused = refusalsOf(endpoint, statusOf);
  return {
    200: { description: '성공', ...answer(components, endpoint) },
    ...Object.fromEntries([...refused].map(([status, codes]) => [status, refusal(codes)])),
    default: { description: '거절', ...content({ $ref: '#/components/schemas/Error' }) },
  };
}

const operation = (components: Components, place: Place, endpoint: Endpoint) => ({
  operationId: place.name,
  tags: [place.tag],
  summary: endpoint.summary,
  security: SECURITY[endpoint.access],
  description: `access: ${endpoint.access}${endpoint.needs === undefined ? '' : ` · needs: ${endpoint.needs}`}`,
  parameters: [
    ...parameters(components, endpoint.params, {
      words: place.words,
      place: 'path',
      example: exampleOf(endpoint).params,
    }),
    ...parameters(components, endpoint.query, { words: place.words, place: 'query' }),
    ...headersOf(endpoint),
  ],
  ...requestBody(components, endpoint),
  responses: responses(components, place, endpoint),
});

const describedSchemas = (
  schemas: Readonly<Record<string, unknown>>,
  wordsOf: (feature: string) => Words,
) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      describeFields(schema, wordsOf(homesOfSchemas.get(name.replace(/Input$/, '')) ?? '')),
    ]),
  );

/**
 * OpenAPI 3.1 from the very tables that the server serves and the client calls: it cannot be out of
 * date. Schemas have the domain's names, examples come from the builders of the tests
 * (`examples.test.ts`).
 */
export function openApiDocument(tables: Readonly<Record<string, ApiTable>>) {
  const components = createComponents();
  const paths: Record<string, Record<string, unknown>> = {};
  const statusOf = statusesOf(...Object.values(tables).map(({ statuses = {} }) => statuses));
  const wordsOf = (tag: string) => tables[tag]?.words ?? noWords;
  for (const [tag, { calls }] of Object.entries(tables)) {
    const words = wordsOf(tag);
    for (const [name, endpoint] of Object.entries(calls)) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: describeFields(
          operation(components, { name, tag, words, statusOf }, endpoint),
          words,
        ),
      };
    }
  }
  const error = describeFields(components.toJson(errorBodySchema, 'output'), noWords);
  const { document, schemas } = components.settle(paths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Study academy portal',
      version,
      description: '도시락 · 일정 · 상벌점 · 모의고사',
    },
    servers: [{ url: '/api' }],
    tags: Object.entries(tables).map(([name, { about }]) => ({ name, description: about })),
    paths: document,
    components: {
      schemas: { ...describedSchemas(schemas, wordsOf), Error: error },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        studentCookie: { type: 'apiKey', in: 'cookie', name: '__Host-s_rt' },
        managerCookie: { type: 'apiKey', in: 'cookie', name: '__Host-a_rt' },
      },
    },
  };
}
