import type { OpenAPIObject } from '@nestjs/swagger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { startApi, type TestApi } from '../support/api.ts';
import type { ApiCaller } from '../support/data.ts';
import { type Operation, operationsOf, resolved } from '../support/operations.ts';
import { type Side, thingAt, twoTenants } from '../support/two-tenants.ts';

/** Values that every field rejects, by the reason. */
const WRONG: Readonly<Record<string, unknown>> = {
  'an object in place of a value': { a: 1 },
  'far too long': 'x'.repeat(70_000),
  'a character that no database keeps': 'a\u0000b',
  'half a character': 'a\ud800b',
  'a number beyond all bounds': 1e308,
  'a list in a list in a list': JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
};

/** Would end the caller's own session. */
const ENDS_THE_SESSION = /\/(logout|switch-role|switch-tenant|end-others)$/;

/**
 * If none of several shapes matches, the whole value is rejected. A provider that does not respond is reported at its
 * URL.
 */
const TOLD_ELSEWHERE = new Set([
  '/api/v1/auth/step-up',
  '/api/v1/sso-configurations',
  '/api/v1/sso-configurations/{id}',
  '/api/v1/sso-configurations/{id}/draft',
]);

let api: TestApi;
let document: OpenAPIObject;
let operations: Operation[];
let a: Side;
let superadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  document = describeApi(api.app);
  operations = operationsOf(document).filter(({ path }) => !ENDS_THE_SESSION.test(path));
  ({ a, superadmin } = await twoTenants(api));
});
afterAll(() => api.stop());

interface Told {
  readonly status: number;
  readonly fields: readonly string[];
  /** The texts of the problem and its field errors. */
  readonly texts: readonly string[];
  readonly code: string;
}

/** The schema library's default messages. */
const RAW = /^(Invalid (?!credentials)|Too (small|big)|Unrecognized)|expected .*(received|to )|\bNaN\b/;

/** Sends as the tenant's admin, or as a superadmin if required. Otherwise the body would never be read. */
async function send({ method, path }: Operation, query: string, body?: unknown): Promise<Told> {
  const address = path
    .replace('{number}', '1')
    .replace('{name}', 'outbox-delivery')
    .replaceAll(/\{[^}]+\}/g, () => idFor(path));
  for (const { token } of [a.asAdmin, superadmin]) {
    const response = await fetch(`${api.url}${address}${query}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      redirect: 'manual',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const told = problemIn(text);
    if (response.status !== 403) return { status: response.status, ...told };
  }
  return { status: 403, fields: [], texts: [], code: 'forbidden' };
}

function problemIn(text: string): Omit<Told, 'status'> {
  try {
    const {
      errors,
      code = '',
      detail = '',
    } = JSON.parse(text) as {
      errors?: { field: string; message: string }[];
      code?: string;
      detail?: string;
    };
    const told = Array.isArray(errors) ? errors : [];
    return {
      fields: told.map(({ field }) => field),
      texts: [detail, ...told.map(({ message }) => message)],
      code,
    };
  } catch {
    return { fields: [], texts: [], code: '' };
  }
}

/** The ID of an existing object, so that the body is validated and the URL is not the reason for a rejection. */
function idFor(path: string): string {
  return thingAt(path, a) ?? a.user.id;
}

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

describe('in a body', () => {
  test.each(Object.entries(WRONG))(
    '%s is rejected at its field or accepted as text, without an unexpected error',
    async (what, value) => {
      const wrong: string[] = [];
      let refused = 0;
      const tries = operations.flatMap((operation) =>
        operation.method === 'DELETE' ? [] : fieldsOf(operation).map((field) => ({ operation, field })),
      );
      await each(tries, async ({ operation, field }) => {
        const body = { ...(operation.example as object), [field]: value };
        const { status, fields, texts, code } = await send(operation, '', body);
        wrong.push(
          ...texts.filter((text) => RAW.test(text)).map((text) => `${operation.path} ${field}: ${text}`),
        );
        const name = `${operation.method} ${operation.path} ${field}: ${what} → ${status} ${code} ${fields}`;
        if (status >= 500) wrong.push(name);
        if (status === 400 || status === 422) {
          refused += 1;
          const isTold = fields.some((told) => told.split('.')[0] === field);
          if (code === 'invalid_input' && !isTold && !TOLD_ELSEWHERE.has(operation.path)) wrong.push(name);
        }
      });
      expect(wrong).toEqual([]);
      expect(refused).toBeGreaterThan(50);
    },
  );

  test('an unknown field is named', async () => {
    const wrong: string[] = [];
    await each(
      operations.filter(({ body }) => body?.additionalProperties === false),
      async (operation) => {
        const { status, code } = await send(operation, '', {
          ...(operation.example as object),
          isSuperadmin: true,
        });
        if (status < 400 || status >= 500)
          wrong.push(`${operation.method} ${operation.path} → ${status} ${code}`);
      },
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['deep nesting', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ['a torn one', '{"name":"a'],
  ])('%s as the whole body is rejected', async (_what, text) => {
    const wrong: string[] = [];
    await each(
      operations.filter(({ body, method }) => body !== undefined && method !== 'DELETE'),
      async ({ method, path }) => {
        const response = await fetch(`${api.url}${path.replaceAll(/\{[^}]+\}/g, () => idFor(path))}`, {
          method,
          headers: { authorization: `Bearer ${superadmin.token}`, 'content-type': 'application/json' },
          body: text,
        });
        if (response.status >= 500) wrong.push(`${method} ${path} → ${response.status}`);
        await response.arrayBuffer();
      },
    );
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['a character that no database keeps', '%00'],
  ['half a character', '%ED%A0%80'],
  ['far too long', 'x'.repeat(5_000)],
  ['a text that is no number', 'ten'],
  ['a number beyond all bounds', '1e999'],
])('%s in a URL causes no unexpected error', async (_what, value) => {
  const wrong: string[] = [];
  const tries = operations
    .filter(({ method }) => method === 'GET')
    .flatMap((operation) => operation.query.map((name) => ({ operation, query: `?${name}=${value}` })));
  await each(tries, async ({ operation, query }) => {
    const { status, texts } = await send(operation, query);
    if (status >= 500) wrong.push(`GET ${operation.path}${query.slice(0, 40)} → ${status}`);
    wrong.push(...texts.filter((text) => RAW.test(text)).map((text) => `${operation.path}: ${text}`));
  });
  await each(
    operations.filter(({ hasId }) => hasId),
    async ({ method, path }) => {
      const response = await fetch(`${api.url}${path.replaceAll(/\{[^}]+\}/g, value)}`, {
        method,
        headers: { authorization: `Bearer ${superadmin.token}`, 'content-type': 'application/json' },
        ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
        redirect: 'manual',
      });
      if (response.status >= 500)
        wrong.push(`${method} ${path} with ${value.slice(0, 12)} → ${response.status}`);
      await response.arrayBuffer();
    },
  );
  expect(wrong).toEqual([]);
});

/** The top-level fields that a body can have. */
function fieldsOf({ body }: Operation): string[] {
  if (!body) return [];
  const parts = [body, ...(body.oneOf ?? []), ...(body.anyOf ?? [])].map((part) => resolved(document, part));
  return [...new Set(parts.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}
