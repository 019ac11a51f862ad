import { AUDIT_ACTIONS, type AuditEvent, permissionsOf, type Role } from '@gatehouse/contracts';
import { LANGUAGES, type Messages } from '@gatehouse/texts';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { AuthProvider } from '~/components/auth-context';
import { pageTextsFor } from '~/server/texts.server';
import { TextsProvider } from '~/texts/texts-context';
import { EventSentence } from './event-sentence';
import { actionKey } from './words';

// A link requires a router, a sentence does not.
vi.mock('@remix-run/react', () => ({ Link: 'a' }));

const ID = '0190aaaa-0000-7000-8000-000000000001';
const files = import.meta.glob<Messages>('./texts/sentences/??.ts', { eager: true, import: 'default' });

test.each(LANGUAGES)('each action has its own sentence in %s', (language) => {
  const sentences = files[`./texts/sentences/${language}.ts`] ?? {};
  const found = AUDIT_ACTIONS.map((action) => sentences[actionKey(action) ?? '']);
  expect(AUDIT_ACTIONS.filter((_, place) => !found[place])).toEqual([]);
  expect(new Set(found).size).toBe(AUDIT_ACTIONS.length);
  expect(found.filter((text) => !/[.。]$/.test(text ?? ''))).toEqual([]);
});

const EVENT: AuditEvent = {
  id: '1',
  at: '2026-11-24T10:00:00.000000Z',
  tenantId: ID,
  tenantName: null,
  action: 'saml_provider.updated',
  outcome: 'success',
  actor: { type: 'user', id: ID },
  actorName: 'ada@acme.test',
  target: { type: 'saml_service_provider', id: ID },
  targetName: 'Payroll',
  targetExists: true,
  address: null,
  requestId: null,
  detail: {},
  sealed: true,
};

function sentenceFor(role: Role, event: Partial<AuditEvent>, permissions = permissionsOf(role)): string {
  const user = {
    id: ID,
    email: 'someone@acme.test',
    name: 'Someone',
    role,
    accountRole: role,
    permissions: [...permissions],
    isAuthenticated: true as const,
    emailVerified: true,
  };
  return renderToStaticMarkup(
    <MantineProvider>
      <TextsProvider value={pageTextsFor(new Request('http://localhost/'))}>
        <AuthProvider user={user}>
          <EventSentence event={{ ...EVENT, ...event }} />
        </AuthProvider>
      </TextsProvider>
    </MantineProvider>,
  );
}

const textOf = (html: string) => html.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, '');
const linksOf = (html: string) => [...html.matchAll(/\bto="([^"]+)"/g)].map(([, to]) => to);

describe('names in an event', () => {
  test.each([
    ['tenant_admin', ['/admin/users/', '/admin/saml-providers/']],
    ['superadmin', ['/superadmin/users/', '/superadmin/saml-providers/']],
  ] as const)('link to their pages for a %s', (role, pages) => {
    const html = sentenceFor(role, {});
    expect(textOf(html)).toBe('ada@acme.test updated the SAML application Payroll.');
    expect(linksOf(html)).toEqual(pages.map((page) => `${page}${ID}`));
  });

  test('are plain text for a user who can only read the audit log', () => {
    const html = sentenceFor('tenant_user', {}, ['reports_view']);
    expect(textOf(html)).toBe('ada@acme.test updated the SAML application Payroll.');
    expect(linksOf(html)).toEqual([]);
  });

  test('of deleted objects are plain text', () => {
    const html = sentenceFor('tenant_admin', { targetExists: false });
    expect(linksOf(html)).toEqual([`/admin/users/${ID}`]);
    const removed = { action: 'domain.removed', target: { type: 'domain', id: ID }, targetName: null };
    expect(
      textOf(
        sentenceFor('tenant_admin', { ...removed, targetExists: false, detail: { domain: 'acme.test' } }),
      ),
    ).toBe('ada@acme.test removed the domain acme.test.');
  });

  test('of unnamed objects are replaced by a description', () => {
    expect(textOf(sentenceFor('tenant_admin', { actorName: null }))).toMatch(
      /^User outside of the organization/,
    );
    expect(textOf(sentenceFor('superadmin', { actorName: null }))).toMatch(/^Deleted user/);
    expect(
      textOf(sentenceFor('superadmin', { actor: { type: 'system', id: null }, actorName: null })),
    ).toMatch(/^Gatehouse/);
  });
});

test('an unknown action of a later version is shown by its code', () => {
  expect(textOf(sentenceFor('superadmin', { action: 'later.version' }))).toBe('later.version');
});
