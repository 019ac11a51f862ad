import type { AttemptMethod } from '@gatehouse/contracts';
import type { SentClaims } from '../risk/connection-claims.js';

/** A user authenticated. Whether they may sign in is not decided yet. */
export interface Proof {
  readonly userId: string;
  /** Authentication methods. Source: RFC 8176 §2. */
  readonly amr: readonly string[];
  /** What the sign-in log calls it. */
  readonly method: AttemptMethod;
  /** The password has appeared in a data breach, and an organization of the user has it changed. */
  readonly hasLeakedPassword?: true;
  /** The organization with whose emergency code the user confirmed. */
  readonly emergencyAt?: string;
  /** The organization whose admin approved this sign-in, because of its risk. */
  readonly approvedIn?: string;
  /** The connection that authenticated the user; `tenantId` is its owner, null for the platform's own. */
  readonly through?: {
    readonly configurationId: string;
    readonly tenantId: string | null;
    /** Whether the identity provider claims that the user presented more than one factor. */
    readonly claimsMfa?: boolean;
    /**
     * The identity provider's session, for the module of its protocol. Stored as JSON while a second factor is
     * pending.
     */
    readonly session?: object;
    /** The identity provider's logout address, sealed by the module of its protocol. Stored like `session`. */
    readonly logout?: string;
    /** When the identity provider's session ends, ISO 8601. The session here ends no later. */
    readonly endsAt?: string;
    /** What happened at the identity provider, step by step. */
    readonly traceId?: string;
    /** What it sent, if its connection has habits. Stored like `session`. */
    readonly sent?: SentClaims;
  };
}

/** The tenant that a user switches to. Switching is not an authentication: time limits count from the earlier one. */
export interface Destination {
  readonly tenantId: string;
  readonly authenticatedAt: Date;
  /** The new session ends no later. */
  readonly endsAt?: Date;
}
