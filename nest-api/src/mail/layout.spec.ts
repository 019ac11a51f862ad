import { LANGUAGES } from '@gatehouse/texts';
import { flawsOf } from '@gatehouse/texts/catalogues';
import { describe, expect, test } from 'vitest';
import { renderMail } from './layout.js';
import { plainName } from './mail-content.js';
import { type MailTemplate, TEMPLATES } from './templates/index.js';
import { CATALOGUE as PASSWORD_RESET } from './templates/texts/password-reset/index.js';
import { CATALOGUE as LAYOUT } from './texts/layout/index.js';

const context = { publicUrl: 'https://id.example', language: 'en' as const };
const samples = {
  'verify-email': { name: 'Ada', link: 'https://id.example/verify-email?token=abc&x=1' },
  'sign-up-known-email': { name: 'Ada' },
  'sign-up-domain-owned': { name: 'Ada', domain: 'acme.test' },
  invitation: {
    name: 'Ada',
    tenantName: 'Acme',
    tenantCode: 'TEN-001',
    invitedBy: 'Alan Turing',
    link: 'https://id.example/invitation?token=abc',
  },
  'plan-request': { tenantCode: 'TEN-001', tenantName: 'Acme', plan: 'pro', requestedBy: 'ada@acme.test' },
  'new-device': {
    name: 'Ada',
    at: '2026-11-21T12:00:00.000Z',
    device: 'Firefox on Linux',
    address: '192.0.2.7',
  },
  'domain-proof-lost': { domain: 'acme.test', recordName: '_gatehouse-challenge.acme.test' },
  'sso-certificate-expires': { connection: 'Acme directory', days: 7, path: '/admin/sso/1' },
  'saml-certificate-expires': {
    application: 'Expense reports',
    uses: ['signing'],
    days: 7,
    readsMetadata: false,
    path: '/admin/saml-providers/1?tab=certificates',
  },
  'sso-break-glass': { email: 'ada@acme.test' },
  'sso-enforcement': { enforced: true, by: 'ada@acme.test', exempt: ['ada@acme.test', 'grace@acme.test'] },
  'sso-wizard-done': { connection: 'Acme directory', by: 'it@acme.test' },
  'tenant-activated': { plan: 'trial' },
  'trial-ends': { days: 3 },
  'payment-overdue': { plan: 'pro' },
  'tenant-on-hold': {},
  'plan-decided': { plan: 'pro', granted: true },
  'product-request': {
    tenantCode: 'TEN-001',
    tenantName: 'Acme',
    product: 'Network Monitor',
    requestedBy: 'ada@acme.test',
  },
  'product-changed': { product: 'Network Monitor', change: 'granted', until: '2027-01-31T00:00:00.000Z' },
  'password-reset': { name: 'Ada', link: 'https://id.example/reset-password?token=abc' },
  'password-reset-refused': { name: 'Ada', reason: 'Your account is suspended.' },
  'security-change': {
    name: 'Ada',
    change: 'totp_added',
    at: '2026-11-21T12:00:00.000Z',
    device: 'Firefox on Linux',
    address: '192.0.2.7',
  },
  'email-change-old': {
    name: 'Ada',
    email: 'ada@new.test',
    link: 'https://id.example/confirm-email?token=abc',
  },
  'email-change-new': {
    name: 'Ada',
    email: 'ada@new.test',
    link: 'https://id.example/confirm-email?token=abc',
  },
  'email-change-taken': { name: 'Ada' },
} as const;

const render = (template: MailTemplate, data: object = samples[template]) =>
  renderMail(TEMPLATES[template](data as never, context), context);

test.each(Object.keys(TEMPLATES) as MailTemplate[])('%s says the same as text and as HTML', (template) => {
  const { subject, text, html } = render(template);
  expect(subject.length).toBeGreaterThan(5);
  for (const paragraph of text.split('\n\n-- ')[0]?.split('\n\n') ?? []) {
    const [line] = paragraph.split('\n');
    expect(html).toContain(line?.replace(/:$/, '').replaceAll('"', '&quot;').replaceAll("'", '&#39;'));
  }
});

test('the link is whole in the text and escaped in the HTML', () => {
  const { text, html } = render('verify-email');
  expect(text).toContain('https://id.example/verify-email?token=abc&x=1');
  expect(html).toContain('href="https://id.example/verify-email?token=abc&amp;x=1"');
});

test('nothing is loaded from anywhere', () => {
  for (const template of Object.keys(TEMPLATES) as MailTemplate[]) {
    expect(render(template).html).not.toMatch(/<img|<script|<link|url\(|@import/);
  }
});

describe('a mail of an organization', () => {
  const branded = (brand: object) =>
    renderMail(TEMPLATES.invitation(samples.invitation), {
      ...context,
      brand: { name: 'Acme', color: null, logoHash: null, ...brand },
    }).html;

  test('has its name, its colour and its logo, which goes with the mail', () => {
    const html = branded({ color: '#0b6e4f', logoHash: 'x'.repeat(43) });
    expect(html).toContain(`<img src="cid:logo-${'x'.repeat(43)}" alt=""`);
    expect(html).toContain('background:#0b6e4f');
    expect(html).toMatch(/#0b6e4f">.*Acme<\/p>/);
    expect(html).not.toMatch(/src="http|url\(|@import/);
  });

  test.each(['win.example now', 'https://evil', 'a@b'])('%s stays out of its head', (name) => {
    expect(branded({ name })).toMatch(/#1976d2">Gatehouse<\/p>/);
  });

  test('is no markup either', () => {
    expect(branded({ name: '<b>Acme' })).not.toContain('<b>');
  });
});

test('what a person typed is never markup', () => {
  const { html } = render('sign-up-domain-owned', {
    name: '<b>x',
    domain: 'a.test"><script>alert(1)</script>',
  });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>x');
});

test('a subject stays one line', () => {
  const { subject } = renderMail({ subject: 'Hello\r\nBcc: all@acme.test', paragraphs: [] }, context);
  expect(subject).toBe('Hello Bcc: all@acme.test');
});

describe('a name stands in a mail only when it is one', () => {
  test.each(['Ada', 'Jean-Luc', "O'Neill", 'Zoë', '李雷', 'van der Berg'])('%s', (name) => {
    expect(plainName(name)).toBe(name);
    expect(render('verify-email', { name, link: 'https://x.test' }).text).toContain(`Hello ${name},`);
  });

  test.each(['Win at evil.test', 'http://evil.test', 'call 0900', 'a'.repeat(41), '', '<b>', 'Ada\nBcc: x'])(
    'not: %s',
    (name) => {
      const { text } = render('verify-email', { name, link: 'https://x.test' });
      expect(text).toContain('Hello,\n');
      if (name) expect(text).not.toContain(name);
    },
  );
});

test('a mail about an owned domain names neither the tenant nor its people', () => {
  const { text } = render('sign-up-domain-owned');
  expect(text.match(/\S+@\S+/g)).toBeNull();
  expect(text).toContain('acme.test');
});

/** A template that moves into catalogues is added here. */
test.each(Object.entries({ layout: LAYOUT, 'password-reset': PASSWORD_RESET }))(
  'the texts of %s are complete in every language',
  (_name, catalogue) => {
    expect(flawsOf(catalogue)).toEqual([]);
  },
);

test('a mail is written in the language of its receiver, and mirrored where that is written from the right', () => {
  const mails = LANGUAGES.map((language) =>
    renderMail(TEMPLATES['password-reset'](samples['password-reset'], { ...context, language }), context),
  );
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
  expect(mails.map(({ html }) => /<html lang="(\w+)" dir="(\w+)"/.exec(html)?.slice(1).join(' '))).toEqual([
    'en ltr',
    'de ltr',
    'es ltr',
    'ja ltr',
    'ar rtl',
  ]);
});
