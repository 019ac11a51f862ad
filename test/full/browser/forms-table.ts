/** Who fills a form in, on which page. `/:role/` and the like stand for ids of what the spec has made. */
export interface FormPage {
  readonly as: 'visitor' | 'admin' | 'superadmin';
  readonly at: string;
}

/**
 * Every file of the web app with a form that changes something. Where something is typed into it: the pages that show
 * it. Else why not:
 *
 * - `buttons`: nothing is typed into it
 * - `search`: what is typed on that page narrows it and changes nothing
 * - `days`: a day is chosen, of which a browser sends one or nothing
 * - a spec: it stands behind a link of a mail or the step before, which that spec takes
 */
export const FORMS: Readonly<Record<string, readonly FormPage[] | string>> = {
  'components/list/bulk-bar.tsx': 'buttons',
  'components/list/list-bar.tsx': 'buttons',
  'components/shell/language-menu.tsx': 'buttons',
  'features/account/confirm-email-page.tsx': 'buttons',
  'features/account/confirm-page.tsx': 'test/full/browser/account.spec.ts',
  'features/account/devices-page.tsx': 'test/full/browser/account.spec.ts',
  'features/account/factors-section.tsx': [{ as: 'admin', at: '/user/settings' }],
  'features/account/forgot-password-page.tsx': [{ as: 'visitor', at: '/forgot-password' }],
  'features/account/notices-section.tsx': 'buttons',
  'features/account/passkeys-list.tsx': 'test/full/browser/account.spec.ts',
  'features/account/password-section.tsx': [{ as: 'admin', at: '/user/settings' }],
  'features/account/profile-section.tsx': [{ as: 'admin', at: '/user/settings' }],
  'features/account/reset-password-page.tsx': 'test/full/browser/account.spec.ts',
  'features/account/second-step-page.tsx': 'test/full/browser/account.spec.ts',
  'features/account/sessions-section.tsx': 'buttons',
  'features/account/settings-page.tsx': [{ as: 'admin', at: '/user/settings' }],
  'features/api-reference/try-it.tsx': 'test/full/browser/api-reference.spec.ts',
  'features/apis/api-page.tsx': [{ as: 'admin', at: '/admin/apis/:api' }],
  'features/apis/new-api-page.tsx': [{ as: 'admin', at: '/admin/apis/new' }],
  'features/applications/credentials-tab.tsx': 'buttons',
  'features/applications/new-application-page.tsx': [
    { as: 'admin', at: '/admin/applications/new?preset=web' },
    { as: 'superadmin', at: '/superadmin/applications/new?preset=machine' },
  ],
  'features/applications/quick-start-section.tsx': 'buttons',
  'features/applications/settings-tab.tsx': [{ as: 'admin', at: '/admin/applications/:application' }],
  'features/applications/try-tab.tsx': [{ as: 'admin', at: '/admin/applications/:application?tab=try' }],
  'features/audit/verify-trail.tsx': 'buttons',
  'features/auth/arrival-page.tsx': 'buttons',
  'features/auth/link-page.tsx': 'test/full/browser/sso-sign-in.spec.ts',
  'features/auth/plan-page.tsx': 'buttons',
  'features/auth/saml-page.tsx': [{ as: 'visitor', at: '/login?method=saml' }],
  // A wrong address leads back to its own step, which `address-first.spec.ts` tests.
  'features/auth/address-sign-in.tsx': [{ as: 'visitor', at: '/login' }],
  'features/auth/sign-in-form.tsx': [{ as: 'visitor', at: '/login-old' }],
  'features/auth/sign-up-form.tsx': [{ as: 'visitor', at: '/login?tab=sign-up' }],
  'features/auth/signed-in-as.tsx': 'buttons',
  'features/auth/verify-email-page.tsx': 'buttons',
  'features/connected/connected-page.tsx': 'buttons',
  'components/panel/danger-zone.tsx': [{ as: 'admin', at: '/admin/applications/:application?tab=danger' }],
  'features/console/leaving.tsx': 'buttons',
  'features/demo-data/demo-data-page.tsx': 'buttons',
  'features/device/device-page.tsx': [{ as: 'admin', at: '/device' }],
  'features/federation/federation-page.tsx': [{ as: 'admin', at: '/admin/sso/check' }],
  'features/domains/claim-page.tsx': [
    { as: 'admin', at: '/admin/domains/new' },
    { as: 'superadmin', at: '/superadmin/domains/new' },
  ],
  'features/domains/domain-page.tsx': 'buttons',
  'features/domains/remove-domain.tsx': 'buttons',
  'features/errors/changed-session-page.tsx': 'test/full/browser/session-binding.spec.ts',
  'features/errors/stopped-page.tsx': 'buttons',
  'features/keys/keys-page.tsx': 'search',
  'features/oauth2/choose-account.tsx': 'buttons',
  'features/oauth2/confirm-factor.tsx': 'buttons',
  'features/oauth2/consent-form.tsx': 'buttons',
  'features/oauth2/interaction-page.tsx': 'buttons',
  'features/oauth2/sign-out-page.tsx': 'buttons',
  'features/mail/message-page.tsx': 'buttons',
  'features/organization/part-form.tsx': [{ as: 'admin', at: '/tenant-admin/settings' }],
  'features/oversight/sessions-page.tsx': 'search',
  'features/oversight/rate-limits.tsx': 'buttons',
  'features/people/invitation-page.tsx': 'test/full/browser/people.spec.ts',
  'features/people/invite-dialog.tsx': [
    { as: 'admin', at: '/admin/users/invite' },
    { as: 'admin', at: '/admin/users/invite?way=list' },
    { as: 'admin', at: '/admin/users/invite?way=csv' },
  ],
  'features/people/member-page.tsx': 'buttons',
  'features/people/members-page.tsx': 'buttons',
  'features/people/person-lists.tsx': 'buttons',
  'features/people/person-page.tsx': [{ as: 'superadmin', at: '/superadmin/users/:person' }],
  'features/plans/larger-plan.tsx': 'buttons',
  'features/products/plan-card.tsx': 'buttons',
  'features/roles/role-form-page.tsx': [
    { as: 'admin', at: '/admin/roles/new' },
    { as: 'admin', at: '/admin/roles/:role' },
  ],
  'features/saml-providers/attributes-tab.tsx': [
    { as: 'admin', at: '/admin/saml-providers/:saml?tab=attributes' },
  ],
  'features/saml-providers/certificates-tab.tsx': [
    { as: 'admin', at: '/admin/saml-providers/:saml?tab=certificates' },
  ],
  'features/saml-providers/new-provider-page.tsx': [
    { as: 'admin', at: '/admin/saml-providers/new?preset=generic&by=hand' },
    { as: 'admin', at: '/admin/saml-providers/new?preset=zendesk' },
  ],
  'features/saml-providers/settings-tab.tsx': [
    { as: 'admin', at: '/admin/saml-providers/:saml?tab=settings' },
  ],
  'features/saml-providers/try-tab.tsx': 'search',
  'features/security/policy-form.tsx': [{ as: 'admin', at: '/admin/security' }],
  'features/session/sign-out.tsx': 'buttons',
  'features/shell/taken-view-bar.tsx': 'buttons',
  'features/shell/user-menu.tsx': 'buttons',
  'features/sso-configuration/configuration-settings.tsx': [
    { as: 'admin', at: '/admin/sso/:connection?tab=settings' },
  ],
  'features/sso-configuration/delete-configuration.tsx': [
    { as: 'admin', at: '/admin/sso/:connection?tab=danger' },
  ],
  'features/sso-configuration/enable-switch.tsx': 'buttons',
  'features/sso-configuration/enforcement-page.tsx': 'buttons',
  'features/sso-configuration/new-configuration-page.tsx': [
    { as: 'admin', at: '/admin/sso/new?type=oauth2' },
  ],
  'features/sso-configuration/overview-tab.tsx': 'buttons',
  'features/sso-configuration/refresh-state.tsx': 'buttons',
  'features/sso-configuration/sign-ins-tab.tsx': 'search',
  'features/sso-configuration/trace-page.tsx': 'buttons',
  'features/sso-configuration/version-history.tsx': 'buttons',
  'features/sso-wizard/consent-step.tsx': 'buttons',
  'features/sso-wizard/entered-step.tsx': [{ as: 'admin', at: '/admin/sso/wizard/:run' }],
  'features/sso-wizard/hand-on.tsx': 'buttons',
  'features/sso-wizard/portal-domains.tsx': 'test/browser/five-jobs/set-up-portal.spec.ts',
  'features/sso-wizard/portal-provider.tsx': 'buttons',
  'features/sso-wizard/portal-test.tsx': 'buttons',
  'features/sso-wizard/review-step.tsx': 'test/full/browser/sso-wizard.spec.ts',
  'features/sso-wizard/set-up-links-page.tsx': [{ as: 'admin', at: '/admin/sso/set-up-links' }],
  'features/sso-wizard/wizard-run-page.tsx': 'buttons',
  'features/sso-wizard/wizard-start-page.tsx': 'buttons',
  'features/superadmin/requests-page.tsx': 'days',
  'features/system/jobs/failures-tab.tsx': 'buttons',
  'features/system/jobs/jobs-tab.tsx': 'buttons',
  'features/tenant-page/people-tab.tsx': 'buttons',
  'features/tenant-page/tenant-frame.tsx': 'buttons',
  'features/tenants/delete-tenant.tsx': 'buttons',
  'features/tenants/deleted-tenant.tsx': 'buttons',
  'features/tenants/import-tenants-dialog.tsx': [{ as: 'superadmin', at: '/superadmin/tenants/import' }],
  'features/tenants/new-tenant-dialog.tsx': [{ as: 'superadmin', at: '/superadmin/tenants/new' }],
  'features/tenants/tenant-columns.tsx': 'buttons',
  'features/tenants/tenant-form.tsx': [
    { as: 'superadmin', at: '/superadmin/tenants/:tenant' },
    { as: 'superadmin', at: '/superadmin/tenants/:tenant/settings' },
  ],
  'features/tenants/tenant-plan.tsx': [{ as: 'superadmin', at: '/superadmin/tenants/:tenant' }],
};
