import type { AttemptMethod, AttemptStep, SignInRisk } from '@gatehouse/contracts';
import type { ClientContext } from '../common/client-address.js';

/** An attempt to sign in, or a request of an application, with its outcome. */
export interface SignInAttempt {
  readonly method: AttemptMethod;
  /** `success` or the code of the failure. */
  readonly outcome: string;
  /** The organization of the attempt. Undefined: each organization of the user. Null: the platform. */
  readonly tenantId?: string | null | undefined;
  readonly userId?: string | null;
  /** The entered or claimed address. If no account has it, only its masked form is stored. */
  readonly email?: string | null;
  readonly connectionId?: string | null;
  readonly application?: AttemptApplication | null;
  readonly client?: Pick<ClientContext, 'address' | 'userAgent'> | null;
  /** Of failures: what was done in its order. Without secrets. */
  readonly steps?: readonly AttemptStep[];
  /** What the failed check found, and what it expected. Without secrets. */
  readonly found?: Readonly<Record<string, unknown>> | null;
  readonly expected?: Readonly<Record<string, unknown>> | null;
  readonly traceId?: string | null;
  /** Of a success: the session that began. */
  readonly sessionId?: string | null;
  /** If it was assessed. */
  readonly risk?: SignInRisk | null;
}

export interface AttemptApplication {
  readonly type: 'oauth_client' | 'saml_service_provider';
  readonly id: string;
}
