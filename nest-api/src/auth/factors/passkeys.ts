import type { PasskeyChallenge } from '@gatehouse/contracts';
import { FACTORS } from '@gatehouse/contracts';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { Lookups } from '../../database/lookups.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { UsersRepository } from '../../users/users.repository.js';
import { InvalidFactor, PasskeyKnown, PasskeysElsewhere, TooManyPasskeys } from './factor-refused.js';
import { type ChallengePurpose, PasskeyChallenges } from './passkey-challenges.js';
import { type Passkey, PasskeysRepository } from './passkeys.repository.js';

const RP_NAME = 'Gatehouse';

/** A browser's response to a challenge. */
export interface PasskeyAnswer {
  readonly challengeId: string;
  readonly response: Record<string, unknown>;
}

/** A verified passkey. */
export interface UsedPasskey {
  readonly userId: string;
  /** `hwk` if it cannot leave its device, otherwise `swk`. Source: RFC 8176 §2. */
  readonly amr: 'hwk' | 'swk';
}

/**
 * Registers and verifies passkeys. Their domain is the host of PUBLIC_URL, so other sites cannot use them.
 *
 * Source: WebAuthn Level 3 §7.1, §7.2.
 */
@Injectable()
export class Passkeys {
  private readonly logger = new Logger('Passkeys');
  private readonly origin: string;
  private readonly rpId: string;

  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly lookups: Lookups,
    private readonly challenges: PasskeyChallenges,
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.origin = settings.PUBLIC_URL;
    this.rpId = new URL(settings.PUBLIC_URL).hostname;
  }

  /** @throws PasskeysElsewhere the request asks a custom domain */
  requireOwnHost({ site }: Pick<ClientContext, 'site'>): void {
    if (site) throw new PasskeysElsewhere(this.rpId);
  }

  /** A challenge for a passkey of this user, or for any that the device offers. */
  async challenge(purpose: ChallengePurpose, userId: string | null): Promise<PasskeyChallenge> {
    const known = userId ? await this.of(userId) : [];
    const options = await generateAuthenticationOptions({
      rpID: this.rpId,
      // Without a password, it must verify the user and count as two factors. After a password, it is the second one.
      userVerification: purpose === 'second_factor' ? 'preferred' : 'required',
      allowCredentials: known.map(descriptorOf),
    });
    const challengeId = await this.challenges.keep(purpose, userId, options.challenge);
    return { challengeId, options: { ...options } };
  }

  /** @throws TooManyPasskeys */
  async registration(userId: string): Promise<PasskeyChallenge> {
    const known = await this.of(userId);
    if (known.length >= FACTORS.mostPasskeys) throw new TooManyPasskeys();
    const user = await this.unit.asPerson(userId, () => this.users.require(userId));
    const options = await generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: this.rpId,
      userName: user.email,
      userDisplayName: user.fullName() || user.email,
      userID: new Uint8Array(Buffer.from(user.id)),
      attestationType: 'none',
      excludeCredentials: known.map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const challengeId = await this.challenges.keep('registration', userId, options.challenge);
    return { challengeId, options: { ...options } };
  }

  /**
   * Stores a new passkey.
   *
   * @param then further work in the same transaction
   * @throws InvalidFactor @throws PasskeyKnown
   */
  async register<T>(
    userId: string,
    { challengeId, response, name }: PasskeyAnswer & { readonly name: string },
    then: () => Promise<T>,
  ): Promise<T> {
    const challenge = await this.challenges.take(challengeId, 'registration', userId);
    const registered =
      challenge && (await this.verifyNew(response as unknown as RegistrationResponseJSON, challenge));
    if (!registered) throw InvalidFactor.passkey();
    const { credential, credentialDeviceType } = registered;
    try {
      return await this.unit.asPerson(userId, async () => {
        await this.passkeys.add({
          userId,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: credential.transports ?? [],
          isSynced: credentialDeviceType === 'multiDevice',
          name,
          createdAt: this.clock.now(),
        });
        return then();
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new PasskeyKnown();
      throw error;
    }
  }

  /**
   * Verifies a response. Its challenge is consumed in any case.
   *
   * @param userId the owner of the passkey; null allows any owner
   */
  async use(
    purpose: ChallengePurpose,
    answer: PasskeyAnswer,
    userId: string | null,
  ): Promise<UsedPasskey | null> {
    const challenge = await this.challenges.take(answer.challengeId, purpose, userId);
    const { id: credentialId } = answer.response;
    if (!challenge || typeof credentialId !== 'string') return null;
    const owner = userId ?? (await this.ownerOf(answer));
    if (owner === null) return null;
    const passkey = await this.unit.asPerson(owner, () => this.passkeys.find(owner, credentialId));
    if (!passkey) return null;
    const counter = await this.verify(passkey, answer.response, challenge, purpose !== 'second_factor');
    if (counter === null || !(await this.noteUse(passkey, counter))) return null;
    return { userId: passkey.userId, amr: passkey.isSynced ? 'swk' : 'hwk' };
  }

  /** The owner of the passkey that an unverified response names. */
  async ownerOf({ response }: PasskeyAnswer): Promise<string | null> {
    const { id: credentialId } = response;
    if (typeof credentialId !== 'string') return null;
    const [passkey] = await this.lookups.call<{ userId: string }>('passkey_owner', [credentialId]);
    return passkey?.userId ?? null;
  }

  private of(userId: string): Promise<Passkey[]> {
    return this.unit.asPerson(userId, () => this.passkeys.of(userId));
  }

  /** @returns the new counter; null if the response is invalid, for which the library throws */
  private async verify(
    passkey: Passkey,
    response: Record<string, unknown>,
    expectedChallenge: string,
    requireUserVerification: boolean,
  ): Promise<number | null> {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpId,
        requireUserVerification,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
          transports: passkey.transports as AuthenticatorTransport[],
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch (error) {
      this.logger.debug({ err: error }, 'a passkey was not accepted');
      return null;
    }
  }

  private async verifyNew(response: RegistrationResponseJSON, expectedChallenge: string) {
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpId,
        requireUserVerification: true,
      });
      return verified ? registrationInfo : null;
    } catch (error) {
      this.logger.debug({ err: error }, 'a new passkey was not accepted');
      return null;
    }
  }

  /**
   * If the counter is used, a value that does not increase means that the passkey was copied. Source: WebAuthn
   * §6.1.1.
   */
  private noteUse({ id, userId }: Passkey, counter: number): Promise<boolean> {
    return this.unit.asPerson(userId, () => this.passkeys.noteUse(id, counter, this.clock.now()));
  }
}

function descriptorOf({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports: [...transports] };
}
