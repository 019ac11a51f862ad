import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { explanationOf } from '@gatehouse/contracts/cause-texts';
import { directionOf, formatsOf, LANGUAGES, type Language, Translator } from '@gatehouse/texts';
import { compile, flawsOf, PSEUDO_MARK, pseudo } from '@gatehouse/texts/catalogues';
import { describe, expect, test, vi } from 'vitest';
import { type RenderedMail, renderMail } from '../layout.js';
import { type MailTemplate, TEMPLATES } from './index.js';

/** While true, all texts of a catalog are in the pseudo-language. */
const marks = vi.hoisted(() => ({ on: false }));

vi.mock('@gatehouse/texts/catalogues', async (original) => {
  const real = await original<typeof import('@gatehouse/texts/catalogues')>();
  const translations: typeof real.translations = (catalogue) => {
    const inLanguage = real.translations(catalogue);
    const marked = new Translator('en', compile(catalogue.en, pseudo));
    return (language) => (marks.on ? (key, ...values) => marked.text(key, values[0]) : inLanguage(language));
  };
  return { ...real, translations };
});

const PUBLIC_URL = 'https://id.example';
const AT = '2026-11-21T12:00:00.000Z';
const LINK = `${PUBLIC_URL}/go?token=abc&x=1`;

/** Creates the data of an email. `a` wraps each text that comes from a user or another system. */
type Sample = (a: (text: string) => string) => object;

const details = (a: (text: string) => string) => ({
  name: a('Ada'),
  at: AT,
  device: { browser: a('Firefox'), system: a('Linux') },
  address: a('192.0.2.7'),
});
const reported = (a: (text: string) => string) => ({
  ...details(a),
  email: a('ada@acme.test'),
  path: '/admin/users/1',
});
const asking: Sample = (a) => ({ ...details(a), link: a(LINK) });
const linked: Sample = (a) => ({ name: a('Ada'), link: a(LINK) });
const changed: Sample = (a) => ({ name: a('Ada'), email: a('ada@new.test'), link: a(LINK) });
const refused = (code: string, tenantStatus: string | null): Sample => {
  return (a) => ({ name: a('Ada'), code, tenantStatus });
};
const secured = (change: string): Sample => {
  return (a) => ({ ...details(a), change });
};
const tenant = (a: (text: string) => string) => ({ tenantCode: a('TEN-001'), tenantName: a('Acme') });
const ending = (use: string, readsMetadata: boolean, name = 'Expenses'): Sample => {
  return (a) => ({
    application: a(name),
    uses: [use],
    days: 7,
    readsMetadata,
    path: '/admin/saml-providers/1',
  });
};

const WEEK = {
  from: '2026-11-21',
  succeeded: { now: 1_200, before: 1_000 },
  failed: { now: 300, before: 250 },
  activeUsers: { now: 80, before: 79 },
  causes: [],
  incidents: { now: 2, before: 0, open: 1 },
  risk: { medium: { now: 5, before: 4 }, high: { now: 1, before: 0 } },
  adoption: { users: 100, withFactor: 60, withPasskey: 20 },
  link: `${PUBLIC_URL}/admin/analytics`,
  unsubscribe: LINK,
};

/** Each email, in each of its forms. */
const SAMPLES: Readonly<Record<MailTemplate, readonly Sample[]>> = {
  'directory-warning': [
    'paused_share',
    'paused_last_admin',
    'token_expires',
    'token_expired',
    'rejected',
    'silent',
  ].map(
    (warning): Sample =>
      (a) => ({ connection: a('Acme directory'), path: '/admin/sso/1?tab=directory', warning, count: 12 }),
  ),
  'verify-email': [linked],
  'isolation-failed': [(a) => ({ count: 2, failures: [a('domains: Row-level security is disabled.')] })],
  'sign-up-known-email': [(a) => ({ name: a('Ada') })],
  'sign-up-domain-owned': [(a) => ({ name: a('Ada'), domain: a('acme.test') })],
  'password-reset': [linked],
  'password-reset-refused': [
    refused('account_suspended', null),
    refused('no_organization', null),
    refused('sso_required', null),
    refused('superadmin_refused', null),
    refused('tenant_not_active', 'inactive'),
    refused('tenant_not_active', 'suspended'),
    refused('tenant_not_active', 'cancelled'),
    refused('tenant_not_active', 'deactivated'),
  ],
  'security-change': [
    secured('password_changed'),
    secured('totp_added'),
    secured('totp_removed'),
    secured('passkey_added'),
    secured('passkey_removed'),
    secured('recovery_codes_renewed'),
    secured('recovery_code_used'),
    secured('email_changed'),
    secured('factors_reset'),
  ],
  'new-device': [
    asking,
    (a) => ({ ...asking(a), device: { tool: a('curl') } }),
    (a) => ({ ...asking(a), device: null, address: null }),
  ],
  'risky-sign-in': [asking],
  'sign-in-approval': [
    (a) => ({ from: details(a), email: a('ada@acme.test'), number: a('482913'), most: 10 }),
  ],
  'sign-in-reported': [
    (a) => ({ ...reported(a), country: 'DE', hasPassword: false, suspended: 0 }),
    (a) => ({ ...reported(a), country: null, hasPassword: true, suspended: 2 }),
  ],
  'email-change-old': [changed],
  'email-change-new': [changed],
  'email-change-taken': [(a) => ({ name: a('Ada') })],
  invitation: [
    (a) => ({ ...tenant(a), name: a('Ada'), invitedBy: a('Alan Turing'), link: a(LINK) }),
    (a) => ({ ...tenant(a), tenantName: 'win.test', name: '', invitedBy: '', link: a(LINK) }),
  ],
  'plan-request': [
    (a) => ({ ...tenant(a), plan: 'pro', requestedBy: a('ada@acme.test') }),
    (a) => ({ ...tenant(a), plan: 'trial', requestedBy: a('ada@acme.test') }),
  ],
  'product-request': [
    (a) => ({ ...tenant(a), product: a('Network Monitor'), requestedBy: a('ada@acme.test') }),
  ],
  'product-changed': [
    (a) => ({ product: a('Network Monitor'), change: 'granted', until: AT }),
    (a) => ({ product: a('Network Monitor'), change: 'granted', until: null }),
    (a) => ({ product: a('Network Monitor'), change: 'declined', until: null }),
    (a) => ({ product: a('Network Monitor'), change: 'taken_back', until: null }),
  ],
  'tenant-activated': [() => ({ plan: 'trial' }), () => ({ plan: 'pro' })],
  'trial-ends': [() => ({ days: 1 }), () => ({ days: 3 })],
  'payment-overdue': [() => ({ plan: 'trial' }), () => ({ plan: 'pro' })],
  'tenant-on-hold': [() => ({})],
  'plan-decided': [
    () => ({ plan: 'pro', granted: true }),
    () => ({ plan: 'enterprise', granted: false }),
    () => ({ plan: 'basic', granted: true }),
  ],
  'domain-proof-lost': [(a) => ({ domain: a('acme.test'), recordName: a('_gatehouse-challenge.acme.test') })],
  'custom-domain-failing': [
    (a) => ({ host: a('login.acme.test'), until: AT }),
    (a) => ({ host: a('login.acme.test'), until: null }),
  ],
  'sso-certificate-expires': [
    (a) => ({ connection: a('Acme Entra'), days: 7, path: '/admin/sso/1' }),
    () => ({ connection: 'acme.test', days: 1, path: '/admin/sso/1' }),
  ],
  incident: [
    (a) => ({
      kind: 'password_spraying',
      subject: a('192.0.2.7'),
      count: 200,
      isHigh: false,
      most: 5,
      path: '/admin/incidents/1',
    }),
    () => ({
      kind: 'credential_stuffing',
      subject: '',
      count: 1,
      isHigh: true,
      most: 5,
      path: '/superadmin/incidents/1',
    }),
    ...(['password_guessing', 'second_factor_fatigue', 'session_moved', 'token_reused'] as const).map(
      (kind) => (a: (text: string) => string) => ({
        kind,
        subject: a('ada@acme.test'),
        count: 1,
        isHigh: false,
        most: 5,
        path: '/admin/incidents/1',
      }),
    ),
  ],
  'provisioning-rejected': [
    (a) => ({
      application: a('Expenses'),
      count: 12,
      reasons: [
        { reason: 'rejected', count: 8 },
        { reason: 'conflict', count: 3 },
        { reason: 'wrong_id', count: 1 },
      ],
      path: '/admin/applications/1',
    }),
    () => ({
      application: 'acme.test',
      count: 1,
      reasons: ['not_scim', 'not_found', 'ambiguous', 'no_value', 'too_large'].map((reason) => ({
        reason,
        count: 1,
      })),
      path: '/admin/applications/1',
    }),
  ],
  'provisioning-stopped': [
    (a) => ({ application: a('Expenses'), problem: 'credentials', path: '/admin/applications/1' }),
    () => ({ application: 'acme.test', problem: 'unavailable', path: '/admin/applications/1' }),
  ],
  'weekly-report': [
    (a) => {
      a(formatsOf('en').date('2026-11-27'));
      a(explanationOf('invalid_credentials').cause);
      return {
        ...WEEK,
        causes: [
          { code: 'invalid_credentials', count: 12, link: a(`${PUBLIC_URL}/docs/sign-in-problems/x`) },
        ],
        unsubscribe: a(LINK),
      };
    },
    (a) => {
      a(formatsOf('en').date('2026-11-27'));
      return {
        ...WEEK,
        unsubscribe: a(LINK),
        failed: { now: 0, before: 0 },
        succeeded: { now: 1, before: 0 },
        adoption: null,
      };
    },
  ],
  'works-council-mode': [
    (a) => ({ enabled: true, by: a('ada@acme.test') }),
    (a) => ({ enabled: false, by: a('ada@acme.test') }),
    () => ({ enabled: true, by: null }),
  ],
  'sso-outage': [
    (a) => ({
      connection: a('Acme Entra'),
      since: AT,
      otherMethods: 'any',
      path: '/admin/sso/1',
    }),
    () => ({
      connection: 'acme.test',
      since: AT,

      otherMethods: 'password',
      path: '/admin/sso/1',
    }),
    () => ({ connection: 'acme.test', since: AT, otherMethods: 'none', path: '/admin/sso/1' }),
  ],
  'sso-outage-over': [
    (a) => ({ connection: a('Acme Entra'), path: '/admin/sso/1' }),
    () => ({ connection: 'acme.test', path: '/admin/sso/1' }),
  ],
  'sso-draft-taken-back': [
    (a) => ({ connection: a('Acme Entra'), failed: 5, attempts: 6, path: '/admin/sso/1/draft' }),
    () => ({ connection: 'acme.test', failed: 5, attempts: 6, path: '/admin/sso/1/draft' }),
  ],
  'saml-certificate-expires': [
    ending('signing', true),
    ending('encryption', false),
    ending('signing', false, 'x.test'),
    ending('encryption', true, 'x.test'),
  ],
  'sso-break-glass': [
    (a) => ({ email: a('ada@acme.test') }),
    (a) => ({ email: a('ada@acme.test'), codesLeft: 0 }),
    (a) => ({ email: a('ada@acme.test'), codesLeft: 9 }),
  ],
  'emergency-code-requested': [(a) => ({ email: a('ada@acme.test'), minutes: 15 })],
  'sso-grace-ending': [() => ({ from: AT })],
  'sso-wizard-done': [
    (a) => ({ connection: a('Acme Entra'), by: a('it@acme.test') }),
    (a) => ({ connection: a('Acme Entra'), by: null }),
    (a) => ({ connection: 'acme.test', by: a('it@acme.test') }),
    () => ({ connection: 'acme.test', by: null }),
  ],
  'sso-enforcement': [
    (a) => ({
      enforced: true,
      from: null,
      by: a('ada@acme.test'),
      exempt: [a('ada@acme.test'), a('grace@acme.test')],
    }),
    (a) => ({ enforced: true, from: AT, by: a('ada@acme.test'), exempt: [] }),
    () => ({ enforced: true, from: AT, by: null, exempt: [] }),
    () => ({ enforced: true, from: null, by: null, exempt: [] }),
    (a) => ({ enforced: false, from: null, by: a('ada@acme.test'), exempt: [] }),
    () => ({ enforced: false, from: null, by: null, exempt: [] }),
  ],
};

const each = (Object.keys(SAMPLES) as MailTemplate[]).flatMap((template) =>
  SAMPLES[template].map((sample, form) => [template, form, sample] as const),
);

function render(template: MailTemplate, data: object, language: Language): RenderedMail {
  const context = { publicUrl: PUBLIC_URL, language };
  return renderMail(TEMPLATES[template](data as never, context), context);
}

const asItIs = (text: string) => text;
const linkIn = (html: string) => plain(/href="([^"]+)"/.exec(html)?.[1] ?? '');
const paragraphsOf = ({ text }: RenderedMail) => (text.split('\n\n-- \n')[0] ?? '').split('\n\n');
const withoutIsolates = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

/** The text that a mail program shows for HTML. */
function plain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

describe.each(LANGUAGES)('in %s', (language) => {
  const direction = language === 'ar' ? 'rtl' : 'ltr';

  test.each(each)('the email %s, form %i, is complete in text and HTML', (template, _form, sample) => {
    const mail = render(template, sample(asItIs), language);
    const english = render(template, sample(asItIs), 'en');
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/[{}]|undefined|null|NaN/);
    expect(mail.html).not.toMatch(/<img|<script|<link|url\(|@import/);
    expect(linkIn(mail.html)).toBe(linkIn(english.html));
    expect(mail.text).toContain(linkIn(mail.html));

    const shown = plain(mail.html);
    for (const paragraph of [mail.subject, ...paragraphsOf(mail)])
      for (const line of paragraph.split('\n'))
        expect(shown).toContain(withoutIsolates(line).replace(/:$/, ''));

    if (language === 'en') return;
    expect(mail.subject).not.toBe(english.subject);
    const links = [linkIn(mail.html)];
    expect(
      paragraphsOf(mail).filter((one) => paragraphsOf(english).includes(one) && !links.includes(one)),
    ).toEqual([]);
  });

  test.each(each)('the email %s, form %i, escapes untrusted values', (template, _form, sample) => {
    const { html, subject } = render(
      template,
      sample((text) => `${text}\r\n"'><script>\u2069</bdi>&`),
      language,
    );
    expect(html).not.toContain('<script');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html.match(/<bdi>/g)?.length).toBe(html.match(/<\/bdi>/g)?.length);
    expect(html.match(/href="[^"]*"/g) ?? []).toHaveLength(template === 'email-change-taken' ? 0 : 1);
  });
});

test.each(each)('the email %s, form %i, takes all its texts from catalogs', (template, _form, sample) => {
  const data: string[] = ['Gatehouse', formatsOf('en').moment(AT), formatsOf('en').date(AT), PUBLIC_URL];
  const values = sample((text) => {
    data.push(text);
    return text;
  });
  marks.on = true;
  const mail = render(template, values, 'en');
  marks.on = false;

  expect(mail.subject).toContain(PSEUDO_MARK);
  // The platform names countries (`Intl`).
  data.push(linkIn(mail.html), ', and ', ' and ', 'Germany');
  for (const shown of [mail.subject, mail.text, plain(mail.html.slice(mail.html.indexOf('<body')))]) {
    const marked = shown.replaceAll(new RegExp(`${PSEUDO_MARK}[^⟧]*⟧`, 'g'), '');
    const rest = data
      .toSorted((one, other) => other.length - one.length)
      .reduce((text, value) => text.replaceAll(value, ''), marked);
    expect(rest).not.toMatch(/\p{L}/u);
  }
});

test('Arabic isolates untrusted values, and left-to-right languages add no marks to plain text', () => {
  const data = { domain: 'acme.test', recordName: '_gatehouse-challenge.acme.test' };
  const arabic = render('domain-proof-lost', data, 'ar');
  expect(arabic.html).toContain('<bdi>_gatehouse-challenge.acme.test</bdi>');
  expect(arabic.text).toContain('\u2068_gatehouse-challenge.acme.test\u2069');
  const german = render('domain-proof-lost', data, 'de');
  expect(german.html).toContain('<bdi>_gatehouse-challenge.acme.test</bdi>');
  expect(german.text).not.toMatch(/[\u2066-\u2069]/);
  expect(directionOf('ar')).toBe('rtl');
});

test.each(['..', ...readdirSync(join(import.meta.dirname, 'texts'))])(
  'the texts of %s are complete in every language',
  async (name) => {
    const path = name === '..' ? '../texts/layout/index.js' : `./texts/${name}/index.js`;
    const { CATALOGUE } = await import(path);
    expect(flawsOf(CATALOGUE)).toEqual([]);
  },
);
