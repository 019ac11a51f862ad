import type { Fault } from './mutate.ts';

interface NamedFaults {
  readonly name: string;
  readonly specs: readonly string[];
  readonly needsDatabase?: boolean;
  readonly only?: RegExp;
  readonly faults: readonly Fault[];
}

/**
 * Mistakes from reviews and attack ideas, mostly in the second clause of a rule. They are in modules where testing
 * every small change would take too long.
 */
export const NAMED_FAULTS: readonly NamedFaults[] = [
  {
    name: 'faults-saml',
    specs: ['test/saml/attacks.spec.ts', 'test/saml/second-clauses.spec.ts'],
    faults: [
      {
        name: 'a SHA-1 digest passes under an RSA-SHA256 signature',
        file: 'nest-api/src/saml/protocol/signature/algorithms.ts',
        from: "hash === 'sha1' && !policy.allowSha1",
        to: 'false',
      },
      {
        name: 'an assertion is remembered until its end, and not for the skew of clocks after it',
        file: 'nest-api/src/saml/protocol/verified-assertion.ts',
        from: 'Math.max(longest, subject.notOnOrAfter.getTime()) + expected.skewSeconds * 1000',
        to: 'Math.max(longest, subject.notOnOrAfter.getTime())',
      },
    ],
  },
  {
    name: 'faults-sessions',
    specs: [
      'nest-api/src/auth/boundaries.spec.ts',
      'nest-api/src/auth/session-record.spec.ts',
      'test/security/used-secrets.spec.ts',
      'test/security/second-clauses.spec.ts',
      'test/api/account.spec.ts',
      'test/api/passwords.spec.ts',
      'test/api/own-tenants.spec.ts',
      'test/api/users.spec.ts',
    ],
    needsDatabase: true,
    faults: [
      {
        name: 'a switch of the organization makes an old proof fresh',
        file: 'nest-api/src/auth/tenant-switch.ts',
        from: `{
        tenantId,
        authenticatedAt,
        // The identity provider's session may end earlier than any policy requires.
        ...(amr.includes('fed') && { endsAt: expiresAt }),
      }`,
        to: '{ tenantId, authenticatedAt: this.clock.now() }',
      },
      {
        name: 'an older code of an authenticator app is taken after a newer one',
        file: 'nest-api/src/auth/factors/totp-factors.repository.ts',
        from: `\`update totp_factors set last_step = ?, last_used_at = ?
       where id = ? and (last_step is null or last_step < ?) returning 1\``,
        to: `\`update totp_factors set last_step = ?, last_used_at = ?
       where id = ? and (last_step is null or last_step <> ?) returning 1\``,
      },
      {
        name: 'other mailed reset links of a person stay valid',
        file: 'nest-api/src/auth/passwords/passwords.service.ts',
        from: 'await this.resets.forgetThoseOf(userId);',
        to: '',
      },
      {
        name: 'a half sign-in of the old password goes on',
        file: 'nest-api/src/auth/passwords/passwords.service.ts',
        from: 'await this.tickets.forgetThoseOf(userId);',
        to: '',
      },
      {
        name: 'a changed password leaves the other sessions',
        file: 'nest-api/src/auth/passwords/passwords.service.ts',
        from: "await this.sessions.endOthers(caller, 'revoked');",
        to: '',
      },
      {
        name: 'a sign-in ticket has no end',
        file: 'nest-api/src/auth/factors/sign-in-tickets.repository.ts',
        from: `\`select id, user_id as "userId", proof, must_enrol as "mustEnrol" from sign_in_tickets
       where token_hash = $1 and expires_at > $2\``,
        to: `\`select id, user_id as "userId", proof, must_enrol as "mustEnrol" from sign_in_tickets
       where token_hash = $1 and $2::timestamptz is not null\``,
      },
      {
        name: 'the proof of one organization’s identity provider opens another organization',
        file: 'nest-api/src/auth/sign-in.ts',
        from: 'into && provedBy && provedBy !== into.tenantId',
        to: 'false',
      },
      {
        name: 'a proof older than the session limit of an organization opens it',
        file: 'nest-api/src/auth/sign-in.ts',
        from: 'into && !lasts(place, into, this.clock.now())',
        to: 'false',
      },
      {
        name: 'a session keeps the role of before, above what the account is now',
        file: 'nest-api/src/auth/session-record.ts',
        from: 'ROLES.indexOf(session.role) > ROLES.indexOf(account) ? session.role : account',
        to: 'session.role',
      },
      {
        name: 'a session counts in an organization whose membership is suspended',
        file: 'nest-api/src/auth/session-record.ts',
        from: "session.membershipStatus !== 'active' || session.tenantStatus === null",
        to: 'session.tenantStatus === null',
      },
      {
        name: 'a session without an organization counts for whoever is a super admin no more',
        file: 'nest-api/src/auth/session-record.ts',
        from: 'if (session.tenantId === null) return session.isSuperadmin;',
        to: 'if (session.tenantId === null) return true;',
      },
      {
        name: 'a changed address leaves the reset links that went to the old one',
        file: 'nest-api/src/account/email-changes.service.ts',
        from: 'await this.resets.forgetThoseOf(userId);',
        to: '',
      },
      {
        name: 'one confirmed side of two changes an address',
        file: 'nest-api/src/account/email-changes.service.ts',
        from: '!change.old || !change.new',
        to: '!change.old && !change.new',
      },
      {
        name: 'a new wish for another address leaves the links of the one before',
        file: 'nest-api/src/account/email-changes.repository.ts',
        from: 'await this.forgetThatOf(userId);',
        to: '',
      },
    ],
  },
  {
    name: 'faults-read-only',
    specs: ['test/security/read-only.spec.ts'],
    needsDatabase: true,
    faults: [
      {
        name: 'the read-only rule is gone',
        file: 'nest-api/src/common/access.guard.ts',
        from: 'changes && caller.readOnlyBecause',
        to: 'false',
      },
    ],
  },
  {
    name: 'faults-invitations',
    specs: [
      'test/api/invitations.spec.ts',
      'test/security/left-behind.spec.ts',
      'test/security/second-clauses.spec.ts',
    ],
    needsDatabase: true,
    faults: [
      {
        name: 'a link that was sent before the last one works',
        file: 'nest-api/src/invitations/acceptance.service.ts',
        from: 'invitation.timesSent === timesSent',
        to: 'true',
      },
      {
        name: 'an invitation outlives its sender’s permission',
        file: 'nest-api/src/invitations/acceptance.service.ts',
        from: '!(await this.sender.mayStillSend(invitation))',
        to: 'false',
      },
      {
        name: 'a suspended person joins',
        file: 'nest-api/src/invitations/acceptance.service.ts',
        from: "user.status !== 'active'",
        to: 'false',
      },
      {
        name: 'a super admin joins an organization',
        file: 'nest-api/src/invitations/acceptance.service.ts',
        from: 'user.isSuperadmin',
        to: 'false',
      },
      {
        name: 'somebody else than the invited person joins',
        file: 'nest-api/src/invitations/acceptance.service.ts',
        from: 'emailKey(user.email) !== invitation.emailKey',
        to: 'false',
      },
      {
        name: 'an invitation passes by enforced single sign-on',
        file: 'nest-api/src/invitations/acceptance.service.ts',
        from: 'if (await this.served.isEnforced(tenantId)) throw ssoRequired();',
        to: '',
      },
      {
        name: 'an organization on hold takes people in',
        file: 'nest-api/src/invitations/acceptance.service.ts',
        from: 'if (!TENANT_STANDING[status].signIn) throw SignInRefused.tenant(tenantId, status);',
        to: '',
      },
      {
        name: 'a suspended member’s invitations stand',
        file: 'nest-api/src/invitations/sender-standing.ts',
        from: "if (member?.membershipStatus !== 'active') return null;",
        to: 'if (!member) return null;',
      },
      {
        name: 'a suspended person’s invitations stand',
        file: 'nest-api/src/invitations/sender-standing.ts',
        from: "if (person?.userStatus !== 'active') return null;",
        to: 'if (!person) return null;',
      },
      {
        name: 'a demoted admin’s set-up links stand',
        file: 'nest-api/src/users/left-behind.ts',
        from: "left?.role === 'tenant_admin' ? 0 : await setUpLinks.endMadeBy(userId, tenantId)",
        to: 'left ? 0 : await setUpLinks.endMadeBy(userId, tenantId)',
      },
    ],
  },
  {
    name: 'faults-sso',
    specs: [
      'test/security/used-secrets.spec.ts',
      'test/security/second-clauses.spec.ts',
      'test/security/expiries.spec.ts',
      'test/sso/sign-in.spec.ts',
    ],
    needsDatabase: true,
    faults: [
      {
        name: 'a domain that another organization verified counts as verified',
        file: 'nest-api/src/sso-config/sign-in/admission-facts.ts',
        from: 'isServed && owned?.tenantId === serving?.tenantId',
        to: 'isServed && owned !== null',
      },
      {
        name: 'a membership of any organization links an account to this one’s connection',
        file: 'nest-api/src/sso-config/sign-in/admission-facts.ts',
        from: '!!tenantId && (await this.memberships.has(tenantId, userId))',
        to: '!!tenantId',
      },
      {
        name: 'a ticket for linking works in another browser',
        file: 'nest-api/src/sso-config/sign-in/flows.ts',
        from: "if (!isSameBrowser(flow.browserHash, browserSecret)) throw new SsoRefused('link_expired');",
        to: '',
      },
      {
        name: 'a ticket for linking has no end',
        file: 'nest-api/src/sso-config/sign-in/flows.ts',
        from: '!flow?.pending || flow.expiresAt <= this.clock.now()',
        to: '!flow?.pending',
      },
      {
        name: 'an answer is taken however late',
        file: 'nest-api/src/sso-config/sign-in/sso-flows.repository.ts',
        from: '{ id, consumedAt: null, expiresAt: { $gt: now } }',
        to: '{ id, consumedAt: null }',
      },
      {
        name: 'the proof of another account links the identity',
        file: 'nest-api/src/sso-config/sign-in/admit.ts',
        from: "admission.kind !== 'prove' || admission.userId !== userId",
        to: "admission.kind !== 'prove'",
      },
    ],
  },
  {
    name: 'faults-members',
    specs: [
      'test/api/users.spec.ts',
      'test/security/outranked.spec.ts',
      'test/security/second-clauses.spec.ts',
    ],
    needsDatabase: true,
    faults: [
      {
        name: 'a suspended account counts as another admin',
        file: 'nest-api/src/users/memberships.repository.ts',
        from: `and m.status = 'active' and m.user_id <> ?
         and u.status = 'active' limit 1`,
        to: `and m.status = 'active' and m.user_id <> ?
         limit 1`,
      },
      {
        name: 'somebody acts on a person who may do more',
        file: 'nest-api/src/users/member-changes.service.ts',
        from: 'requireMayActOn(caller, { role: membership.role, rolePermissions: role?.permissions ?? null });',
        to: '',
      },
      {
        name: 'what applications were allowed outlives the removal of a member',
        file: 'nest-api/src/users/member-changes.service.ts',
        from: 'await this.relations.grants.removeOfMember(order.tenantId, order.userId);',
        to: '',
      },
      {
        name: 'a change that was made on an older version is written',
        file: 'nest-api/src/users/member-changes.service.ts',
        from: 'order.version !== undefined && membership.version !== order.version',
        to: 'false',
      },
    ],
  },
  {
    name: 'faults-outbox',
    specs: ['test/api/outbox.spec.ts', 'nest-api/src/mail/masked-links.spec.ts'],
    needsDatabase: true,
    faults: [
      {
        name: 'demo data alone shows links, though mail goes out',
        file: 'nest-api/src/mail/outbox.repository.ts',
        from: 'this.settings.keepsMail && this.settings.demoData',
        to: 'this.settings.demoData',
      },
      {
        name: 'an opened mail is in the log of the platform alone',
        file: 'nest-api/src/mail/outbox.repository.ts',
        from: 'new Set([null, mail.tenantId])',
        to: 'new Set([null])',
      },
    ],
  },
  {
    name: 'faults-oauth',
    specs: [
      'test/interop/introspection.spec.ts',
      'test/interop/replays.spec.ts',
      'test/interop/tenant-issuer.spec.ts',
      'test/interop/high-security-keys.spec.ts',
      'nest-api/src/oauth2/provider/high-security.spec.ts',
    ],
    needsDatabase: true,
    faults: [
      {
        name: 'a code replayed concurrently ends nothing that it made',
        file: 'nest-api/src/oauth2/provider/exchanges.ts',
        from: 'await this.authorizations.remove(grantId);',
        to: '',
      },
      {
        name: 'a client asks about the tokens of another organization',
        file: 'nest-api/src/oauth2/provider/introspection.ts',
        from: 'policyOf(owner).tenantId === policyOf(client).tenantId',
        to: 'true',
      },
      {
        name: 'a client without a secret asks about the tokens of others',
        file: 'nest-api/src/oauth2/provider/introspection.ts',
        from: "client.clientAuthMethod !== 'none'",
        to: 'true',
      },
      {
        name: 'a token of an ended session is active',
        file: 'nest-api/src/oauth2/provider/introspection.ts',
        from: 'token.grantId !== undefined && !(await accounts.isLive(token.grantId))',
        to: 'false',
      },
      {
        name: 'an organization’s issuer knows the clients of others',
        file: 'nest-api/src/oauth2/provider/adapters.ts',
        from: 'tenantId !== null && (client.tenantId !== tenantId || client.directoryId)',
        to: 'false',
      },
      {
        name: 'a highly secure client’s assertion may be for another audience as well',
        file: 'nest-api/src/oauth2/provider/high-security.ts',
        from: 'aud !== ctx.oidc.issuer',
        to: 'false',
      },
      {
        name: 'a client’s assertion may live as long as it likes',
        file: 'nest-api/src/oauth2/provider/high-security.ts',
        from: "typeof exp !== 'number' || exp > longest",
        to: "typeof exp !== 'number'",
      },
    ],
  },
  {
    name: 'faults-saml-upstream',
    specs: [
      'test/api/saml-upstream.spec.ts',
      'test/sso/saml.spec.ts',
      'test/security/second-clauses.spec.ts',
    ],
    needsDatabase: true,
    faults: [
      {
        name: 'an answer to a request of another connection is taken',
        file: 'nest-api/src/saml/upstream/upstream-answers.ts',
        from: '!asked || asked.configurationId !== configuration.id || asked.state !== relayState',
        to: '!asked || asked.state !== relayState',
      },
      {
        name: 'a request is answered more than once',
        file: 'nest-api/src/saml/upstream/upstream-answers.ts',
        from: "this.states.take<AskedRequest>('request', id)",
        to: "this.states.see<AskedRequest>('request', id)",
      },
      {
        name: 'an assertion is accepted twice',
        file: 'nest-api/src/saml/upstream/upstream-answers.ts',
        from: '!(await this.usedIds.isFirst(assertion.issuer, assertion.id, assertion.rememberUntil))',
        to: 'false',
      },
      {
        name: 'a parked answer is redeemed by another connection or sign-in',
        file: 'nest-api/src/saml/upstream/upstream-answers.ts',
        from: 'parked?.configurationId !== configuration.id || parked.relayState !== state',
        to: '!parked',
      },
    ],
  },
  {
    name: 'faults-imports',
    specs: ['test/api/imports.spec.ts', 'test/security/second-clauses.spec.ts'],
    needsDatabase: true,
    faults: [
      {
        name: 'the id of another person’s import answers with that import',
        file: 'nest-api/src/imports/imports.ts',
        from: '!row || row.startedBy !== order.startedBy',
        to: '!row',
      },
    ],
  },
];
