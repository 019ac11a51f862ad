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

test('the link is complete in the text and escaped in the HTML', () => {
  const { text, html } = render('verify-email');
  expect(text).toContain('https://id.example/verify-email?token=abc&x=1');
  expect(html).toContain('href="https://id.example/verify-email?token=abc&amp;x=1"');
});

test('an email loads no external resources', () => {
  expect(render('verify-email').html).not.toMatch(/<img|<script|<link|url\(|@import/);
});

describe('an email of an organization', () => {
  const branded = (brand: object) =>
    renderMail(TEMPLATES.invitation(samples.invitation, context), {
      ...context,
      brand: { name: 'Acme', color: null, logoHash: null, language: null, texts: {}, ...brand },
    }).html;

  test('contains its name, its color and its attached logo', () => {
    const html = branded({ color: '#0b6e4f', logoHash: 'x'.repeat(43) });
    expect(html).toContain(`<img src="cid:logo-${'x'.repeat(43)}" alt=""`);
    expect(html).toContain('background:#0b6e4f');
    expect(html).toMatch(/#0b6e4f">.*Acme<\/p>/);
    expect(html).not.toMatch(/src="http|url\(|@import/);
  });

  test.each(['win.example now', 'https://evil', 'a@b'])('does not show the name %s in its header', (name) => {
    expect(branded({ name })).toMatch(/#1976d2">Gatehouse<\/p>/);
  });

  test('escapes markup in the name', () => {
    expect(branded({ name: '<b>Acme' })).not.toContain('<b>');
  });
});

test('user input is never rendered as markup', () => {
  const { html } = render('sign-up-domain-owned', {
    name: '<b>x',
    domain: 'a.test"><script>alert(1)</script>',
  });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>x');
});

test('a subject is always one line', () => {
  const { subject } = renderMail({ subject: 'Hello\r\nBcc: all@acme.test', paragraphs: [] }, context);
  expect(subject).toBe('Hello Bcc: all@acme.test');
});

describe('the greeting of an email', () => {
  test.each(['Ada', 'Jean-Luc', "O'Neill", 'Zoë', '李雷', 'van der Berg'])('contains the name %s', (name) => {
    expect(plainName(name)).toBe(name);
    expect(render('verify-email', { name, link: 'https://x.test' }).text).toContain(`Hello ${name},`);
  });

  test.each(['Win at evil.test', 'http://evil.test', 'call 0900', 'a'.repeat(41), '', '<b>', 'Ada\nBcc: x'])(
    'leaves out the name %s',
    (name) => {
      const { text } = render('verify-email', { name, link: 'https://x.test' });
      expect(text).toContain('Hello,\n');
      if (name) expect(text).not.toContain(name);
    },
  );
});

test('an email about an owned domain names neither the organization nor its users', () => {
  const { text } = render('sign-up-domain-owned');
  expect(text.match(/\S+@\S+/g)).toBeNull();
  expect(text).toContain('acme.test');
});
