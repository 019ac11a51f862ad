import { readTime } from '../messages/time.js';
import { SamlRefused } from '../saml-refused.js';
import { attribute, type XmlElement } from '../xml/xml-element.js';
import { isOver, isToCome, type Moment, offBy } from './moment.js';

/** A browser delivers a message immediately. An older one was stored by someone. */
export const MOST_AGE_SECONDS = 600;

/** @throws SamlRefused issue_instant */
export function requireFresh(message: XmlElement, moment: Moment): Date {
  const issued = readTime(attribute(message, 'IssueInstant'), 'issue_instant');
  if (isToCome(issued, moment))
    throw new SamlRefused('issue_instant', 'The message is from the future', offBy(issued, moment));
  if (isOver(new Date(issued.getTime() + MOST_AGE_SECONDS * 1000), moment)) {
    throw new SamlRefused('issue_instant', 'The message is too old', {
      ...offBy(issued, moment),
      expected: -MOST_AGE_SECONDS,
    });
  }
  return issued;
}
