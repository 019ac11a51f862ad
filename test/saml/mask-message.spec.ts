import { expect, test } from 'vitest';
import { maskMessage } from '../../nest-api/src/saml/protocol/mask-message.js';
import { aResponse, SP_ID } from './support/responses.ts';

test('a message keeps its structure, URLs and algorithms, but no personal data', () => {
  const masked = maskMessage(aResponse());
  for (const kept of ['<samlp:Response', SP_ID, 'rsa-sha256', 'NotOnOrAfter=', 'Name="groups"'])
    expect(masked).toContain(kept);
  for (const gone of ['user@acme.test', 'sales', '_session-1', 'R&amp;D']) expect(masked).not.toContain(gone);
  expect(masked).toMatch(/<saml:NameID [^>]*>•••••• \(14 characters\)<\/saml:NameID>/);
  expect(masked).toMatch(/<ds:SignatureValue>•+ \(\d+ characters\)/);
});

test.each([
  ['<saml:Issuer/>ada@acme.test', 'ada'],
  ['<saml:Audience>x</saml:Audience>ada@acme.test', 'ada'],
  ['<saml:NameID>ada@acme.test', 'ada'],
  ['<![CDATA[ada@acme.test]]>', 'ada'],
  ['<!-- ada@acme.test -->', 'ada'],
  ['<saml:SubjectLocality Address="10.1.2.3"/>', '10.1.2.3'],
  ["<x SessionIndex = '_abc'>", '_abc'],
])('unparsable content is also masked: %s', (message, personal) => {
  expect(maskMessage(message)).not.toContain(personal);
});

test('a long message is truncated', () => {
  expect(maskMessage('<a/>'.repeat(100_000)).length).toBeLessThan(20_000);
});
