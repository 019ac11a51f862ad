import type { TraceRecorder } from '../traces/trace-recorder.js';
import { SsoRefused } from './sso-refused.js';
import type { Callback } from './upstream-protocol.js';

/** @throws SsoRefused mix_up. Source: RFC 9207 §2.4. */
export function requireIssuerOfAnswer(
  document: Record<string, unknown>,
  { iss }: Callback,
  trace: TraceRecorder,
): void {
  const expected = String(document.issuer);
  const isPromised = document.authorization_response_iss_parameter_supported === true;
  if (iss === undefined ? !isPromised : iss === expected) {
    const told = iss ? 'The answer names the issuer that was asked' : 'The issuer names itself in no answer';
    trace.pass('answer', told);
    return;
  }
  trace.fail('answer', 'The answer does not name the issuer that was asked', {
    expected,
    found: iss ?? null,
  });
  throw new SsoRefused('mix_up', { expected, found: iss ?? null });
}
