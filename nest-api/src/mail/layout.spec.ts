import { describe, expect, test } from 'vitest';
import { renderMail } from './layout.js';
import { plainName } from './mail-content.js';
import { TEMPLATES } from './templates/index.js';

const context = { publicUrl: 'https://id.example', language: 'en' as const };
const samples = {
  'verify-email': { name: 'Ada', link: 'https://id.example/verify-email?token=abc&x=1' },
  'sign-up-domain-owned': { name: 'Ada', domain: 'acme.test' },
  invitation: {
    name: 'Ada',
    tenantName: 'Acme',
    tenantCode: 'TEN-001',
    invitedBy: 'Alan Turing',
    link: 'https://id.example/invitation?token=abc',
  },
} as const;

const render = (template: keyof typeof samples, data: object = samples[template]) =>
  renderMail(TEMPLATES[template](data as never, context), context);

test('the link is whole in the text and escaped in the HTML', () => {
  const { text, html } = render('verify-email');
  expect(text).toContain('https://id.example/verify-email?token=abc&x=1');
  expect(html).toContain('href="https://id.example/verify-email?token=abc&amp;x=1"');
});

test('nothing is loaded from anywhere', () => {
  expect(render('verify-email').html).not.toMatch(/<img|<script|<link|url\(|@import/);
});

describe('a mail of an organization', () => {
  const branded = (brand: object) =>
    renderMail(TEMPLATES.invitation(samples.invitation, context), {
      ...context,
      brand: { name: 'Acme', color: null, logoHash: null, language: null, texts: {}, ...brand },
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

describe('an email contains a name only if it is plain text', () => {
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
