import { readTime } from '../messages/time.js';
import { NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { textOf } from '../xml/text-of.js';
import { attribute, childrenNamed, type XmlElement } from '../xml/xml-element.js';
import { isOver, isToCome, type Moment, offBy } from './moment.js';

export interface AuthnStatement {
  readonly instant: Date;
  readonly sessionIndex: string | null;
  readonly sessionNotOnOrAfter: Date | null;
  readonly contextClass: string | null;
}

/**
 * Requires a sign-in that is not in the future, in a session that has not expired.
 *
 * @throws SamlRefused authn_statement
 */
export function requireAuthnStatement(assertion: XmlElement, moment: Moment): AuthnStatement {
  const [statement] = childrenNamed(assertion, NS.saml, 'AuthnStatement');
  if (!statement) throw new SamlRefused('authn_statement', 'The assertion tells of no sign-in');
  const instant = readTime(attribute(statement, 'AuthnInstant'), 'authn_statement');
  if (isToCome(instant, moment))
    throw new SamlRefused('authn_statement', 'The sign-in is in the future', offBy(instant, moment));
  const end = attribute(statement, 'SessionNotOnOrAfter');
  const sessionNotOnOrAfter = end === undefined ? null : readTime(end, 'authn_statement');
  // The session ends with the identity provider's own, so no clock skew is allowed: it would end as it begins.
  if (sessionNotOnOrAfter && isOver(sessionNotOnOrAfter, { ...moment, skewSeconds: 0 })) {
    throw new SamlRefused(
      'expired',
      'The session of the sign-in is over',
      offBy(sessionNotOnOrAfter, moment),
    );
  }
  const [context] = childrenNamed(statement, NS.saml, 'AuthnContext');
  const [contextClass] = context ? childrenNamed(context, NS.saml, 'AuthnContextClassRef') : [];
  return {
    instant,
    sessionIndex: attribute(statement, 'SessionIndex') ?? null,
    sessionNotOnOrAfter,
    contextClass: contextClass ? textOf(contextClass, 'authn_statement') : null,
  };
}
