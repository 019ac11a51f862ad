import type { Problem } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, signedIn } from '../support/data.ts';
import { operationsOf, resolved } from '../support/operations.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Record<string, unknown>>>;
}

interface Media {
  readonly schema: { readonly $ref?: string; readonly type?: string };
}

test('anyone can read the contract, with required permissions and re-authentication', async () => {
  const response = await api.fetch('/api/v1/openapi.json');
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  const { openapi, paths } = (await response.json()) as Document;
  expect(openapi).toMatch(/^3\.0/);
  expect(paths['/api/v1/system/jobs/{name}/run']?.post).toMatchObject({
    operationId: 'runJob',
    'x-permissions': ['system_config'],
  });
  expect(paths['/api/v1/roles']?.post).toMatchObject({ 'x-reauthentication': true });
  expect(paths['/api/v1/openapi.json']?.get).toMatchObject({ security: [] });
});

test('its server is the public origin of the installation', async () => {
  const { servers } = (await (await api.fetch('/api/v1/openapi.json')).json()) as { servers: unknown };
  expect(servers).toEqual([{ url: api.settings.PUBLIC_URL }]);
});

test('it reveals nothing of the installation', async () => {
  const text = await (await api.fetch('/api/v1/openapi.json')).text();
  for (const own of [api.url, api.settings.INTERNAL_SECRET, api.settings.MASTER_KEY])
    expect(text).not.toContain(own);
});

test('every rejection documents its body: a problem document, or an OAuth error', async () => {
  const document = (await (await api.fetch('/api/v1/openapi.json')).json()) as Document;
  const { paths } = document;
  const bare: string[] = [];
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      for (const [status, response] of Object.entries(
        (operation.responses ?? {}) as Record<string, object>,
      )) {
        const types = Object.keys(
          resolved(document as never, response as { content?: object }).content ?? {},
        );
        const isProblem = types.includes('application/problem+json');
        const isOAuth = path.startsWith('/api/v1/oauth2/') && types.includes('application/json');
        if (Number(status) >= 400 && !isProblem && !isOAuth) bare.push(`${method} ${path} → ${status}`);
      }
    }
  }
  expect(bare).toEqual([]);
});

test('every operation has one tag, so that generated clients contain it once', async () => {
  const { paths } = (await (await api.fetch('/api/v1/openapi.json')).json()) as Document;
  const several = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { tags }]) => (tags as string[]).length !== 1)
      .map(([method, { tags }]) => `${method} ${path}: ${tags}`),
  );
  expect(several).toEqual([]);
});

test('every body is a named schema, so that each shape is defined once', async () => {
  const document = (await (await api.fetch('/api/v1/openapi.json')).json()) as Document;
  const unnamed: string[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, { requestBody, responses }] of Object.entries(item)) {
      const bodies = [requestBody, ...Object.values(responses ?? {})].filter(Boolean) as object[];
      for (const body of bodies) {
        const { content = {} } = resolved(document as never, body as { content?: Record<string, Media> });
        // Pages, pictures and documents in other formats are text.
        for (const [type, { schema }] of Object.entries(content))
          if (schema.$ref === undefined && schema.type !== 'string')
            unnamed.push(`${method} ${path}: ${type}`);
      }
    }
  }
  expect(unnamed).toEqual([]);
});

test('a superadmin who names no tenant gets 422 if one is required, as documented in the contract', async () => {
  const superadmin = await signedIn(api, await aPerson(api));
  const needed: string[] = [];
  for (const { method, path, isPublic } of operationsOf(describeApi(api.app))) {
    if (method !== 'GET' || isPublic) continue;
    // `get` compares the response and its status with the contract.
    const response = await superadmin.get(path.replaceAll(/\{[^}]+\}/g, crypto.randomUUID()));
    const { errors } = (await response.json().catch(() => ({}))) as Partial<Problem>;
    if (response.status === 422) {
      expect([path, errors]).toEqual([path, [expect.objectContaining({ field: 'tenantId' })]]);
      needed.push(path);
    }
  }
  expect(needed).toEqual(
    expect.arrayContaining(['/api/v1/users', '/api/v1/users/{id}/left-behind', '/api/v1/organization']),
  );
});
