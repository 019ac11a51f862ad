import type { Request } from 'express';
import { errors, interactionPolicy } from 'oidc-provider';
import type { ApplicationNetworks } from '../../auth/application-networks.js';
import type { NetworkProblem } from '../../auth/policy/networks.js';
import { clientOf } from '../../common/client-address.js';
import { currentRequestId } from '../../common/request-id.js';
import { policyOf, servesTenant } from './client-policy.js';
import type { SessionViews } from './session-views.js';

/** The policy closes the application to this network. Source: RFC 6749 §4.1.2.1. */
export class NetworkNotAllowed extends errors.AccessDenied {
  /** The address, and the blocked network that contains it. */
  readonly found: string[];
  readonly expected: readonly string[] | undefined;

  constructor({ found, expected }: NetworkProblem) {
    super(
      `the organization's policy does not allow this network here. Reference: ${currentRequestId()}`,
      'the network of the client',
    );
    this.found = found.blocked ? [found.found, found.blocked] : [found.found];
    this.expected = expected?.expected;
  }
}

/** Rejects networks that the organization of the user does not allow for the application. */
export function createNetworkCheck(views: SessionViews, networks: ApplicationNetworks) {
  return new interactionPolicy.Check(
    'network',
    'the network of the person is not allowed',
    'access_denied',
    async ({ req, oidc: { client } }) => {
      const session = views.recordOf(req);
      if (!client || !session?.hasNetworkRules || !servesTenant(client, session.tenantId)) return false;
      const problem = await networks.problemAt(session, policyOf(client).id, clientOf(req as Request));
      if (problem) throw new NetworkNotAllowed(problem);
      return false;
    },
  );
}
