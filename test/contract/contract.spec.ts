import type { OpenAPIObject } from '@nestjs/swagger';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../nest-api/src/create-app.js';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { readSettings } from '../../nest-api/src/settings/settings.js';

interface Operation {
  readonly name: string;
  readonly summary?: string;
  readonly tags?: string[];
  readonly operationId?: string;
  readonly security?: unknown[];
  readonly responses: Record<string, unknown>;
}

let document: OpenAPIObject;
let operations: Operation[];

beforeAll(async () => {
  const settings = readSettings({
    DATABASE_URL: 'postgres://nobody@localhost/none',
    MASTER_KEY: `contract:${Buffer.alloc(32).toString('base64')}`,
    INTERNAL_SECRET: 'unused by a document'.padEnd(32, '.'),
    LOG_LEVEL: 'silent',
  });
  document = describeApi(await createApp(settings, { preview: true }));
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, operation]) => ({
        name: `${method} ${path}`,
        ...(operation as Omit<Operation, 'name'>),
      })),
  );
});

describe('every operation', () => {
  test('has a summary, and a tag that is described once', () => {
    const names = document.tags?.map(({ name }) => name) ?? [];
    const described = new Set(names);
    expect(names).toEqual([...described]);
    const poor = operations.filter(
      ({ summary, tags }) => !summary || !tags?.some((tag) => described.has(tag)),
    );
    expect(poor.map(({ name }) => name)).toEqual([]);
  });

  test('has a unique operation ID for generated clients', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(undefined);
  });

  test('documents success and error responses', () => {
    const poor = operations.filter(({ responses }) => {
      const statuses = Object.keys(responses);
      return (
        !statuses.some((status) => /^[23]/.test(status)) || !statuses.some((status) => /^[45]/.test(status))
      );
    });
    expect(poor.map(({ name }) => name)).toEqual([]);
  });
});

test('every request body schema has an example', () => {
  const schemas = document.components?.schemas ?? {};
  const bodies = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => {
      const content = (
        operation as { requestBody?: { content?: Record<string, { schema?: { $ref?: string } }> } }
      ).requestBody?.content;
      return content?.['application/json']?.schema?.$ref?.split('/').at(-1) ?? [];
    }),
  );
  expect(bodies.length).toBeGreaterThan(5);
  for (const name of bodies) expect(schemas[name], name).toHaveProperty('example');
});

test('a literal segment in place of an ID supports all methods of the ID, so requests are routed correctly', () => {
  const methodsOf = (path: string) =>
    operations.filter(({ name }) => name.endsWith(` ${path}`)).map(({ name }) => name.split(' ')[0]);
  // The API itself compares paths without an ID (`AllowedMethods`).
  const paths = Object.keys(document.paths).filter((path) => path.includes('{'));
  const confused = paths.flatMap((path) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
    const words = paths.filter((other) => other !== path && pattern.test(other));
    return words.flatMap((word) => {
      const missing = methodsOf(path).filter((method) => !methodsOf(word).includes(method));
      return missing.map((method) => `${method} ${word} reaches ${path}`);
    });
  });
  expect(confused).toEqual([]);
});
