import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BLOCK_CIPHERS, RSA_OAEP_MGF1P } from '../../nest-api/src/saml/protocol/encryption/block-ciphers.js';
import { decryptElement } from '../../nest-api/src/saml/protocol/encryption/decrypt-element.js';
import { NS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { parseXml } from '../../nest-api/src/saml/protocol/xml/parse-xml.js';
import { aResponse, idp } from './support/responses.ts';

const hasXmlsec = spawnSync('xmlsec1', ['--version']).status === 0;

/** Runs only if the machine has xmlsec1. */
describe.skipIf(!hasXmlsec)('xmlsec1 agrees', () => {
  test.each([
    ['assertion', 'urn:oasis:names:tc:SAML:2.0:assertion:Assertion'],
    ['response', 'urn:oasis:names:tc:SAML:2.0:protocol:Response'],
  ] as const)('on the signature of the %s', (sign, signed) => {
    const directory = mkdtempSync(join(tmpdir(), 'gatehouse-xmlsec-'));
    try {
      const [message, certificate] = [join(directory, 'message.xml'), join(directory, 'certificate.pem')];
      writeFileSync(message, aResponse({}, { sign }));
      writeFileSync(certificate, idp.pem.certificate);
      const { status, stderr } = spawnSync('xmlsec1', [
        '--verify',
        '--pubkey-cert-pem',
        certificate,
        '--id-attr:ID',
        signed,
        message,
      ]);
      expect(status, String(stderr)).toBe(0);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  test.each([
    ['aes256-cbc', 'aes-256'],
    ['aes128-cbc', 'aes-128'],
    ['aes256-gcm', 'aes-256'],
  ] as const)('on %s: it encrypts, and Gatehouse decrypts', (algorithm, sessionKey) => {
    const directory = mkdtempSync(join(tmpdir(), 'gatehouse-xmlsec-'));
    try {
      const [template, data, certificate] = ['template.xml', 'data.xml', 'certificate.pem'].map((name) =>
        join(directory, name),
      ) as [string, string, string];
      writeFileSync(template, encryptionTemplate(BLOCK_CIPHERS[algorithm].uri));
      writeFileSync(data, NAME_ID);
      writeFileSync(certificate, idp.pem.certificate);
      const { status, stdout, stderr } = spawnSync('xmlsec1', [
        '--encrypt',
        '--pubkey-cert-pem',
        certificate,
        '--session-key',
        sessionKey,
        '--xml-data',
        data,
        template,
      ]);
      expect(status, String(stderr)).toBe(0);
      const encrypted = String(stdout).replace(/<\?xml[^>]*\?>/, '');
      const wrapper = parseXml(`<saml:EncryptedID xmlns:saml="${NS.saml}">${encrypted}</saml:EncryptedID>`);
      const policy = { keys: [idp.privateKey], allowTripleDes: false, isCiphertextSigned: true };
      expect(decryptElement(wrapper, policy)).toContain('user@acme.test');
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});

const NAME_ID = `<saml:NameID xmlns:saml="${NS.saml}">user@acme.test</saml:NameID>`;

function encryptionTemplate(algorithm: string): string {
  const value = '<CipherData><CipherValue/></CipherData>';
  const key = `<EncryptedKey><EncryptionMethod Algorithm="${RSA_OAEP_MGF1P}"/>${value}</EncryptedKey>`;
  return `<EncryptedData xmlns="${NS.xenc}" Type="${NS.xenc}Element"><EncryptionMethod Algorithm="${algorithm}"/><KeyInfo xmlns="${NS.ds}">${key.replace('<EncryptedKey>', `<EncryptedKey xmlns="${NS.xenc}">`)}</KeyInfo>${value}</EncryptedData>`;
}
