import type { TlsClientAuth } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import { TestCertificate } from '../../../../test/support/certificates.js';
import { hasSubject, shownSubject, subjectProblem } from './certificate-subject.js';

const { certificate } = TestCertificate.selfSigned({
  subject: [
    ['C', 'DE'],
    ['O', 'Müller, Söhne + Co'],
    ['OU', ' #1  Team'],
    ['CN', 'Payments'],
  ],
  names: [
    { dNSName: 'Client.Acme.example' },
    { dNSName: '*.wild.example' },
    { uniformResourceIdentifier: 'spiffe://acme.example/payments' },
    { iPAddress: '2001:db8::7' },
    { rfc822Name: 'Robot@ACME.example' },
  ],
});
const has = (subject: TlsClientAuth['subject'], value: string) => hasSubject(certificate, { subject, value });

describe('a distinguished name', () => {
  test.each([
    ['CN=Payments,OU=\\20#1  Team,O=Müller\\, Söhne \\+ Co,C=DE', 'with escaped characters'],
    [
      'cn=PAYMENTS, ou=#0C0a2020233120205465616d, o=müller\\2c söhne \\2B co, c=de',
      'with other case, blanks and a value in BER',
    ],
    [
      '2.5.4.3=Payments,2.5.4.11=\\#1 Team,2.5.4.10=M\\C3\\BCller\\, Söhne \\+ Co,2.5.4.6=DE',
      'with object identifiers and escaped bytes',
    ],
  ])('%s is the same, %s', (value) => {
    expect(has('subject_dn', value)).toBe(true);
  });

  test.each([
    ['CN=Payments', 'a part of it'],
    ['C=DE,O=Müller\\, Söhne \\+ Co,OU=\\#1 Team,CN=Payments', 'in the order of the certificate'],
    ['CN=Payments+OU=\\#1 Team,O=Müller\\, Söhne \\+ Co,C=DE', 'with two attributes in one part'],
    ['CN=Payment,OU=\\#1 Team,O=Müller\\, Söhne \\+ Co,C=DE', 'with another value'],
    ['CN=Payments,CN=\\#1 Team,O=Müller\\, Söhne \\+ Co,C=DE', 'with another type'],
  ])('%s is another one: %s', (value) => {
    expect(subjectProblem({ subject: 'subject_dn', value })).toBeNull();
    expect(has('subject_dn', value)).toBe(false);
  });

  test.each([
    '',
    'Payments',
    'CN=a,',
    'CN=a,,O=b',
    'XX=a',
    'CN=a;O=b',
    'CN=a"b',
    'CN=a\\',
    'CN=#zz',
    'CN=#ff',
    '=a',
  ])('"%s" cannot be read', (value) => {
    expect(subjectProblem({ subject: 'subject_dn', value })).toMatch(/distinguished name/);
  });

  test('is shown in the form in which it is registered', () => {
    expect(shownSubject(certificate, 'subject_dn')).toMatch(/^CN=Payments,/);
  });
});

describe('an alternative name', () => {
  test.each([
    ['san_dns', 'client.acme.example'],
    ['san_uri', 'spiffe://acme.example/payments'],
    ['san_ip', '2001:db8:0:0:0:0:0:7'],
    ['san_email', 'Robot@acme.example'],
  ] as const)('%s is the same as %s', (subject, value) => {
    expect(has(subject, value)).toBe(true);
    expect(subjectProblem({ subject, value })).toBeNull();
  });

  test.each([
    ['san_dns', 'acme.example'],
    ['san_dns', 'a.wild.example'],
    ['san_dns', 'spiffe://acme.example/payments'],
    ['san_uri', 'spiffe://acme.example/Payments'],
    ['san_ip', '2001:db8::8'],
    ['san_email', 'robot@acme.example'],
    ['san_email', '2001:db8::7'],
  ] as const)('%s is not %s', (subject, value) => {
    expect(has(subject, value)).toBe(false);
  });

  test.each([
    ['san_dns', '*.acme.example'],
    ['san_dns', 'https://acme.example'],
    ['san_uri', 'acme'],
    ['san_ip', '1.2.3'],
    ['san_email', 'acme.example'],
  ] as const)('%s cannot be %s', (subject, value) => {
    expect(subjectProblem({ subject, value })).not.toBeNull();
  });
});
