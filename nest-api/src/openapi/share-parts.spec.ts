import type { OpenAPIObject } from '@nestjs/swagger';
import { expect, test } from 'vitest';
import { contractText } from './contract-text.js';
import { shareParts } from './share-parts.js';

const refusal = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const parameter = (description: string) => ({ name: 'tenant_id', in: 'query', description });
const operation = (about: string, asked = about) => ({
  parameters: [parameter(asked)],
  responses: { '200': { description: 'Done' }, '404': refusal(about) },
});
const document = {
  openapi: '3.0.0',
  info: { title: 'A', version: '1' },
  paths: {
    '/a': { get: operation('Gone'), post: operation('Gone') },
    '/b': { get: operation('Away'), post: operation('Away', 'Alone'), put: operation('Gone') },
  },
} as unknown as OpenAPIObject;

test('shared parts are written once, and the most frequent one gets the plain name', () => {
  const { paths, components } = shareParts(document);
  expect(components?.responses).toEqual({ NotFound: refusal('Gone'), NotFound2: refusal('Away') });
  expect(components?.parameters).toEqual({ TenantIdQuery: parameter('Gone') });
  expect(paths['/a']?.get).toEqual({
    parameters: [{ $ref: '#/components/parameters/TenantIdQuery' }],
    responses: { '200': { description: 'Done' }, '404': { $ref: '#/components/responses/NotFound' } },
  });
  expect(paths['/b']?.post?.parameters).toEqual([parameter('Alone')]);
});

test('an operation refers to a shared response in one line of the contract', () => {
  const lines = contractText(shareParts(document)).split('\n');
  expect(lines.filter((line) => line.includes('Away'))).toHaveLength(2);
  expect(lines).toContain('        "404": { $ref: "#/components/responses/NotFound" }');
});
