import { NS } from '../namespaces.js';
import { childElements, childrenNamed, isElement, named, type XmlElement } from '../xml/xml-element.js';

/** Attributes of a user, by the partner's names. */
export interface IncomingAttribute {
  readonly name: string;
  readonly friendlyName: string | null;
  readonly values: readonly string[];
}

/** All attributes of all statements. Values without text are omitted; a NameID in a value counts as its text. */
export function readAttributes(assertion: XmlElement): IncomingAttribute[] {
  return childrenNamed(assertion, NS.saml, 'AttributeStatement')
    .flatMap((statement) => childrenNamed(statement, NS.saml, 'Attribute'))
    .map((element) => ({
      name: element.attributes.find(({ local, uri }) => local === 'Name' && uri === '')?.value ?? '',
      friendlyName: element.attributes.find(({ local }) => local === 'FriendlyName')?.value ?? null,
      values: childrenNamed(element, NS.saml, 'AttributeValue').flatMap(textIn),
    }));
}

function textIn(element: XmlElement): string[] {
  if (!element.children.some(isElement)) return [element.children.join('')];
  const [inner, ...more] = childElements(element);
  if (!inner || more.length > 0 || !named(inner, NS.saml, 'NameID') || inner.children.some(isElement))
    return [];
  return [inner.children.join('')];
}
