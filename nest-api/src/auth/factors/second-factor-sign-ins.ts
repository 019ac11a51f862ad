import type {
  AnswerSecondFactor,
  AttemptMethod,
  Enrolled,
  EnrolTotp,
  LoginResult,
  PasskeyChallenge,
  PasskeySignIn,
  TotpSetup,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { AttemptLimits } from '../attempt-limits.js';
import { limitOf, networkLimit } from '../rate-limits.js';
import { SignIn } from '../sign-in.js';
import { EmergencyReleaseRequired } from './emergency-code-checks.js';
import { FactorFailures } from './factor-failures.js';
import { FactorProof } from './factor-proof.js';
import { InvalidFactor, PasskeyNeeded, TicketExpired } from './factor-refused.js';
import { Factors } from './factors.service.js';
import { Passkeys, type UsedPasskey } from './passkeys.js';
import { type SignInTicket, SignInTickets } from './sign-in-tickets.repository.js';

/** The second step of a sign-in, and the sign-in with a passkey, which is both steps at once. */
@Injectable()
export class SecondFactorSignIns {
  constructor(
    private readonly tickets: SignInTickets,
    private readonly proof: FactorProof,
    private readonly factors: Factors,
    private readonly passkeys: Passkeys,
    private readonly failures: FactorFailures,
    private readonly limits: AttemptLimits,
    private readonly signIn: SignIn,
  ) {}

  /** @throws TicketExpired @throws PasskeyNeeded @throws InvalidFactor @throws TooManyRequests @throws SignInRefused */
  async answer({ ticket, answer }: AnswerSecondFactor, client: ClientContext): Promise<LoginResult> {
    const { method } = answer;
    const found = await this.noted({ method, userId: null }, client, () => this.tickets.find(ticket));
    const { userId } = found;
    // All factors are proved already.
    if (found.isNewPassword || found.approvalFor !== null) throw new TicketExpired();
    if (found.isPasskey && answer.method !== 'passkey') throw new PasskeyNeeded();
    if (answer.method === 'emergency_code' || found.isEmergency)
      return this.inEmergency(found, answer, client);
    const amr = await this.noted({ method, userId }, client, () => this.proof.prove(userId, answer, client));
    return this.finish(found, { amr, method }, client);
  }

  /** An emergency code replaces no other factor, and no other factor replaces it. */
  private async inEmergency(
    found: SignInTicket,
    answer: AnswerSecondFactor['answer'],
    client: ClientContext,
  ): Promise<LoginResult> {
    if (answer.method !== 'emergency_code' || !found.isEmergency) throw new TicketExpired();
    const { userId } = found;
    const { tenantId } = await this.signIn.check(found.proof, { into: found.into, address: client.address });
    if (!tenantId) throw new TicketExpired();
    const amr = await this.noted({ method: answer.method, userId }, client, () =>
      this.proof.proveEmergency(userId, tenantId, answer.code, client),
    );
    const proof = { ...found.proof, emergencyAt: tenantId };
    return this.finish({ ...found, proof }, { amr, method: answer.method }, client);
  }

  /** @throws TicketExpired @throws PasskeysElsewhere */
  async passkeyChallenge(ticket: string, client: ClientContext): Promise<PasskeyChallenge> {
    const { userId } = await this.tickets.find(ticket);
    return this.passkeys.challenge('second_factor', userId, client);
  }

  /** For a user who needs a factor and has none, or needs a new one. @throws TicketExpired  @throws TotpExists */
  async setUp(ticket: string): Promise<TotpSetup> {
    const found = await this.toEnrol(ticket);
    return this.factors.setUpTotp({ userId: found.userId, tenantId: null }, mayReplace(found));
  }

  /** @throws TicketExpired @throws NothingToConfirm @throws InvalidFactor @throws SignInRefused */
  async enrol({ ticket, code }: EnrolTotp, client: ClientContext): Promise<Enrolled> {
    const found = await this.toEnrol(ticket);
    const admission = await this.limits.take([limitOf('enrol:account', found.userId)]);
    const { tenantId } = await this.signIn.check(found.proof, {
      into: found.into,
      address: client.address,
      enrolsFrom: client,
    });
    const { recoveryCodes } = await this.factors.confirmTotp(
      { userId: found.userId, tenantId },
      code,
      client,
      mayReplace(found),
    );
    await this.limits.forgive(admission);
    const login = await this.finish(found, { amr: ['otp'], method: 'totp' }, client);
    return { login, recoveryCodes };
  }

  /** @throws TooManyRequests */
  async beginWithPasskey(client: ClientContext): Promise<PasskeyChallenge> {
    // Every sign-in page requests one, and a whole company may share one address.
    await this.limits.take([networkLimit('passkey-begin:network', client)]);
    return this.passkeys.challenge('sign_in', null, client);
  }

  /** A passkey with user verification counts as two factors. @throws InvalidFactor @throws SignInRefused */
  async completeWithPasskey(given: PasskeySignIn, client: ClientContext): Promise<LoginResult> {
    const used = await this.limits.countFailures(
      [networkLimit('passkey-complete:network', client)],
      (error) => error instanceof InvalidFactor,
      () => this.useToSignIn(given, client),
    );
    const amr = [used.amr, 'user', 'mfa'];
    return this.signIn.complete({ userId: used.userId, amr, method: 'passkey' }, client);
  }

  /** Evaluates the rules again, because they may have changed since the first step. */
  private async finish(
    found: SignInTicket,
    { amr, method }: { amr: readonly string[]; method: AttemptMethod },
    client: ClientContext,
  ) {
    await this.tickets.spend(found.id);
    const { proof, into } = found;
    const whole = { ...proof, method, amr: [...new Set([...proof.amr, ...amr, 'mfa'])] };
    return this.signIn.complete(whole, client, into ?? undefined);
  }

  private async toEnrol(ticket: string): Promise<SignInTicket> {
    const found = await this.tickets.find(ticket);
    // A user who has a factor must use it: a password alone cannot add another one.
    if (!found.mustEnrol) throw new TicketExpired();
    return found;
  }

  private async useToSignIn(given: PasskeySignIn, client: ClientContext): Promise<UsedPasskey> {
    const used = await this.passkeys.use('sign_in', given, null, client);
    if (used) return used;
    const owner = await this.passkeys.ownerOf(given);
    const refusal = InvalidFactor.passkey();
    if (owner) await this.failures.note(owner, 'passkey', client);
    else this.failures.noteRefused({ method: 'passkey', userId: null }, refusal, client);
    throw refusal;
  }

  /**
   * Does `work`. A rate-limited user or an expired ticket is recorded as a failed sign-in. Wrong factors are recorded
   * elsewhere.
   */
  private async noted<T>(
    who: { method: AnswerSecondFactor['answer']['method']; userId: string | null },
    client: ClientContext,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const known = error instanceof TicketExpired ? { ...who, ...namedBy(error) } : who;
      if (
        error instanceof TooManyRequests ||
        error instanceof TicketExpired ||
        error instanceof EmergencyReleaseRequired
      )
        this.failures.noteRefused(known, error, client);
      throw error;
    }
  }
}

/** The user of a ticket that came too late. */
function namedBy({ userId }: TicketExpired) {
  return userId ? { userId } : {};
}

/** Replacing a factor requires the existing one. */
function mayReplace({ proof }: SignInTicket): boolean {
  return proof.amr.includes('mfa');
}
