import type { AttemptMethod, RiskAction, RiskTerms, SignInRisk } from '@gatehouse/contracts';
import { assess, learn, type Model, type Observation } from '@gatehouse/sign-in-risk';
import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { Origins } from '../network-origin/origins.js';
import { SuspectNetworks } from '../suspect-networks/suspect-networks.js';
import { Metrics } from '../telemetry/metrics.js';
import { browserNameOf } from './browser-name.js';
import { claimsHabit, type SentClaims } from './connection-claims.js';
import { networkPrefix } from './network-prefix.js';
import { RecentFailures } from './recent-failures.js';
import { SignInModels } from './sign-in-models.js';
import { storedProfile } from './stored-profile.js';

/** A user who has authenticated, and is about to enter an organization. */
export interface Entrance {
  readonly tenantId: string;
  readonly userId: string;
  readonly method: AttemptMethod;
  readonly client: ClientContext;
  /** The key of a device that the browser names; null if it names none. */
  readonly device: string | null;
  readonly policy: RiskTerms;
  /** What is usual for this member, as it is stored. */
  readonly profile: object | null;
  /** What the identity provider sent; null without one. */
  readonly sent: SentClaims | null;
  /** What it usually sends, as it is stored. */
  readonly connectionClaims: object | null;
  /** Whether the user has just taken a second step, which is no longer unanswered. */
  readonly hasAnswered: boolean;
}

/** The risk of a sign-in. */
export interface Judgment {
  /** As the sign-in log keeps it. */
  readonly risk: SignInRisk;
  /** What happens now: `allow` while the policy only reports. */
  readonly action: RiskAction;
  /** What is usual once this sign-in has succeeded. */
  profileAfter(): object;
}

/** Assesses sign-ins by what is usual for their user. Reads and writes nothing but memory. */
@Injectable()
export class SignInRisks {
  constructor(
    private readonly origins: Origins,
    private readonly networks: SuspectNetworks,
    private readonly failures: RecentFailures,
    private readonly models: SignInModels,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  judge(entrance: Entrance): Judgment {
    const { tenantId, userId, client, policy, sent, hasAnswered } = entrance;
    const profile = storedProfile(entrance.profile);
    const model = policy.model === 'off' ? null : this.models.of(tenantId);
    const observation = this.observe(entrance, model);
    const { prompts, ...failures } = this.failures.of(userId);
    const surroundings = {
      suspectNetwork: this.networks.of(tenantId, client.address),
      ...failures,
      prompts: Math.max(0, prompts - (hasAnswered ? 1 : 0)),
      claimsHabit: sent && claimsHabit(entrance.connectionClaims, sent.settings),
    };
    const { score, level, reasons } = assess(
      observation,
      profile,
      surroundings,
      model,
      policy.model === 'count',
    );
    this.metrics.countSignInRisk(level);
    const action = level === 'low' ? 'allow' : policy[level];
    const isEnforced = policy.mode === 'enforce';
    return {
      risk: {
        score,
        level,
        reasons: reasons.map(({ signal, points, found = null, usual = null, isCounted }) => ({
          signal,
          points: Math.round(points),
          found,
          usual,
          ...(isCounted === false && { isCounted }),
        })),
        action,
        isEnforced,
      },
      action: isEnforced ? action : 'allow',
      profileAfter: () => learn(profile, observation),
    };
  }

  /** A second step is asked of the user. */
  prompted(userId: string): void {
    this.failures.notePrompt(userId);
  }

  /** The user has signed in. */
  entered(userId: string): void {
    this.failures.forgetPrompts(userId);
  }

  private observe({ method, client, device, sent }: Entrance, model: Model | null): Observation {
    const { country, operator } = this.origins.of(client.address);
    return {
      at: this.clock.now(),
      method,
      country,
      region: this.origins.regionOf(client.address),
      operator: operator?.asn ?? null,
      network: networkPrefix(client.address),
      device,
      userAgent: client.userAgent,
      ...(model && { browser: browserNameOf(client.userAgent) }),
      ...(client.clientHints && { clientHints: client.clientHints }),
      application: client.application ?? null,
      ...(sent && { claims: sent.entries }),
    };
  }
}
