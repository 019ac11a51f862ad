import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Authenticated } from '@gatehouse/contracts';
import { ROOT } from '@gatehouse/embedded';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { EVENTUALLY } from '../../support/eventually.ts';
import { everythingOf } from '../../support/everything-of.ts';
import { alertsOf, type Control, formsOf, type HtmlForm, isTyped, textOf } from '../../support/html-forms.ts';
import { SESSION_COOKIE } from '../../support/session-cookie.ts';
import { Visitors } from '../../support/visitors.ts';
import { FORMS, type FormPage } from './forms-table.ts';

const APP = join(ROOT, 'remix-app/app');
/** Tables that every request or a background job changes. */
const MOVES = new Set([
  'people_counts',
  'sessions',
  'audit_events',
  'audit_seals',
  'audit_heads',
  'audit_cursor',
  'attempt_limits',
  // Each process adds what requests cost, every 30 seconds.
  'tenant_costs',
]);

/** Test inputs for all fields of a form at once. */
const INPUTS = {
  nothing: () => '',
  'far too much': ({ type }) =>
    type === 'email' ? `${'x'.repeat(300)}@long.test` : type === 'date' ? '2026-99-99' : 'x'.repeat(20_000),
  'another script': ({ type }) => (type === 'email' ? ' ‏שלום@דוגמה ' : '  ‏שלום עולם نص 日本語 <b>"&\''),
  'a character that no database keeps': () => 'a\u0000b',
} satisfies Record<string, (field: Control) => string>;
type Kind = keyof typeof INPUTS;

let visitors: Visitors;
let owner: pg.Client;
let tenantId: string;
let personId: string;
const tokens: Partial<Record<FormPage['as'], string>> = {};
const made: Record<string, string> = {};

beforeAll(async () => {
  visitors = await Visitors.join();
  owner = new pg.Client({ connectionString: inject('gatehouse').ownerUrl });
  await owner.connect();
  const organization = await visitors.organization('Forms of Everybody');
  tenantId = organization.tenant.id;
  const signIn = async (who: object) => {
    const response = await fetch(`${visitors.product.apiUrl}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(who),
    });
    return (await response.json()) as Authenticated;
  };
  const { email, password } = organization;
  const admin = await signIn({ email, password });
  personId = admin.user.id;
  made.self = personId;
  tokens.admin = admin.accessToken;
  tokens.superadmin = (
    await signIn({ email: 'superadmin@gatehouse.test', password: 'Gatehouse-demo-1' })
  ).accessToken;
  const api = await visitors.api(organization);
  const make = async (name: string, path: string, body: object) => {
    const response = await api('POST', `/api/v1${path}`, body);
    const { id } = (await response.clone().json()) as { id: string };
    expect(response.status, `${name}: ${await response.text()}`).toBe(201);
    made[name] = id;
  };
  made.tenant = tenantId;
  // A plan that includes a custom domain.
  await make('plan', '/tenants/plan-requests', { plan: 'enterprise' });
  const office = await visitors.api('superadmin');
  const granted = await office('POST', `/api/v1/tenants/plan-requests/${made.plan}/decision`, {
    decision: 'grant',
  });
  expect(granted.ok, await granted.text()).toBe(true);
  // Uses a different user, because some forms end that user's session.
  const other = await visitors.organization('Forms of Somebody Else');
  made.person = (await signIn({ email: other.email, password: other.password })).user.id;
  await make('role', '/roles', { name: 'Helpers', permissions: ['user_management'] });
  await make('api', '/admin/oauth2/resources', {
    identifier: 'https://forms.example/api',
    name: 'An API',
    scopes: ['read'],
  });
  await make('application', '/admin/oauth2/clients', {
    name: 'An application',
    redirect_uris: ['https://forms.example/callback', `${visitors.product.url}/oauth/try`],
    is_active: true,
  });
  await make('saml', '/admin/saml/service-providers', {
    name: 'A partner',
    entity_id: 'https://forms.example/saml',
    acs_url: 'https://forms.example/acs',
  });
  // It has the ID of the application, and never calls its target.
  await make('provisioned', '/admin/provisioning', {
    application_id: made.saml,
    base_url: 'https://scim.invalid/v2',
    assigned: 'selected',
    secret: 'a-token-of-the-tests',
  });
  await make('connection', '/sso-configurations', {
    type: 'google',
    name: 'A directory',
    usesPlatformClient: true,
  });
  await make('text', '/custom-attributes', { name: 'teams', label: 'Teams', multiValued: true });
  await make('number', '/custom-attributes', { name: 'floor', label: 'Floor', type: 'integer' });
  await make('run', '/sso-wizard/runs', { provider: 'okta', type: 'saml' });
});
afterAll(async () => {
  await owner?.end();
  await visitors?.stop();
});

test('the table has every form of the web app, and no others', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const withForm = files.filter((name) =>
    /<(?:\w+\.)?[Ff]orm\b[^>]*method="post"/s.test(readFileSync(join(APP, name), 'utf8')),
  );
  expect(Object.keys(FORMS).sort()).toEqual(withForm.sort());
});

test('a form listed as `buttons` has no text field', () => {
  const typed = Object.entries(FORMS).filter(
    ([file, reached]) =>
      reached === 'buttons' &&
      /<(?:TextInput|Textarea|PasswordInput|NumberInput|FileInput|PinInput)\b/.test(
        readFileSync(join(APP, file), 'utf8'),
      ),
  );
  expect(typed.map(([file]) => file)).toEqual([]);
});

const PAGES = [
  ...new Map(
    Object.values(FORMS)
      .flatMap((reached) => (typeof reached === 'string' ? [] : reached))
      .map((page) => [`${page.as} ${page.at}`, page]),
  ).values(),
];

describe.each(Object.keys(INPUTS) as Kind[])('%s, typed into every field of a form', (kind) => {
  test('shows errors at the field or at the top, keeps the input, and saves nothing partially', async () => {
    if (kind === 'far too much') await settled();
    const before = await snapshot();
    const wrong: string[] = [];
    let refused = 0;
    for (const page of PAGES) {
      const forms = typedForms(await read(page));
      if (forms.length === 0) wrong.push(`${page.as} ${page.at} shows no form to type into`);
      for (const form of forms) {
        const answer = await send(page, form, (field) => INPUTS[kind](field));
        if (answer.status >= 400) refused += 1;
        wrong.push(...judged(`${page.as} ${page.at} (${nameOf(form)})`, kind, form, answer));
      }
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(10);
    // Everything was rejected, so nothing has changed. An empty field is valid in some places.
    if (kind === 'far too much') expect(await snapshot()).toEqual(before);
  });
});

test('concurrent changes are not overwritten, and the page says so', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const page of PAGES) {
    const versioned = typedForms(await read(page)).filter(({ controls }) =>
      controls.some(({ name }) => name === 'version'),
    );
    for (const form of versioned) {
      tried += 1;
      const controls = form.controls.map((control) =>
        control.name === 'version' ? { ...control, value: String(Number(control.value) + 7) } : control,
      );
      const answer = await send(page, { ...form, controls }, (field) => `${field.value ?? ''}`);
      const text = alertsOf(answer.html).join(' ');
      if (answer.status < 400 && !/somebody else|meantime/i.test(text))
        wrong.push(`${page.at} (${nameOf(form)}) answers ${answer.status}: ${text.slice(0, 200)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(4);
});

function typedForms(html: string): HtmlForm[] {
  return formsOf(html).filter(({ controls }) => controls.some(isTyped));
}

function nameOf({ controls }: HtmlForm): string {
  return controls
    .filter(isTyped)
    .map(({ name }) => name)
    .slice(0, 3)
    .join(', ');
}

/** Nothing is left to be made by a first visit of a page, such as keys, or to be counted by a job. */
async function settled(): Promise<void> {
  for (const page of PAGES) await read(page);
  await vi.waitFor(async () => {
    const counted = await owner.query('select from active_users where tenant_id = $1', [tenantId]);
    expect(counted.rowCount).toBeGreaterThan(0);
  }, EVENTUALLY);
}

const snapshot = () => everythingOf(owner, { tenantId, personId }, MOVES);

function headersOf({ as }: FormPage): Record<string, string> {
  const token = tokens[as];
  return {
    accept: 'text/html',
    origin: visitors.product.url,
    ...(token && { cookie: `${SESSION_COOKIE}=${token}` }),
  };
}

const addressOf = ({ at }: FormPage) => at.replaceAll(/:(\w+)/g, (_, name: string) => made[name] ?? '');

/** Cached pages. After a successful submission, the pages of that role are read again. */
const known = new Map<FormPage, string>();

async function read(page: FormPage): Promise<string> {
  const before = known.get(page);
  if (before !== undefined) return before;
  const url = visitors.product.url + addressOf(page);
  const response = await fetch(url, { headers: headersOf(page), redirect: 'manual' });
  const html = await response.text();
  expect(response.status, `${url}: ${html.slice(0, 300)}`).toBe(200);
  known.set(page, html);
  return html;
}

interface Answer {
  readonly status: number;
  readonly html: string;
  /** Typed values by field name. */
  readonly typed: ReadonlyMap<string, string>;
}

/** Submits a form with its first button, as a browser without JavaScript would. */
async function send(page: FormPage, form: HtmlForm, typing: (field: Control) => string): Promise<Answer> {
  const body = form.isMultipart ? new FormData() : new URLSearchParams();
  const typed = new Map<string, string>();
  for (const control of form.controls) {
    if (control.tag === 'button' || control.type === 'file' || control.name === '') continue;
    const value = isTyped(control) ? typing(control) : control.value;
    if (isTyped(control)) typed.set(control.name, value ?? '');
    if (value !== null) body.append(control.name, value);
  }
  const button = form.controls.find(({ tag, type, name }) => tag === 'button' && type === 'submit' && name);
  if (button) body.append(button.name, button.value ?? '');
  const url = new URL(form.action || addressOf(page), visitors.product.url);
  const response = await fetch(url, { method: 'POST', headers: headersOf(page), body, redirect: 'manual' });
  if (response.status < 400) for (const other of PAGES) if (other.as === page.as) known.delete(other);
  return { status: response.status, html: await response.text(), typed };
}

/** The problems of a response. */
function judged(name: string, kind: Kind, form: HtmlForm, { status, html, typed }: Answer): string[] {
  if (status >= 500 || html.includes('>Unexpected error<'))
    return [`${name} answers ${status} with the page of an error`];
  if (status >= 300 && status < 400) {
    return kind === 'far too much' ? [`${name} takes whatever length`] : [];
  }
  const now = formsOf(html).find(({ controls }) =>
    form.controls.filter(isTyped).every(({ name }) => controls.some((control) => control.name === name)),
  );
  if (!now) return [`${name} answers ${status} without the form`];
  const invalid = now.controls.filter(({ isInvalid }) => isInvalid);
  const silent = invalid.filter(
    ({ describedBy }) => !describedBy.some((id) => (textOf(html, id) ?? '') !== ''),
  );
  const lost = now.controls.filter(
    ({ name, type, value }) =>
      typed.has(name) &&
      // A native date field sends a date or nothing.
      type !== 'date' &&
      !/password|secret|token|private|code/i.test(`${name} ${type}`) &&
      same(value) !== same(typed.get(name) ?? ''),
  );
  return [
    ...(invalid.length === 0 && alertsOf(html).length === 0
      ? [`${name} answers ${status} and says nothing: ${[...typed.keys()]}`]
      : []),
    ...silent.map((field) => `${name}: ${field.name} is wrong, and nothing tells why`),
    ...(status >= 400
      ? lost.map(
          (field) => `${name}: what was typed into ${field.name} is gone: ${field.value?.slice(0, 40)}`,
        )
      : []),
  ];
}

/** Ignores surrounding white space and line endings, which browsers change. */
const same = (text: string | null) => (text ?? '').replaceAll('\r\n', '\n').replaceAll('\u0000', '').trim();
