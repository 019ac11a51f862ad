import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { textsOf } from '~/server/texts.server';
import { exampleOf } from './examples';
import { fieldsOf } from './fields';
import { HIDDEN_TEXT, withoutSecrets, withoutTokens, withoutTyped } from './masks';
import type { OpenApi } from './open-api';
import { groupsOf, type OperationView, operationOf } from './operations';
import { snippetsOf } from './snippets';
import { contractTexts } from './texts/contract';
import { trialRequestOf } from './trial-request';

const CONTRACT = parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8')) as OpenApi;

const t = textsOf(new Request('http://localhost/'), contractTexts);

function operation(id: string): OperationView {
  const found = operationOf(CONTRACT, id, t);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

const all = () => groupsOf(CONTRACT).flatMap(({ operations }) => operations);

describe('the API reference', () => {
  test('lists every operation once, and each one opens', () => {
    const operations = Object.values(CONTRACT.paths).flatMap((item) => Object.values(item));
    expect(
      all()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(operations.map((raw) => raw.operationId).toSorted());
    for (const { id } of all()) expect(operation(id).answers.length, id).toBeGreaterThan(0);
  });

  test('finds operations that contain every search term', () => {
    const found = groupsOf(CONTRACT, 'TENANT restore').flatMap(({ operations }) => operations);
    expect(found.map(({ id }) => id)).toContain('restoreTenant');
    expect(groupsOf(CONTRACT, 'no such thing at all')).toEqual([]);
  });

  test.each([
    ['createTenant', 'Users with the permission platform_management: super admins'],
    ['me', 'Any signed-in user'],
    ['login', 'Anyone. No session is required.'],
  ])('states who can call %s: %s', (id, who) => {
    expect(operation(id).access).toBe(who);
  });

  test('shows the type and limits of a field with examples and errors', () => {
    const { body, answers, refusals } = operation('createTenant');
    expect(body?.fields.find(({ name }) => name === 'name')).toMatchObject({
      type: 'string',
      isRequired: true,
      bounds: ['Length: 1 to 120', 'One line without control characters'],
    });
    expect(JSON.parse(body?.example ?? '')).toMatchObject({ name: 'Acme' });
    expect(answers.map(({ status }) => status)).toEqual(['201']);
    expect(JSON.parse(refusals.find(({ status }) => status === '401')?.example ?? '')).toMatchObject({
      code: 'unauthenticated',
    });
  });

  test('handles a schema that contains itself', () => {
    const tree: OpenApi = {
      paths: {},
      components: {
        schemas: {
          Node: {
            type: 'object',
            properties: { name: { type: 'string' }, next: { $ref: '#/components/schemas/Node' } },
          },
        },
      },
    };
    const node = { $ref: '#/components/schemas/Node' };
    expect(fieldsOf(tree, node, t).map(({ name }) => name)).toEqual(['name', 'next']);
    expect(JSON.stringify(exampleOf(tree, node)).length).toBeLessThan(500);
  });

  test('includes the token in a command only if it is required', () => {
    const [curl] = snippetsOf(operation('createTenant'), 'https://id.example');
    expect(curl?.code).toContain("-X POST 'https://id.example/api/v1/tenants'");
    expect(curl?.code).toContain('Bearer $TOKEN');
    expect(snippetsOf(operation('login'), 'https://id.example')[0]?.code).not.toContain('$TOKEN');
  });
});

const form = (fields: Record<string, string>) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
};

describe('a trial request', () => {
  test('contains only the parameters of the contract, each in its place', () => {
    expect(
      trialRequestOf(
        operation('listTenants'),
        form({ 'query.limit': '5', 'query.status': '', other: 'x' }),
        t,
      ),
    ).toEqual({ ok: true, path: '/api/v1/tenants?limit=5', body: null });
    expect(trialRequestOf(operation('getTenant'), form({ 'path.id': 'a/b?c' }), t)).toEqual({
      ok: true,
      path: '/api/v1/tenants/a%2Fb%3Fc',
      body: null,
    });
  });

  test.each(['', '.', '..'])('rejects "%s" as a path parameter', (id) => {
    expect(trialRequestOf(operation('getTenant'), form({ 'path.id': id }), t).ok).toBe(false);
  });

  test('requires confirmation and a valid JSON body for a change', () => {
    const create = operation('createTenant');
    expect(trialRequestOf(create, form({ body: '{}' }), t)).toMatchObject({
      errors: { confirmed: expect.any(String) },
    });
    expect(trialRequestOf(create, form({ body: '{', confirmed: 'yes' }), t)).toMatchObject({
      errors: { body: 'Enter valid JSON' },
    });
    expect(trialRequestOf(create, form({ body: '{}', confirmed: 'yes' }), t)).toEqual({
      ok: true,
      path: '/api/v1/tenants',
      body: '{}',
    });
  });

  test.each(['token', 'introspect', 'handlePostSso'])('is not offered for %s', (id) => {
    const found = all().find((line) => line.id === id);
    if (found) expect(operation(id).trial.isPossible).toBe(false);
  });
});

describe('a secret', () => {
  test('stays on the server if it is a token', () => {
    const safe = withoutTokens(
      {
        accessToken: 'ghs_x',
        user: { ticket: 'y' },
        tokens: 2,
        items: [{ token: 'z' }],
      },
      '(kept)',
    );
    expect(safe).toEqual({
      accessToken: '(kept)',
      user: { ticket: '(kept)' },
      tokens: 2,
      items: [{ token: '(kept)' }],
    });
  });

  test('is hidden at first, but whether it is set is visible', () => {
    expect(
      withoutSecrets({ client_secret: 'x', clientSecretSet: true, recoveryCodes: ['a', 'b'], name: 'Acme' }),
    ).toEqual({
      client_secret: HIDDEN_TEXT,
      clientSecretSet: true,
      recoveryCodes: HIDDEN_TEXT,
      name: 'Acme',
    });
  });

  test('does not return to the form', () => {
    expect(withoutTyped({ email: 'a@b.example', password: 'x' })).toEqual({
      email: 'a@b.example',
      password: '',
    });
  });
});
