import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aResponse, idp } from './support/responses.ts';

const hasXmlsec = spawnSync('xmlsec1', ['--version']).status === 0;

/** Only where the machine has it. */
describe.skipIf(!hasXmlsec)('xmlsec1 agrees', () => {
  test.each([
    ['assertion', 'urn:oasis:names:tc:SAML:2.0:assertion:Assertion'],
    ['response', 'urn:oasis:names:tc:SAML:2.0:protocol:Response'],
  ] as const)('that the %s is signed', (sign, signed) => {
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
});
