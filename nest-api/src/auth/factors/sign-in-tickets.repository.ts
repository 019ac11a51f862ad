import { randomBytes } from 'node:crypto';
import { FACTORS, type SecondFactorRequired } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { deviceNameOf } from '../../common/device-name.js';
import { currentRequestId } from '../../common/request-id.js';
import { sha256 } from '../../crypto/same-secret.js';
import { Lookups } from '../../database/lookups.js';
import { deviceKeyOf } from '../devices/device-key.js';
import type { PersonStanding } from '../person-standing.js';
import type { Destination, Proof } from '../proof.js';
import { TicketExpired } from './factor-refused.js';
import type { SecondStep } from './second-step.js';

/** The verified first step of a sign-in, which waits for the second one. */
export interface SignInTicket {
  readonly id: string;
  readonly userId: string;
  readonly proof: Proof;
  readonly mustEnrol: boolean;
  /** Whether an emergency code is what is missing, and nothing else counts. */
  readonly isEmergency: boolean;
  /** Whether a passkey is what is missing, and nothing else counts. */
  readonly isPasskey: boolean;
  /** Whether a new password is what is missing, and nothing else counts. */
  readonly isNewPassword: boolean;
  /** If the approval of an admin is what is missing, and nothing else counts: key of the browser that it is for. */
  readonly approvalFor: string | null;
  /** The tenant that the user switches to. */
  readonly into: Destination | null;
}

interface FirstHalf {
  readonly proof: Proof;
  readonly step: SecondStep;
  readonly into?: Destination | undefined;
  readonly client: ClientContext;
  /** One that is known already. */
  readonly ticket?: string;
}

type Stored = Proof & {
  readonly isEmergency?: true;
  readonly isPasskey?: true;
  readonly isNewPassword?: true;
  readonly isApproval?: string;
  readonly into?: { readonly tenantId: string; readonly authenticatedAt: string; readonly endsAt?: string };
  /** Client of the first step, for the sign-in log if the second step is abandoned. */
  readonly asked?: {
    readonly reference: string;
    readonly ip: string | null;
    readonly browser: string | null;
  };
};

/** Stores the first step on the server. The browser holds a random value that identifies it. */
@Injectable()
export class SignInTickets {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  async issue(
    standing: PersonStanding,
    { proof, step, into, client, ticket = newTicket() }: FirstHalf,
  ): Promise<SecondFactorRequired> {
    const now = this.clock.now();
    const isApproval = step === 'approval';
    const expiresAt = plusSeconds(now, isApproval ? FACTORS.approvalSeconds : FACTORS.ticketSeconds);
    const [row] = await this.lookups.query<{ codes: number }>(
      'issue-sign-in-ticket',
      `insert into sign_in_tickets (id, token_hash, user_id, proof, must_enrol, expires_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       returning (select count(*)::int from recovery_codes where user_id = $3 and used_at is null) as codes`,
      [
        uuidv7(),
        ticketHashOf(ticket),
        proof.userId,
        JSON.stringify({
          ...proof,
          into,
          asked: askedBy(client),
          ...(step === 'emergency_code' && { isEmergency: true }),
          ...(step === 'passkey' && { isPasskey: true }),
          ...(step === 'new_password' && { isNewPassword: true }),
          ...(isApproval && { isApproval: deviceKeyOf(client) }),
        }),
        step === 'enrol',
        expiresAt,
        now,
      ],
    );
    return {
      status: 'second_factor_required',
      ticket,
      factors: missingFactors(standing, step, !!row?.codes),
      mustEnrol: step === 'enrol',
      mustChangePassword: step === 'new_password',
      mustAwaitApproval: isApproval,
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** @throws TicketExpired with its user, if it was one */
  async find(ticket: string): Promise<SignInTicket> {
    const [row] = await this.lookups.query<
      Pick<SignInTicket, 'id' | 'userId' | 'mustEnrol'> & { proof: Stored }
    >(
      'find-sign-in-ticket',
      `select id, user_id as "userId", proof, must_enrol as "mustEnrol" from sign_in_tickets
       where token_hash = $1 and expires_at > $2`,
      [ticketHashOf(ticket), this.clock.now()],
    );
    if (!row) throw new TicketExpired(await this.expire(ticket));
    const { into, asked: _, ...rest } = row.proof;
    const { isEmergency = false, isPasskey = false, isNewPassword = false, isApproval, ...proof } = rest;
    return {
      ...row,
      proof,
      isEmergency,
      isPasskey,
      isNewPassword,
      approvalFor: isApproval ?? null,
      into: into ? toDestination(into) : null,
    };
  }

  /** The hash of the password that the ticket's user must change; null for any other ticket. */
  async passwordToReplace(ticket: string): Promise<string | null> {
    const values = [ticketHashOf(ticket), this.clock.now()];
    const [row] = await this.lookups.call<{ secret: string }>('password_to_replace', values);
    return row?.secret ?? null;
  }

  /** Consumes a ticket, which creates one session. @throws TicketExpired another request was faster */
  async spend(id: string): Promise<void> {
    const rows = await this.lookups.query(
      'spend-sign-in-ticket',
      'delete from sign_in_tickets where id = $1 returning 1',
      [id],
    );
    if (rows.length === 0) throw new TicketExpired();
  }

  /** Removes the ticket of a sign-in that ends without a session. */
  async drop(ticketHash: string): Promise<void> {
    await this.lookups.query('drop-sign-in-ticket', 'delete from sign_in_tickets where token_hash = $1', [
      ticketHash,
    ]);
  }

  /** Removes an expired ticket, since its sign-in has failed now. @returns its user */
  private async expire(ticket: string): Promise<string | null> {
    const [gone] = await this.lookups.query<{ userId: string }>(
      'expire-sign-in-ticket',
      'delete from sign_in_tickets where token_hash = $1 and expires_at <= $2 returning user_id as "userId"',
      [ticketHashOf(ticket), this.clock.now()],
    );
    return gone?.userId ?? null;
  }

  /** Joins the caller's unit of work. */
  async forgetThoseOf(userId: string): Promise<void> {
    await this.em.execute('delete from sign_in_tickets where user_id = ?', [userId]);
  }
}

function missingFactors(
  standing: PersonStanding,
  step: SecondStep,
  hasCodes: boolean,
): SecondFactorRequired['factors'] {
  if (step === 'new_password' || step === 'approval') return [];
  return step === 'emergency_code' || step === 'passkey'
    ? [step]
    : factorsOf(standing, step === 'answer' && hasCodes);
}

function factorsOf({ hasTotp, hasPasskey }: PersonStanding, hasCodes: boolean) {
  return [
    ...(hasTotp ? (['totp'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(hasCodes ? (['recovery_code'] as const) : []),
  ];
}

/** Parses dates, which JSON returns as text: comparing text with a date would always fail. */
function toDestination({ tenantId, authenticatedAt, endsAt }: NonNullable<Stored['into']>): Destination {
  return {
    tenantId,
    authenticatedAt: new Date(authenticatedAt),
    ...(endsAt !== undefined && { endsAt: new Date(endsAt) }),
  };
}

function askedBy({ address, userAgent }: ClientContext): NonNullable<Stored['asked']> {
  return {
    reference: currentRequestId(),
    ip: address,
    browser: userAgent ? deviceNameOf(userAgent).slice(0, 120) : null,
  };
}

export function newTicket(): string {
  return `gst_${randomBytes(32).toString('base64url')}`;
}

export function ticketHashOf(ticket: string): string {
  return sha256(ticket).toString('base64url');
}
