import { type CompleteSsoByPassword, emailKey } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { AttemptLimits } from '../../auth/attempt-limits.js';
import { accountLimits } from '../../auth/rate-limits.js';
import { TooManyRequests } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { step } from '../../sign-in-log/steps-of.js';
import { providerOf } from '../providers/providers.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { TraceRecorder } from '../traces/trace-recorder.js';
import { SsoRefused } from './sso-refused.js';
import type { UpstreamIdentity } from './upstream-identity.js';
import { UpstreamLdap } from './upstream-ldap.js';

/** Proves users by the passwords of their directory. Guesses count against the limits of passwords. */
@Injectable()
export class DirectoryProof {
  constructor(
    private readonly ldap: UpstreamLdap,
    private readonly limits: AttemptLimits,
    private readonly log: SignInLog,
  ) {}

  /** @throws TooManyRequests @throws SsoRefused */
  async prove(
    configuration: SsoConfiguration,
    typed: Pick<CompleteSsoByPassword, 'username' | 'password'>,
    client: ClientContext,
    trace: TraceRecorder,
  ): Promise<UpstreamIdentity> {
    // Whoever asks for a password at the page of another provider may not try one.
    if (providerOf(configuration).protocol !== 'ldap') throw new SsoRefused('state_unknown');
    const admission = await this.admit(configuration, typed.username, client);
    trace.pass('rate_limit', 'The account and the network may try');
    try {
      const identity = await this.ldap.prove(configuration, typed, trace);
      await this.limits.forgive(admission);
      return identity;
    } catch (error) {
      if (!isWrongGuess(error)) await this.limits.forgive(admission);
      throw error;
    }
  }

  private async admit(configuration: SsoConfiguration, username: string, client: ClientContext) {
    try {
      return await this.limits.take(
        accountLimits('login', accountOf(configuration, username), client, false),
      );
    } catch (error) {
      if (error instanceof TooManyRequests) this.logTooOften(configuration, username, client);
      throw error;
    }
  }

  private logTooOften(
    { id, type, tenantId }: SsoConfiguration,
    username: string,
    client: ClientContext,
  ): void {
    this.log.addRepeated({
      method: type,
      outcome: 'too_many_requests',
      tenantId: tenantId ?? null,
      connectionId: id,
      ...(username.includes('@') && { email: username }),
      client,
      steps: [step('rate_limit', 'fail', 'The account or the network tried too often')],
    });
  }
}

/** An address counts together with the password of its account; a user name, within its directory. */
function accountOf({ id }: SsoConfiguration, username: string): string {
  return username.includes('@') ? emailKey(username) : `${username.toLowerCase()}@${id}`;
}

/** An outage, or an account that may not be used, is no guess. */
function isWrongGuess(error: unknown): boolean {
  return error instanceof SsoRefused && error.code === 'ldap_credentials';
}
