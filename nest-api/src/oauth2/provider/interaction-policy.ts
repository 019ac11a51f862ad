import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { ApplicationNetworks } from '../../auth/application-networks.js';
import type { GroupRelations } from '../../users/group-relations.js';
import type { SecondFactors } from '../../users/second-factors.repository.js';
import { createAcrCheck } from './acr-check.js';
import { isAssigned, servesTenant } from './client-policy.js';
import { createNetworkCheck } from './network-check.js';
import { createRiskChecks, RISK_REASONS } from './risk-check.js';
import type { SessionViews } from './session-views.js';

const { base, Check, Prompt } = interactionPolicy;

/** When and why users are asked: the library's rules, account choice, and access to applications. */
export function createInteractionPolicy(
  views: SessionViews,
  factors: SecondFactors,
  groups: GroupRelations,
  networks: ApplicationNetworks,
) {
  const policy = base();
  const { checks } = policy.get('login') ?? {};
  for (const reason of ['essential_acrs', 'essential_acr']) checks?.remove(reason);
  checks?.add(createAcrCheck(views, factors));
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  policy.get('login')?.checks.add(
    // Ends on our page, so that the client learns nothing about a user it does not serve.
    new Check('not_a_member', 'End-User authentication is required', 'login_required', (ctx) => {
      const { client } = ctx.oidc;
      const session = views.recordOf(ctx.req);
      return Boolean(client && session && !servesTenant(client, session.tenantId));
    }),
  );
  policy.get('login')?.checks.add(
    // Also ends on our page, where the user sees the support contact.
    new Check('not_assigned', 'End-User authentication is required', 'login_required', async (ctx) => {
      const { client } = ctx.oidc;
      const session = views.recordOf(ctx.req);
      return Boolean(client && session && !(await isAssigned(client, session, groups)));
    }),
  );
  policy.get('login')?.checks.add(createNetworkCheck(views, networks));
  for (const check of createRiskChecks(views, factors)) policy.get('login')?.checks.add(check);
  return policy;
}

/** Reasons that require re-authentication. */
export const NEEDS_FRESH_SIGN_IN: ReadonlySet<string> = new Set([
  'login_prompt',
  'max_age',
  RISK_REASONS.sign_in,
]);

export type ProviderContext = KoaContextWithOIDC;
