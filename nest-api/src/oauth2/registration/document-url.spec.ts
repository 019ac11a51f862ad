import { expect, test } from 'vitest';
import { isDocumentUrl, isListedHost } from './document-url.js';

test.each([
  ['https://agent.example.com/oauth/client.json', true],
  ['https://agent.example.com:8443/client', true],
  ['https://agent.example.com/client?version=1', true],
  ['https://agent.example.com', false],
  ['https://agent.example.com/', false],
  ['http://agent.example.com/client.json', false],
  ['https://agent.example.com/client.json#x', false],
  ['https://user@agent.example.com/client.json', false],
  ['https://agent.example.com/a/../client.json', false],
  ['https://agent.example.com/%2e%2e/client.json', false],
  ['https://AGENT.example.com/client.json', false],
  ['https://agent.example.com:443/client.json', false],
  ['https://agent.example.com/ client.json', false],
  ['https://agent.example.com\\client.json', false],
  [`https://agent.example.com/${'x'.repeat(1_000)}`, false],
  ['app-0123456789', false],
])('%s is the URL of a document: %s', (id, expected) => {
  expect(isDocumentUrl(id)).toBe(expected);
});

test.each([
  ['agent.example.com', true],
  ['other.example.org', true],
  ['deep.other.example.org', true],
  ['example.org', false],
  ['badexample.org', false],
  ['example.com', false],
])('%s is listed: %s', (host, expected) => {
  expect(isListedHost(host, ['agent.example.com', '*.example.org'])).toBe(expected);
});
