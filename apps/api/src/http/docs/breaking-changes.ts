import { incompatibilities } from './incompatibilities';
import { isRaw, shapeOf, type Raw, type Shape } from './shape';

interface Operation {
  parameters: Map<string, { required: boolean; shape: Shape }>;
  body: Shape | undefined;
  answer: Shape;
}

const rawOf = (value: unknown): Raw => (isRaw(value) ? value : {});
const listOf = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isRaw) : []);

/** The schema of the one content type that a body or an answer has. */
const contentOf = (part: unknown): unknown =>
  rawOf(Object.values(rawOf(rawOf(part).content))[0]).schema;

/** An answer is trimmed to its schema: that nothing else is in it is no promise. */
const opened = (shape: Shape): Shape => ({
  ...shape,
  ...(shape.additionalProperties === false && { additionalProperties: undefined }),
  ...(shape.items && { items: opened(shape.items) }),
  ...(shape.anyOf && { anyOf: shape.anyOf.map(opened) }),
  ...(shape.properties && {
    properties: Object.fromEntries(
      Object.entries(shape.properties).map(([name, part]) => [name, opened(part)]),
    ),
  }),
});

/**
 * The operations of a document by method and path; how a parameter of the path is called is not
 * read.
 */
function operationsOf(document: Raw): Map<string, Operation> {
  const components = rawOf(rawOf(document.components).schemas);
  const operations = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(rawOf(document.paths)))
    for (const [method, raw] of Object.entries(rawOf(methods))) {
      const { parameters, requestBody, responses } = rawOf(raw);
      const success = Object.entries(rawOf(responses)).find(([status]) => status.startsWith('2'));
      const body = contentOf(requestBody);
      operations.set(`${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`, {
        parameters: new Map(
          listOf(parameters)
            .filter((one) => one.in !== 'path')
            .map((one) => [
              `${String(one.in)} ${String(one.name)}`,
              { required: one.required === true, shape: shapeOf(one.schema, components) },
            ]),
        ),
        body: body === undefined ? undefined : shapeOf(body, components),
        answer: opened(shapeOf(contentOf(success?.[1]), components)),
      });
    }
  return operations;
}

function parameterBreaks(before: Operation, after: Operation): string[] {
  const demanded = [...after.parameters].flatMap(([name, { required }]) =>
    required && !before.parameters.get(name)?.required ? [`${name}: is required now`] : [],
  );
  const changed = [...before.parameters].flatMap(([name, { shape }]) => {
    const now = after.parameters.get(name);
    return now ? incompatibilities(shape, now.shape, name) : [];
  });
  return [...demanded, ...changed];
}

/**
 * What a client made for the document `before` could not live with at a server of the document
 * `after`, one line each: an operation that is gone, something that it may send and the server does
 * not take, something that the server answers and it cannot read. What is added freely: an
 * operation, an optional field or a new value of a request, a field of an answer.
 */
export function breakingChanges(before: Raw, after: Raw): string[] {
  const now = operationsOf(after);
  return [...operationsOf(before)].flatMap(([name, old]) => {
    const operation = now.get(name);
    if (!operation) return [`${name}: is gone`];
    const sent =
      operation.body === undefined
        ? []
        : incompatibilities(old.body ?? { type: 'object' }, operation.body, 'body');
    return [
      ...parameterBreaks(old, operation),
      ...sent,
      ...incompatibilities(operation.answer, old.answer, 'answer'),
    ].map((line) => `${name}: ${line}`);
  });
}
