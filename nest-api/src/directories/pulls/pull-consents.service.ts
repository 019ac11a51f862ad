import {
  type CompleteConsent,
  callbackErrorText,
  type DirectoryPullConsent,
  type DirectoryPullDto,
  PULL_CONSENT_SECONDS,
  TEXTS,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { ConsentFailed } from '../../sso-config/consents/consent-failed.js';
import { DirectoryConsents, type GivenConsent } from '../../sso-config/consents/directory-consents.js';
import { hashOf, isSameBrowser } from '../../sso-config/sign-in/browser-binding.js';
import { DirectoryPullsJob } from './directory-pulls.job.js';
import { ConsentMismatch, ConsentNotNeeded, ConsentRejected } from './pull-refused.js';
import { PullRunsRepository } from './pull-runs.repository.js';
import { aadOfPull, PullsRepository } from './pulls.repository.js';
import { type PullActor, Pulls, type ReadDirectory } from './pulls.service.js';

/** The consent of a directory's administrator: begun here, answered by the same browser, exchanged on the server. */
@Injectable()
export class PullConsents {
  constructor(
    private readonly directories: Pulls,
    private readonly pulls: PullsRepository,
    private readonly runs: PullRunsRepository,
    private readonly consents: DirectoryConsents,
    private readonly job: DirectoryPullsJob,
    private readonly keys: MasterKeys,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ConsentNotNeeded  @throws ConsentRejected  @throws SsoRefused the identity provider does not answer */
  async begin(caller: Caller, id: string, client: ClientContext): Promise<DirectoryPullConsent> {
    return this.beginFor(await this.directories.find(caller, id), client);
  }

  /** As `begin`, for a directory that the caller may set up. */
  async beginFor(directory: ReadDirectory, { site }: ClientContext): Promise<DirectoryPullConsent> {
    const { tenantId, pull } = requireConsent(directory);
    const { id } = pull;
    const begun = await rejecting(this.consents.begin({ tenantId, id }));
    const expiresAt = plusSeconds(this.clock.now(), PULL_CONSENT_SECONDS);
    await this.unit.inTenant(tenantId, () =>
      this.pulls.beginConsent(id, {
        stateHash: hashOf(begun.state),
        browserHash: hashOf(begun.browserSecret),
        nonce: begun.nonce,
        verifier: this.keys.seal(begun.verifier, aadOfPull(pull)),
        host: site?.host ?? null,
        expiresAt,
      }),
    );
    const { authorizationUrl, state, browserSecret } = begun;
    return { authorizationUrl, state, browserSecret, expiresAt: expiresAt.toISOString() };
  }

  /**
   * Takes what came to the callback, once. The directory is read soon.
   *
   * @throws ConsentMismatch  @throws ConsentRejected  @throws SsoRefused
   */
  async complete(caller: Caller, id: string, answer: CompleteConsent): Promise<DirectoryPullDto> {
    return this.completeFor(caller, await this.directories.find(caller, id), answer);
  }

  /** As `complete`, for a directory that the actor may set up. */
  async completeFor(by: PullActor, found: ReadDirectory, answer: CompleteConsent): Promise<DirectoryPullDto> {
    const directory = requireConsent(found);
    const given = await this.explained(by, directory, () => this.exchange(directory, answer));
    const { tenantId, pull } = directory;
    const { id } = pull;
    const view = await this.unit.inTenant(tenantId, async () => {
      const now = this.clock.now();
      const sealed = this.keys.seal(given.refreshToken, aadOfPull(pull));
      await this.pulls.saveConsent(id, sealed, { email: given.email, at: now.toISOString() }, now);
      await this.runs.supersede(id, now);
      await this.directories.record(by, tenantId, id, 'directory_consent.given', { by: given.email });
      return this.directories.view(id);
    });
    this.job.runSoon();
    return view;
  }

  /** Forgets the refresh token. The users of the directory stay as they are. */
  async withdraw(caller: Caller, id: string): Promise<void> {
    const { tenantId } = requireConsent(await this.directories.find(caller, id));
    await this.unit.inTenant(tenantId, async () => {
      await this.pulls.forgetConsent(id);
      await this.runs.supersede(id, this.clock.now());
      await this.directories.record(caller, tenantId, id, 'directory_consent.withdrawn', {});
    });
  }

  /** Works once and only in the browser that started it. */
  private async exchange({ tenantId, pull }: ReadDirectory, answer: CompleteConsent): Promise<GivenConsent> {
    const { stateHash, browserHash, nonce, verifier } = pull;
    const { state, browserSecret } = answer;
    const isOurs = !!stateHash && stateHash === hashOf(state);
    if (!isOurs || !browserHash || !isSameBrowser(browserHash, browserSecret)) throw new ConsentMismatch();
    const taken = await this.unit.inTenant(tenantId, () =>
      this.pulls.takeConsent(pull.id, stateHash, this.clock.now()),
    );
    if (!taken || !nonce || !verifier) throw new ConsentMismatch();
    const round = { nonce, verifier: this.keys.open(verifier, aadOfPull(pull)) };
    const callback = { state, code: codeOf(answer), iss: answer.iss };
    return rejecting(this.consents.complete({ tenantId, id: pull.id }, round, callback));
  }

  private async explained<T>(
    by: PullActor,
    { tenantId, pull }: ReadDirectory,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.unit.inTenant(tenantId, () =>
        this.directories.record(
          by,
          tenantId,
          pull.id,
          'directory_consent.rejected',
          { reason: error.code },
          'failure',
        ),
      );
      throw error;
    }
  }
}

function requireConsent(directory: ReadDirectory): ReadDirectory {
  if (!directory.source.needsConsent) throw new ConsentNotNeeded();
  return directory;
}

function codeOf({ code, error, errorDescription }: CompleteConsent): string {
  if (error) throw new ConsentRejected(callbackErrorText(error, errorDescription?.slice(0, 300)));
  if (!code) throw new ConsentRejected(TEXTS.callback.noCodeOrState);
  return code;
}

async function rejecting<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ConsentFailed) throw ConsentRejected.because(error);
    throw error;
  }
}
