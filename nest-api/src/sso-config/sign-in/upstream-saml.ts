import { Injectable } from '@nestjs/common';
import { SamlAnswerRefused, type SamlFindings, SamlUpstreams } from '../saml-upstream.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { TraceRecorder } from '../traces/trace-recorder.js';
import type { Begun } from './flows.js';
import { SsoRefused } from './sso-refused.js';
import type { Callback, Exchanged, UpstreamProtocol } from './upstream-protocol.js';

/** Hands sign-ins to the SAML module; its answers wait there, and come to the callback by reference. */
@Injectable()
export class UpstreamSaml implements UpstreamProtocol {
  constructor(private readonly saml: SamlUpstreams) {}

  authorizationUrl(configuration: SsoConfiguration, { flow, state }: Begun): Promise<string> {
    // An XML id begins with no digit. Source: SAML core §1.3.4.
    const requestId = `_${flow.id.replaceAll('-', '')}`;
    return this.saml.require().start({ configuration, state, requestId });
  }

  async exchange(
    configuration: SsoConfiguration,
    _taken: unknown,
    { code: reference, state }: Callback,
    trace: TraceRecorder,
  ): Promise<Exchanged> {
    try {
      const findings = await this.saml.require().redeem({ configuration, reference, state });
      trace.received = { protocol: 'saml', ...findings.received };
      trace.pass('in_response_to', 'The answer names the request of this sign-in');
      tellFindings(trace, findings);
      return { identity: findings.identity, logoutUrl: null };
    } catch (error) {
      if (!(error instanceof SamlAnswerRefused)) throw error;
      const { check, message, evidence } = error;
      const code = `saml_${check}` as const;
      trace.refuse(code, check, message, evidence.values);
      if (evidence.received) trace.received = { protocol: 'saml', ...evidence.received };
      if (evidence.maskedMessage) trace.message(evidence.maskedMessage);
      throw new SsoRefused(code, { check, ...evidence.values });
    }
  }
}

/** Findings after all protocol checks have passed. Each names what was checked. */
export function tellFindings(trace: TraceRecorder, { identity, attributes }: SamlFindings): void {
  trace.pass('signature', 'A certificate of the provider verifies the signature');
  trace.pass('issuer', `The answer is of ${identity.issuer}, which is the provider of this connection`);
  trace.pass('audience', 'It is meant for this connection, and came to its address');
  trace.pass('times', 'It is valid now, and was not used before');
  trace.setClaims(attributes);
  trace.map('subject', `Known as ${identity.subject} at ${identity.issuer}`);
  trace.map('email', identity.email ?? 'No attribute holds an email address', {
    verified: identity.emailVerified,
  });
  trace.map('groups', `${identity.groups.length} groups`, { groups: identity.groups });
}
