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

/** Where a passkey works. */
interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
  /** As stored with its passkeys. */
  readonly host: string | null;
}

/** Which host a request asks. */
type Asked = Pick<ClientContext, 'site'>;

/**
 * Registers and verifies passkeys. Their relying-party ID is the requested host, so that no other site can use them: the
 * host of PUBLIC_URL, or a custom domain.
 *
 * Source: WebAuthn Level 3 §7.1, §7.2.
 */
@Injectable()
export class Passkeys {
  private readonly logger = new Logger('Passkeys');
  private readonly platform: RelyingParty;

  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly lookups: Lookups,
    private readonly challenges: PasskeyChallenges,
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: Settings,
  ) {
    const { PUBLIC_URL: origin } = settings;
    this.platform = { id: new URL(origin).hostname, name: RP_NAME, origin, host: null };
  }

  /** The host that a passkey works at. */
  hostOf({ host }: Pick<Passkey, 'host'>): string {
    return host ?? this.platform.id;
  }

  /**
   * A challenge for a passkey of this user, or for any that the device offers.
   *
   * @throws PasskeysElsewhere the user has passkeys, but none for the requested host
   */
  async challenge(purpose: ChallengePurpose, userId: string | null, asked: Asked): Promise<PasskeyChallenge> {
    const party = this.partyAt(asked);
    const own = userId ? await this.of(userId) : [];
    const all = own.filter(({ suspendedAt }) => !suspendedAt);
    const known = all.filter(isOf(party));
    if (all.length > 0 && known.length === 0) throw new PasskeysElsewhere(all.map((key) => this.hostOf(key)));
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      // Without a password, it must verify the user and count as two factors. After a password, it is the second one.
      userVerification: purpose === 'second_factor' ? 'preferred' : 'required',
      allowCredentials: known.map(descriptorOf),
    });
    const challengeId = await this.challenges.keep(purpose, userId, options.challenge);
    return { challengeId, options: { ...options } };
  }

  /** @throws TooManyPasskeys */
  async registration(userId: string, asked: Asked): Promise<PasskeyChallenge> {
    const party = this.partyAt(asked);
    const known = await this.of(userId);
    if (known.length >= FACTORS.mostPasskeys) throw new TooManyPasskeys();
    const user = await this.unit.asPerson(userId, () => this.users.require(userId));
    const options = await generateRegistrationOptions({
      rpName: party.name,
      rpID: party.id,
      userName: user.email,
      userDisplayName: user.fullName() || user.email,
      userID: new Uint8Array(Buffer.from(user.id)),
      attestationType: 'none',
      excludeCredentials: known.filter(isOf(party)).map(descriptorOf),
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
    {
      challengeId,
      response,
      name,
      deviceKey,
    }: PasskeyAnswer & { readonly name: string; readonly deviceKey: string },
    asked: Asked,
    then: () => Promise<T>,
  ): Promise<T> {
    const party = this.partyAt(asked);
    const challenge = await this.challenges.take(challengeId, 'registration', userId);
    const registered =
      challenge && (await this.verifyNew(response as unknown as RegistrationResponseJSON, challenge, party));
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
          host: party.host,
          deviceKey,
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
    asked: Asked,
  ): Promise<UsedPasskey | null> {
    const challenge = await this.challenges.take(answer.challengeId, purpose, userId);
    const { id: credentialId } = answer.response;
    if (!challenge || typeof credentialId !== 'string') return null;
    const owner = userId ?? (await this.ownerOf(answer));
    if (owner === null) return null;
    const party = this.partyAt(asked);
    const passkey = await this.unit.asPerson(owner, () =>
      this.passkeys.find(owner, credentialId, party.host),
    );
    if (!passkey) return null;
    const expected = { party, challenge, requireUserVerification: purpose !== 'second_factor' };
    const counter = await this.verify(passkey, answer.response, expected);
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

  private partyAt({ site }: Asked): RelyingParty {
    if (!site) return this.platform;
    const { host, origin } = site;
    return { id: host, name: host, origin, host };
  }

  private of(userId: string): Promise<Passkey[]> {
    return this.unit.asPerson(userId, () => this.passkeys.of(userId));
  }

  /** @returns the new counter; null if the response is invalid, for which the library throws */
  private async verify(
    passkey: Passkey,
    response: Record<string, unknown>,
    { party, challenge, requireUserVerification }: Expected,
  ): Promise<number | null> {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
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

  private async verifyNew(
    response: RegistrationResponseJSON,
    expectedChallenge: string,
    { origin, id }: RelyingParty,
  ) {
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: id,
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

/** Verified with a response. */
interface Expected {
  readonly party: RelyingParty;
  readonly challenge: string;
  readonly requireUserVerification: boolean;
}

function isOf({ host }: RelyingParty) {
  return (passkey: Passkey): boolean => (passkey.host ?? null) === host;
}

function descriptorOf({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports: [...transports] };
}
