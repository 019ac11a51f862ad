import type { OpenAPIObject } from '@nestjs/swagger';

type Json = { [key: string]: unknown };
type Kind = 'responses' | 'parameters';

interface Use {
  readonly part: Json;
  readonly name: string;
  /** Puts a reference in place of the part. */
  readonly replace: (ref: Json) => void;
}

/** The reason phrases by which problem responses are called. Source: RFC 9110 §15, RFC 6585 §5. */
const REASONS: Record<string, string> = {
  '400': 'BadRequest',
  '401': 'Unauthorized',
  '403': 'Forbidden',
  '404': 'NotFound',
  '408': 'RequestTimeout',
  '409': 'Conflict',
  '410': 'Gone',
  '413': 'ContentTooLarge',
  '415': 'UnsupportedMediaType',
  '422': 'UnprocessableContent',
  '429': 'TooManyRequests',
  '431': 'HeaderFieldsTooLarge',
  '502': 'BadGateway',
  '503': 'ServiceUnavailable',
  '504': 'GatewayTimeout',
};

/** Writes each refusal and each parameter that several operations have once, below `components`. */
export function shareParts(document: OpenAPIObject): OpenAPIObject {
  const { paths, components = {}, ...rest } = structuredClone(document);
  const operations = Object.values(paths).flatMap((item) => Object.values(item as Json) as Json[]);
  const parts = {
    responses: shared('responses', operations.flatMap(refusalsOf)),
    parameters: shared('parameters', operations.flatMap(parametersOf)),
  };
  return { ...rest, paths, components: { ...components, ...(parts as object) } };
}

function refusalsOf(operation: Json): Use[] {
  const responses = operation.responses as Record<string, Json>;
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, part]) => ({
      part,
      name: `${isProblem(part) ? '' : 'OAuth'}${REASONS[status] ?? `Status${status}`}`,
      replace: (ref) => {
        responses[status] = ref;
      },
    }));
}

/** The provider's own endpoints refuse as OAuth 2.0 says. Source: RFC 6749 §5.2. */
function isProblem({ content }: Json): boolean {
  return 'application/problem+json' in ((content ?? {}) as Json);
}

function parametersOf(operation: Json): Use[] {
  const parameters = (operation.parameters ?? []) as Json[];
  return parameters.map((part, index) => ({
    part,
    name: pascal(`${part.name}_${part.in}`),
    replace: (ref) => {
      parameters[index] = ref;
    },
  }));
}

/** Of several parts of a name, the one that most operations have takes it; the others are numbered. */
function shared(kind: Kind, uses: readonly Use[]): Record<string, Json> {
  const groups = Object.values(Object.groupBy(uses, ({ part }) => JSON.stringify(part)))
    .filter((group) => group !== undefined)
    .filter((group) => group.length > 1)
    .toSorted((a, b) => b.length - a.length);
  const found: Record<string, Json> = {};
  for (const group of groups) {
    const name = freeName(found, group[0]?.name ?? '');
    found[name] = group[0]?.part ?? {};
    for (const { replace } of group) replace({ $ref: `#/components/${kind}/${name}` });
  }
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function freeName(taken: object, name: string, number = 1): string {
  const wanted = number === 1 ? name : `${name}${number}`;
  return wanted in taken ? freeName(taken, name, number + 1) : wanted;
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|[_-])(\w)/g, (_all, letter: string) => letter.toUpperCase());
}
