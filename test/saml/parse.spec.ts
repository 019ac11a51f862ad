import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodePost } from '../../nest-api/src/saml/protocol/bindings/post.js';
import { readRedirect } from '../../nest-api/src/saml/protocol/bindings/redirect.js';
import { SamlRefused } from '../../nest-api/src/saml/protocol/saml-refused.js';
import { parseXml } from '../../nest-api/src/saml/protocol/xml/parse-xml.js';

function refusal(work: () => unknown): string {
  try {
    work();
    return 'accepted';
  } catch (error) {
    if (error instanceof SamlRefused) return error.check;
    throw error;
  }
}

const BILLION_LAUGHS = `<!DOCTYPE a [<!ENTITY l "lol">${Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY l${i} "${'&l;'.repeat(10)}">`,
).join('')}]><a>&l8;</a>`;

test.each([
  ['<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n', 'accepted'],
  ['<a>&lt;&#65;</a>', 'accepted'],
  [BILLION_LAUGHS, 'forbidden_construct'],
  ['<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 'forbidden_construct'],
  ['<!DOCTYPE a><a/>', 'forbidden_construct'],
  ['<a>&unknown;</a>', 'not_well_formed'],
  ['<a><!-- c --></a>', 'forbidden_construct'],
  ['<a><![CDATA[x]]></a>', 'forbidden_construct'],
  ['<a><?php echo 1 ?></a>', 'forbidden_construct'],
  ['<?xml version="1.1"?><a/>', 'forbidden_construct'],
  ['<?xml version="1.0" encoding="UTF-16"?><a/>', 'forbidden_construct'],
  ['<a/><b/>', 'not_well_formed'],
  ['<a x="1" x="2"/>', 'not_well_formed'],
  ['<a xmlns:p="urn:1" xmlns:q="urn:1" p:x="1" q:x="2"/>', 'not_well_formed'],
  ['<p:a/>', 'not_well_formed'],
  ['<a></b>', 'not_well_formed'],
  ['<a>&#0;</a>', 'not_well_formed'],
  ['<a>&#xD800;</a>', 'not_well_formed'],
  ['', 'not_well_formed'],
  ['text', 'not_well_formed'],
  [`${'<a>'.repeat(40)}${'</a>'.repeat(40)}`, 'too_deep'],
  [`<a>${'<b/>'.repeat(5_000)}</a>`, 'too_many'],
])('%.60s → %s', (xml, expected) => {
  expect(refusal(() => parseXml(xml))).toBe(expected);
});

test.each([
  ['ten megabytes', () => `<a>${'x'.repeat(10_000_000)}</a>`, 'too_large'],
  [
    'a million attributes',
    () => `<a ${Array.from({ length: 1_000_000 }, (_, i) => `a${i}=""`).join(' ')}/>`,
    'too_large',
  ],
  [
    'as many attributes as fit',
    () => `<a ${Array.from({ length: 25_000 }, (_, i) => `a${i}=""`).join(' ')}/>`,
    'too_many',
  ],
  [
    'as many namespaces as fit',
    () => `<a ${Array.from({ length: 9_000 }, (_, i) => `xmlns:a${i}="u"`).join(' ')}/>`,
    'too_many',
  ],
  ['as deep as fits', () => '<a>'.repeat(80_000), 'too_deep'],
])('%s cost only milliseconds', (_name, make, expected) => {
  const xml = make();
  const started = process.threadCpuUsage();
  expect(refusal(() => parseXml(xml))).toBe(expected);
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1_000).toBeLessThan(250);
});

test('a message that is too long is rejected before it is decoded', () => {
  expect(refusal(() => decodePost('A'.repeat(10_000_000)))).toBe('too_large');
});

test('a message that inflates beyond the limit is rejected', () => {
  const bomb = encodeURIComponent(deflateRawSync(Buffer.alloc(50_000_000)).toString('base64'));
  expect(refusal(() => readRedirect(`SAMLRequest=${bomb}`))).toBe('too_large');
});

test.each([
  ['SAMLRequest=%%%', 'encoding'],
  ['SAMLRequest=AAAA', 'encoding'],
  ['RelayState=x', 'encoding'],
  ['SAMLRequest=a&SAMLRequest=b', 'encoding'],
  ['SAMLRequest=a&SAMLResponse=b', 'encoding'],
  ['SAMLRequest=a&Signature=b', 'encoding'],
  ['SAMLRequest=a&%53AMLRequest=b', 'encoding'],
])('the query %s is rejected', (query, expected) => {
  expect(refusal(() => readRedirect(query))).toBe(expected);
});
