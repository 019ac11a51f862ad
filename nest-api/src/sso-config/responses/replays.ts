import type { Replay, ReplaySettings, ReplayVerdict } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import { openIdProviderOf } from '../providers/providers.js';
import { SamlAnswerRefused, SamlUpstreams } from '../saml-upstream.js';
import type { Admission } from '../sign-in/admission.js';
import { SsoRefused } from '../sign-in/sso-refused.js';
import type { UpstreamIdentity } from '../sign-in/upstream-identity.js';
import { UpstreamOidc } from '../sign-in/upstream-oidc.js';
import { UpstreamSignIns } from '../sign-in/upstream-sign-ins.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import { viewerOf } from '../traces/trace.dto.js';
import type { TraceRecorder } from '../traces/trace-recorder.js';
import { Traces } from '../traces/traces.js';
import { type EditedConfiguration, EditedConfigurations } from './edited-configuration.js';
import type { Kept } from './received.js';
import {
  checksOf,
  OPENID_STAGES,
  type PassedCheck,
  passedBefore,
  type Refusal,
  USER_STAGES,
} from './replayed-checks.js';

/** A response, with the time at which its checks run. */
export interface Replayed extends Kept {
  readonly receivedAt: Date;
}

/**
 * Runs a stored response against the settings of its connection, and against edited ones, with the checks of a sign-in.
 *
 * The checks of the response use the time of its reception. Whether the user may sign in is decided as of now. Nothing is
 * written: no user, no session, no used assertion, no attempt.
 */
@Injectable()
export class Replays {
  constructor(
    private readonly edits: EditedConfigurations,
    private readonly saml: SamlUpstreams,
    private readonly openid: UpstreamOidc,
    private readonly signIns: UpstreamSignIns,
    private readonly traces: Traces,
  ) {}

  /** @throws UnprocessableInput the edited settings are invalid */
  async run(
    caller: Caller,
    configuration: SsoConfiguration,
    replayed: Replayed,
    changes: ReplaySettings,
  ): Promise<Replay> {
    const isEdited = Object.keys(changes).length > 0;
    const edit = isEdited ? await this.edits.edit(configuration, changes) : null;
    const live = await this.verdictOf({ configuration, found: null }, replayed);
    const edited = edit && (await this.verdictOf(edit, replayed));
    const seen = (verdict: ReplayVerdict) =>
      viewerOf(caller, configuration) === 'owner' ? verdict : withoutPerson(verdict);
    return {
      receivedAt: replayed.receivedAt.toISOString(),
      live: seen(live),
      edited: edited && seen(edited),
    };
  }

  private async verdictOf(edit: EditedConfiguration, replayed: Replayed): Promise<ReplayVerdict> {
    const trace = this.traces.recorder();
    const passed: PassedCheck[] = [];
    const stages = [...this.stagesOf(replayed), ...USER_STAGES];
    let identity: UpstreamIdentity | null = null;
    let admission: Admission | null = null;
    let refusal: Refusal | null = null;
    try {
      identity = await this.verified(edit, replayed, trace, passed);
      if (lacksUserInfo(edit.configuration, replayed, identity)) {
        return { result: 'undecided', code: null, checks: checksOf(stages, passed, null), user: null };
      }
      admission = await this.signIns.evaluate(edit.configuration, identity, replayed.mode, trace);
    } catch (error) {
      refusal = refusalOf(error);
      if (!identity && replayed.received.protocol === 'openid') passed.push(...passedBefore(refusal));
    }
    return {
      result: refusal ? 'rejected' : 'accepted',
      code: refusal?.code ?? null,
      checks: checksOf(stages, [...passed, ...passedOfUser(trace)], refusal),
      user: identity && userOf(identity, admission, trace),
    };
  }

  private stagesOf({ received }: Replayed): readonly string[] {
    return received.protocol === 'saml' ? this.saml.require().stages : OPENID_STAGES;
  }

  /** Who the response is about, after every check of its protocol. */
  private async verified(
    { configuration, found }: EditedConfiguration,
    { received, receivedAt }: Replayed,
    trace: TraceRecorder,
    passed: PassedCheck[],
  ): Promise<UpstreamIdentity> {
    if (received.protocol === 'saml') {
      const note = (name: string, value?: unknown) => passed.push({ name, value });
      return (await this.saml.require().replay(configuration, received, receivedAt, note)).identity;
    }
    const published = found && {
      document: { ...found.document },
      keys: found.keys.map((jwk) => ({ jwk, lastSeenAt: '' })),
    };
    const identity = await this.openid.replay(configuration, received, receivedAt, trace, published);
    passed.push(...OPENID_STAGES.map((name) => ({ name })));
    return identity;
  }
}

/** A token that was rejected then ended the sign-in before the user info was requested, which names the user. */
function lacksUserInfo(
  configuration: SsoConfiguration,
  { received }: Replayed,
  { email }: UpstreamIdentity,
): boolean {
  if (email !== null || received.protocol === 'saml' || received.userinfo !== null) return false;
  return openIdProviderOf(configuration).asksUserInfo && Boolean(received.document.userinfo_endpoint);
}

/** @throws unknown it is no refusal */
function refusalOf(error: unknown): Refusal {
  if (error instanceof SamlAnswerRefused) {
    const { found, expected } = error.evidence.values;
    return { code: `saml_${error.check}`, message: error.message, found, expected };
  }
  if (error instanceof SsoRefused) {
    const { found, expected } = error.found;
    return { code: error.causeCode, message: error.message, found, expected };
  }
  if (error instanceof AppError) return { code: error.code, message: error.message };
  throw error;
}

/** The organization is checked before the account, whose check leaves a step either way. */
function passedOfUser({ steps }: TraceRecorder): PassedCheck[] {
  const [account, session] = ['account', 'session'].map((name) =>
    steps.find((step) => step.kind === 'check' && step.name === name),
  );
  return [
    ...(account ? [{ name: 'organization' }] : []),
    ...(account?.status === 'pass' ? [{ name: 'account' }] : []),
    ...(session?.status === 'pass' ? [{ name: 'session' }] : []),
  ];
}

function userOf(
  identity: UpstreamIdentity,
  admission: Admission | null,
  { steps }: TraceRecorder,
): ReplayVerdict['user'] {
  const mapped = (name: string) =>
    steps.find((step) => step.kind === 'mapping' && step.name === name)?.message ?? null;
  const given = [identity.givenName, identity.familyName].filter(Boolean).join(' ');
  return {
    kind: admission === null || admission.kind === 'refuse' ? null : admission.kind,
    userId: admission && 'userId' in admission ? admission.userId : null,
    email: identity.email,
    name: mapped('name') ?? (given || null),
    role: mapped('role'),
  };
}

/** For superadmins at an organization's connection. */
function withoutPerson(verdict: ReplayVerdict): ReplayVerdict {
  const { user } = verdict;
  return {
    ...verdict,
    user: user && { ...user, email: user.email?.replace(/^(.).*(?=@)/, '$1•••') ?? null, name: null },
  };
}
