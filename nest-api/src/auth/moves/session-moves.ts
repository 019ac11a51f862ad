import type { RiskTerms, SignInRisk } from '@gatehouse/contracts';
import { RISK_POLICY } from '@gatehouse/contracts';
import { assessMove, isStolen } from '@gatehouse/sign-in-risk';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { RequiredProof } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { Changes } from '../../database/changes.js';
import { Lookups } from '../../database/lookups.js';
import { storedProfile } from '../../risk/stored-profile.js';
import { SuspectNetworks } from '../../suspect-networks/suspect-networks.js';
import { type PersonStanding, PersonStandings } from '../person-standing.js';
import type { SessionRecord } from '../session-record.js';
import { Places } from './places.js';
import { MOST_PLACES, type SessionPlace } from './session-place.js';

/** A session at a place of another country, operator or browser, which no request came from before. */
interface Move {
  readonly session: SessionRecord;
  readonly client: ClientContext;
  readonly key: string;
}

/**
 * Assesses a session again when it is used from another country, network operator or browser than it began with. Each place
 * is assessed once: afterwards the look-up of the session brings the result, and a request costs nothing more.
 */
@Injectable()
export class SessionMoves {
  /** Requests of one page move together. */
  private readonly assessing = new Map<string, Promise<SessionPlace | null>>();

  constructor(
    private readonly places: Places,
    private readonly standings: PersonStandings,
    private readonly networks: SuspectNetworks,
    private readonly lookups: Lookups,
    private readonly changes: Changes,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The session as it counts for this client; null if the policy ended it because of the move. */
  async admit(session: SessionRecord, client: ClientContext): Promise<SessionRecord | null> {
    const known = this.known(session, client);
    if (known) return known;
    const place = await this.assessOnce({
      session,
      client,
      key: this.places.keyOf(session, client) as string,
    });
    return place && at(session, place);
  }

  /** The same without a look at the database; null if the place is new. */
  known(session: SessionRecord, client: ClientContext): SessionRecord | null {
    const key = this.places.keyOf(session, client);
    if (key === null) return session;
    const place = session.places?.find((one) => one.key === key);
    return place ? at(session, place) : null;
  }

  private assessOnce(move: Move): Promise<SessionPlace | null> {
    const name = `${move.session.id} ${move.key}`;
    const open = this.assessing.get(name);
    if (open) return open;
    const found = this.assess(move).finally(() => this.assessing.delete(name));
    this.assessing.set(name, found);
    return found;
  }

  /** @returns null if the session ends */
  private async assess(move: Move): Promise<SessionPlace | null> {
    const { session, client, key } = move;
    const standings = await this.standings.find(session.userId);
    const standing = standings.find(({ tenantId }) => tenantId === session.tenantId);
    const at = this.clock.now();
    const found = assessMove(
      { from: this.places.of(session), to: this.places.of(client), at, lastUsedAt: session.lastSeenAt },
      storedProfile(standing?.profile ?? null),
      { suspectNetwork: this.networks.of(session.tenantId, client.address) },
    );
    const risk = riskOf(found, policyOf(session, standing));
    const demand = risk.isEnforced ? demandOf(risk, standing) : null;
    const place: SessionPlace = {
      key,
      at: at.toISOString(),
      address: client.address,
      userAgent: client.userAgent,
      risk,
      isStolen: isStolen(found),
      ...(demand !== null && demand !== 'end' && { mustProve: demand }),
    };
    const ends = demand === 'end';
    await this.note(move, place, ends, at);
    return ends ? null : place;
  }

  /** One statement, which only the first of several processes completes. Applications hear of the end by a trigger. */
  private async note({ session, client, key }: Move, place: SessionPlace, ends: boolean, now: Date) {
    const { id, tenantId, userId } = session;
    const { risk } = place;
    const event = this.audit.statement({
      tenantId,
      actor: { type: 'system', id: null },
      action: ends ? 'session.ended' : 'session.moved',
      target: { type: 'session', id },
      outcome: 'success',
      address: client.address,
      detail: {
        ...(ends && { reason: 'moved' }),
        userId,
        began: session.address,
        level: risk.level,
        reasons: risk.reasons.map(({ signal }) => signal),
        policy: risk.isEnforced ? risk.action : 'report_only',
      },
    });
    const [trail, content] = event.values;
    await this.lookups.query('session-move', NOTE_MOVE, [
      id,
      key,
      JSON.stringify(place),
      place.isStolen,
      ends,
      now,
      MOST_PLACES,
      risk.level === 'low' ? null : trail,
      content,
    ]);
    this.changes.noteCommit();
  }
}

const NOTE_MOVE = 'select move_session($1, $2, $3, $4, $5, $6, $7, $8, $9)';

function at(session: SessionRecord, place: SessionPlace): SessionRecord {
  const { mustProve, risk, confirmedBy = [] } = place;
  const found = mustProve ? { ...session, mustProve } : session;
  if (!session.riskRules || risk.level === 'low') return found;
  // Who confirmed their identity elsewhere is not the one who is here.
  return { ...found, riskLevel: session.riskLevel === 'high' ? 'high' : risk.level, confirmedBy };
}

/** As at a sign-in: at high risk nobody replaces the passkey that they do not have. */
function demandOf(
  { action, level }: SignInRisk,
  standing: PersonStanding | undefined,
): RequiredProof | 'end' | null {
  // A session that is under way waits for nobody: the user signs in again, which an admin may approve.
  if (action === 'reject' || action === 'approval') return 'end';
  if (action === 'second_factor') return 'any';
  if (action !== 'passkey') return null;
  if (standing?.hasPasskey) return 'passkey';
  return level === 'high' ? 'end' : 'any';
}

/** The model knows sign-ins only. */
type MoveTerms = Omit<RiskTerms, 'model'>;

/** Superadmins have no organization whose policy could decide, so their moves are reported. */
function policyOf({ tenantId }: SessionRecord, standing: PersonStanding | undefined): MoveTerms {
  if (tenantId === null || !standing) return RISK_POLICY;
  return { mode: standing.riskMode, medium: standing.riskMedium, high: standing.riskHigh };
}

function riskOf({ score, level, reasons }: ReturnType<typeof assessMove>, policy: MoveTerms): SignInRisk {
  return {
    score,
    level,
    reasons: reasons.map(({ signal, points, found = null, usual = null }) => ({
      signal,
      points,
      found,
      usual,
    })),
    action: level === 'low' ? 'allow' : policy[level],
    isEnforced: policy.mode === 'enforce',
  };
}
