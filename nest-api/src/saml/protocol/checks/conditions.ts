import { readTime } from '../messages/time.js';
import { NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { many, requireSequence } from '../xml/content-model.js';
import { textOf } from '../xml/text-of.js';
import { attribute, childrenNamed, type XmlElement } from '../xml/xml-element.js';
import { isOver, isToCome, type Moment, offBy } from './moment.js';

/** Source: SAML Core §2.5.1. @throws SamlRefused conditions, expired, not_yet_valid */
export function requireConditions(assertion: XmlElement, moment: Moment): XmlElement {
  const [conditions] = childrenNamed(assertion, NS.saml, 'Conditions');
  if (!conditions) throw new SamlRefused('conditions', 'The assertion has no conditions');
  // An unknown condition cannot be met.
  requireSequence(
    conditions,
    [many([NS.saml, 'AudienceRestriction'], [NS.saml, 'OneTimeUse'], [NS.saml, 'ProxyRestriction'])],
    'conditions',
  );
  requireTimes(conditions, moment);
  return conditions;
}

function requireTimes(conditions: XmlElement, moment: Moment): void {
  const [from, until] = [attribute(conditions, 'NotBefore'), attribute(conditions, 'NotOnOrAfter')];
  if (from !== undefined && isToCome(readTime(from, 'conditions'), moment)) {
    throw new SamlRefused('not_yet_valid', 'The assertion is not valid yet', offBy(from, moment));
  }
  if (until !== undefined && isOver(readTime(until, 'conditions'), moment)) {
    throw new SamlRefused('expired', 'The assertion has run out', offBy(until, moment));
  }
}

/**
 * Every restriction names this audience, and there is at least one. Source: SAML Core §2.5.1.4.
 *
 * @throws SamlRefused audience
 */
export function requireAudience(conditions: XmlElement, audience: string): void {
  const restrictions = childrenNamed(conditions, NS.saml, 'AudienceRestriction');
  const isForUs = (restriction: XmlElement) =>
    childrenNamed(restriction, NS.saml, 'Audience').some(
      (element) => textOf(element, 'audience') === audience,
    );
  if (restrictions.length === 0 || !restrictions.every(isForUs)) {
    const found = restrictions
      .flatMap((restriction) => childrenNamed(restriction, NS.saml, 'Audience'))
      .map((element) => textOf(element, 'audience'));
    throw new SamlRefused('audience', 'The assertion is for another audience', { found, expected: audience });
  }
}
