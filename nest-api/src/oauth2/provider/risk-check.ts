import { errors, interactionPolicy } from 'oidc-provider';
import { type ApplicationObstacle, obstacleAt } from '../../auth/application-risk.js';
import { currentRequestId } from '../../common/request-id.js';
import type { SecondFactors } from '../../users/second-factors.repository.js';
import { policyOf, servesTenant } from './client-policy.js';
import type { SessionViews } from './session-views.js';

/** The prompt reasons for a session of too high a risk for the application. */
export const RISK_REASONS = {
  factor: 'risk_factor',
  passkey: 'risk_passkey',
  sign_in: 'risk_sign_in',
} as const satisfies Record<Exclude<ApplicationObstacle, 'reject'>, string>;

/** The policy closes the application to sessions of this risk. Source: RFC 6749 §4.1.2.1. */
export class SessionTooRisky extends errors.AccessDenied {
  constructor() {
    super(
      `the organization's policy does not allow this session here. Reference: ${currentRequestId()}`,
      'the risk of the session',
    );
  }
}

/** Asks for what the policy requires of a session of this risk at this application. */
export function createRiskChecks(views: SessionViews, factors: SecondFactors) {
  const message = 'the risk of the session requires more of the person';
  return Object.entries(RISK_REASONS).map(
    ([obstacle, reason]) =>
      new interactionPolicy.Check(reason, message, 'login_required', async ({ req, oidc: { client } }) => {
        const session = views.recordOf(req);
        // Most organizations have no rule for an application.
        if (!client || !session?.riskRules || !servesTenant(client, session.tenantId)) return false;
        const found = await obstacleAt(session, policyOf(client).id, (userId) => factors.of(userId));
        if (found === 'reject') throw new SessionTooRisky();
        return found === obstacle;
      }),
  );
}
