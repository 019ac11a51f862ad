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
import { isOfToken, MOST_PLACES, type SessionPlace, tokenKeyOf } from './session-place.js';

/** A code or refresh token that was used twice, so somebody else probably has it. Its authorization has ended. */
interface ReusedToken {
  readonly sessionId: string;
  readonly tenantId: string | null;
  readonly userId: string;
  readonly authorizationId: string;
  /** With the ID of its row. */
  readonly application: { readonly id: string; readonly name: string };
  /** Of the second use. */
  readonly client: Pick<ClientContext, 'address' | 'userAgent'>;
}

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
    return place && at(afterReuse(session), place);
  }

  /** The same without a look at the database; null if the place is new. */
  known(whole: SessionRecord, client: ClientContext): SessionRecord | null {
    const session = afterReuse(whole);
    const key = this.places.keyOf(session, client);
    if (key === null) return session;
    const place = session.places?.find((one) => one.key === key);
    return place ? at(session, place) : null;
  }

  /** Assesses the session that a reused token came from. Its other applications may be affected, too. */
  async reassess(token: ReusedToken): Promise<void> {
    const { sessionId, tenantId, userId, application, client } = token;
    const standings = await this.standings.find(userId);
    const standing = standings.find((one) => one.tenantId === tenantId);
    const { mode, high } = policyOf({ tenantId }, standing);
    const risk: SignInRisk = {
      score: REUSED_POINTS,
      level: 'high',
      reasons: [{ signal: 'reused_token', points: REUSED_POINTS, found: application.name, usual: null }],
      action: high,
      isEnforced: mode === 'enforce',
    };
    const at = this.clock.now();
    const demand = risk.isEnforced ? demandOf(risk, standing) : null;
    const place: SessionPlace = {
      key: tokenKeyOf(token.authorizationId),
      at: at.toISOString(),
      address: client.address,
      userAgent: client.userAgent,
      risk,
      isStolen: true,
      applicationId: application.id,
      ...(demand !== null && demand !== 'end' && { mustProve: demand }),
    };
    const session = { id: sessionId, tenantId, userId, address: null };
    await this.note({ session, client, key: place.key }, place, demand === 'end', at);
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
  private async note({ session, client, key }: Noted, place: SessionPlace, ends: boolean, now: Date) {
    const { id, tenantId, userId } = session;
    const isReuse = isOfToken(place);
    const reason = isReuse ? 'token_reused' : 'moved';
    const noted = isReuse ? 'session.token_reused' : 'session.moved';
    const { risk } = place;
    const event = this.audit.statement({
      tenantId,
      actor: { type: 'system', id: null },
      action: ends ? 'session.ended' : noted,
      target: { type: 'session', id },
      outcome: 'success',
      address: client.address,
      detail: {
        ...(ends && { reason }),
        userId,
        ...(session.address && { began: session.address }),
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

/** Of a token that was used twice: high risk by itself, but an application with a fault also does it. */
const REUSED_POINTS = 80;

/** What is written down of a move, or of a reused token. */
interface Noted {
  readonly session: Pick<SessionRecord, 'id' | 'tenantId' | 'userId' | 'address'>;
  readonly client: Pick<ClientContext, 'address' | 'userAgent'>;
  readonly key: string;
}

const NOTE_MOVE = 'select move_session($1, $2, $3, $4, $5, $6, $7, $8, $9)';

/** Wherever the session is used, its user confirms their identity after a token of it was reused. */
function afterReuse(session: SessionRecord): SessionRecord {
  const reused = session.places?.find((place) => isOfToken(place) && place.mustProve);
  return reused ? at(session, reused) : session;
}

function at(session: SessionRecord, place: SessionPlace): SessionRecord {
  const { risk, confirmedBy = [] } = place;
  const mustProve = session.mustProve === 'passkey' ? 'passkey' : place.mustProve;
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
function policyOf(
  { tenantId }: Pick<SessionRecord, 'tenantId'>,
  standing: PersonStanding | undefined,
): MoveTerms {
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
