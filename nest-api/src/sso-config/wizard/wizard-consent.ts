import {
  type CompleteConsent,
  type ConsentProvider,
  callbackErrorText,
  isCauseCode,
  isConsentProvider,
  TEXTS,
  WIZARD_CONSENT_SECONDS,
  WIZARD_STATE_PREFIX,
  type WizardConsent,
} from '@gatehouse/contracts';
import { fixMessage } from '@gatehouse/contracts/cause-texts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { AppError } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { CustomHosts } from '../../domains/custom/custom-hosts.js';
import { PlatformClients } from '../configurations/platform-clients.js';
import { consentOf } from '../providers/providers.js';
import { hashOf, isSameBrowser, newSecret } from '../sign-in/browser-binding.js';
import { SsoRefused } from '../sign-in/sso-refused.js';
import { UpstreamOidc } from '../sign-in/upstream-oidc.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import { Traces } from '../traces/traces.js';
import type { Acting } from './acting.js';
import { CaptureConsent } from './capture-consent.js';
import { WizardAudit } from './wizard-audit.js';
import {
  cancelled,
  notCaptured,
  notStarted,
  WizardRefused,
  WrongStep,
  wrongState,
} from './wizard-refused.js';
import { aadOfRun } from './wizard-run.entity.js';
import { type WizardRun, WizardRunsRepository } from './wizard-runs.repository.js';
import { WizardRuns } from './wizard-runs.service.js';

/** The admin's consent: begun here, answered at our callback by the same browser, exchanged on the server. */
@Injectable()
export class WizardConsents {
  constructor(
    private readonly em: EntityManager,
    private readonly runs: WizardRuns,
    private readonly stored: WizardRunsRepository,
    private readonly clients: PlatformClients,
    private readonly hosts: CustomHosts,
    private readonly oidc: UpstreamOidc,
    private readonly capture: CaptureConsent,
    private readonly traces: Traces,
    private readonly keys: MasterKeys,
    private readonly audit: WizardAudit,
    private readonly clock: Clock,
  ) {}

  /** @throws WizardRefused it could not be started */
  async begin(acting: Acting, id: string, { site }: ClientContext): Promise<WizardConsent> {
    const { provider } = await this.runs.open(acting, id);
    if (!isConsentProvider(provider))
      throw new WrongStep('This identity provider is connected through the values that you enter.');
    const client = await this.clientAt(provider);
    const state = `${WIZARD_STATE_PREFIX}${newSecret()}`;
    const [browserSecret, nonce, verifier] = [newSecret(), newSecret(), oidc.randomPKCECodeVerifier()];
    const authorizationUrl = await this.addressAt(
      client,
      { state, nonce, verifier },
      consentOf(provider).scope,
    );
    const consentExpiresAt = plusSeconds(this.clock.now(), WIZARD_CONSENT_SECONDS);
    await this.runs.change(acting, id, async (run) => {
      this.em.assign(run, {
        stateHash: hashOf(state),
        browserHash: hashOf(browserSecret),
        nonce,
        verifier: this.keys.seal(verifier, aadOfRun(run)),
        consentHost: site?.host ?? null,
        consentExpiresAt,
        failure: null,
      });
      await this.audit.record(run, acting, 'sso_wizard.consent_begun');
      await this.runs.noteUse(acting, 'consent_begun');
    });
    return { authorizationUrl, state, browserSecret, expiresAt: consentExpiresAt.toISOString() };
  }

  /** Where a consent began, also one to read a directory; null: on the platform's host, or nowhere, or its custom domain is gone. */
  async originOf(state: string): Promise<string | null> {
    const host = await this.stored.lookUpConsentHost(hashOf(state));
    return (host && (await this.hosts.find(host))?.origin) ?? null;
  }

  /**
   * Takes what came to the callback, once, and asks the directory.
   *
   * @throws WizardRefused  @throws WrongStep
   */
  async complete(acting: Acting, id: string, answer: CompleteConsent): Promise<void> {
    const run = await this.runs.open(acting, id);
    const round = await this.take(acting, run, answer);
    try {
      const code = requireCode(answer);
      const client = await this.clientAt(run.provider as ConsentProvider);
      const callback = { state: answer.state, code, iss: answer.iss };
      const consented = await this.oidc.consent(client, round, callback, this.traces.recorder());
      await this.capture.keep(acting, run, client, consented);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw await this.failed(acting, id, toRefusal(error));
    }
  }

  /** Works once and only in the browser that started it. */
  private async take(acting: Acting, run: WizardRun, { state, browserSecret }: CompleteConsent) {
    const isOurs = !!run.stateHash && run.stateHash === hashOf(state);
    const isSame = !!run.browserHash && isSameBrowser(run.browserHash, browserSecret);
    if (!isOurs || !isSame) throw await this.foreign(acting, run.id, isOurs ? 'browser' : 'state');
    const taken = await this.runs.change(acting, run.id, () =>
      this.stored.takeConsent(run.id, hashOf(state)),
    );
    if (!taken) throw await this.foreign(acting, run.id, 'time');
    return {
      nonce: run.nonce as string,
      verifier: this.keys.open(run.verifier as string, aadOfRun(run)),
    };
  }

  private async foreign(acting: Acting, id: string, what: keyof typeof FOREIGN): Promise<WizardRefused> {
    await this.runs.change(acting, id, (run) =>
      this.audit.record(
        run,
        acting,
        'sso_wizard.failed',
        { reason: 'wizard_state_mismatch', what },
        'failure',
      ),
    );
    return wrongState(FOREIGN[what]);
  }

  private async failed(acting: Acting, id: string, refusal: WizardRefused): Promise<WizardRefused> {
    await this.runs.change(acting, id, async (run) => {
      run.failure = { message: refusal.headline, detail: refusal.why };
      await this.audit.record(run, acting, 'sso_wizard.failed', { reason: refusal.code }, 'failure');
      await this.runs.noteUse(acting, 'failed');
    });
    return refusal;
  }

  private async clientAt(provider: ConsentProvider): Promise<SsoConfiguration> {
    const client = await this.clients.find(provider);
    if (!client) throw notStarted('no_platform_client', TEXTS.callback.invalidClient);
    return client;
  }

  private async addressAt(
    client: SsoConfiguration,
    round: Parameters<UpstreamOidc['consentUrl']>[1],
    scope: string,
  ): Promise<string> {
    try {
      return await this.oidc.consentUrl(client, round, scope);
    } catch (error) {
      if (!(error instanceof SsoRefused)) throw error;
      throw notStarted(error.code, error.message);
    }
  }
}

const FOREIGN = {
  state: 'The response does not belong to the latest request. Start this step again.',
  browser: 'The response arrived in another browser than the request. Start this step again.',
  time: 'This took longer than ten minutes, or was already answered. Start this step again.',
} as const;

function requireCode({ code, error, errorDescription }: CompleteConsent): string {
  if (error) throw cancelled(callbackErrorText(error, errorDescription?.slice(0, 300)));
  if (!code) throw cancelled(TEXTS.callback.noCodeOrState);
  return code;
}

function toRefusal(error: AppError): WizardRefused {
  if (error instanceof WizardRefused) return error;
  const fix = isCauseCode(error.code) ? fixMessage(error.code) : null;
  const why = [error.message, fix].filter(Boolean).join(' ');
  return notCaptured(error.code, why, error.status);
}
