import { DOMParser } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { ExclusiveCanonicalization } from 'xml-crypto';
import { UnsayableText } from '../../nest-api/src/saml/protocol/xml/canonical-text.js';
import { canonicalize } from '../../nest-api/src/saml/protocol/xml/exclusive-c14n.js';
import { parseXml } from '../../nest-api/src/saml/protocol/xml/parse-xml.js';
import { descendants } from '../../nest-api/src/saml/protocol/xml/xml-element.js';
import { aResponse, sp } from './support/responses.ts';

const TEXTS = [
  'plain',
  'a & b < c > d "e" \'f\'',
  'ä ö 漢字 😀',
  'line\nline',
  'tab\there',
  'carriage\r\nreturn',
  ' spaces  around ',
  ']]>',
  '&amp;',
  '',
];

test.each(TEXTS)('the output is in canonical form: %j', (value) => {
  const xml = aResponse({ nameId: { value: value || 'x', format: value } }, { sign: 'both' });
  expect(canonicalize(parseXml(xml))).toBe(xml);
});

test('an encrypted response is also in canonical form', () => {
  const xml = aResponse({}, { sign: 'both', encryption: { key: sp.publicKey, algorithm: 'aes256-gcm' } });
  expect(canonicalize(parseXml(xml))).toBe(xml);
});

test.each(['\u0000', '\u0008', '\ud800', 'a\udc00b', '\ufffe'])('%j cannot be written', (value) => {
  expect(() => aResponse({ nameId: { value, format: null } })).toThrow(UnsayableText);
});

/** Structures that partners send: prefixes declared on outer elements, default, unused and redeclared namespaces. */
const FOREIGN = [
  '<a xmlns="urn:a" xmlns:x="urn:x"><b x:q="1" p="2"><c xmlns=""/></b></a>',
  '<x:a xmlns:x="urn:x" xmlns:y="urn:y" xmlns:unused="urn:u"><y:b z="1" a="2"/><x:c xmlns:x="urn:other"/></x:a>',
  '<a xmlns:x="urn:x"><b xmlns:x="urn:x" x:z="1" x:a="2" b="3">t&#13;&#10;&amp;</b></a>',
  '<p:a xmlns:p="urn:p"><b xml:lang="en" b="&#9;&#10;x&quot;"  a =\'"\'></b ><p:c xmlns:p="urn:q"/><p:d/></p:a>',
  '<a xmlns="urn:a"><b xmlns="urn:b"><c xmlns="urn:a"><d xmlns=""><e/></d></c></b></a>',
];

test.each(FOREIGN)('every part of %s is canonicalized as in xml-crypto', (xml) => {
  const theirs = new DOMParser().parseFromString(xml, 'text/xml');
  const elements = Array.from(theirs.getElementsByTagName('*'));
  const ours = [...descendants(parseXml(xml))];
  expect(ours.length).toBe(elements.length);
  for (const [index, element] of elements.entries()) {
    const expected = new ExclusiveCanonicalization().process(element as never, {});
    const mine = ours[index];
    expect(mine && canonicalize(mine)).toBe(expected);
  }
});

test('prefixes of InclusiveNamespaces are declared although they are unused', () => {
  const root = parseXml(
    '<a xmlns:xs="urn:xs" xmlns:u="urn:u"><b t="xs:string"><c xmlns:xs="urn:2"/></b></a>',
  );
  const [, b] = [...descendants(root)];
  expect(b && canonicalize(b, { inclusivePrefixes: ['xs'] })).toBe(
    '<b xmlns:xs="urn:xs" t="xs:string"><c xmlns:xs="urn:2"></c></b>',
  );
});
