import type { SignOutRequest } from '@gatehouse/contracts';
import { PROVIDER_ROUTES } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { SessionLookup } from '../../auth/session-lookup.js';
import { AppError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { ClientLookup } from '../clients/client-lookup.repository.js';

/** The library's state of a sign-out until the user responds. */
interface PendingSignOut {
  readonly secret?: string;
  readonly clientId?: string;
  readonly postLogoutRedirectUri?: string;
}

/** No application requested a sign-out, or it was already answered. */
export class NoSignOutAsked extends AppError {
  readonly status = 410;
  readonly code = 'no_sign_out_asked';

  constructor() {
    super('No application requests to sign you out.');
  }
}

/** Sign-outs that applications request, for the confirmation page. */
@Injectable()
export class SignOuts {
  constructor(
    private readonly sessions: SessionLookup,
    private readonly clients: ClientLookup,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws NoSignOutAsked */
  async pending(caller: Caller, { site }: ClientContext): Promise<SignOutRequest> {
    const session = await this.sessions.findById(caller.sessionId);
    const { secret, clientId, postLogoutRedirectUri }: PendingSignOut = session?.oidc?.state ?? {};
    if (!secret) throw new NoSignOutAsked();
    const client = clientId ? await this.clients.find(clientId) : null;
    return {
      client: client && { client_id: client.clientId, name: client.name },
      action: `${site?.origin ?? this.settings.PUBLIC_URL}${PROVIDER_ROUTES.end_session}/confirm`,
      fields: { xsrf: secret },
      redirectOrigin: postLogoutRedirectUri ? new URL(postLogoutRedirectUri).origin : null,
    };
  }
}
