import { type SamlCheck, SamlRefused } from '../saml-refused.js';
import { childElements, isElement, type XmlElement } from './xml-element.js';

/** One place in a sequence: `[namespace, local name]` alternatives, and how often. */
export interface Particle {
  readonly names: readonly (readonly [string, string])[];
  readonly min: number;
  readonly max: number;
}

export const once = (uri: string, local: string): Particle => ({ names: [[uri, local]], min: 1, max: 1 });
export const optional = (uri: string, local: string): Particle => ({ names: [[uri, local]], min: 0, max: 1 });
export const many = (...names: readonly (readonly [string, string])[]): Particle => ({
  names,
  min: 0,
  max: Number.POSITIVE_INFINITY,
});

/**
 * Checks that the children are in the order of the schema, complete, without others and without text in between.
 *
 * @throws SamlRefused with `check`
 */
export function requireSequence(
  element: XmlElement,
  sequence: readonly Particle[],
  check: SamlCheck = 'schema',
): void {
  if (element.children.some((child) => !isElement(child) && child.trim() !== '')) {
    throw new SamlRefused(check, `${element.local} has text between its elements`);
  }
  const rest = childElements(element);
  for (const { names, min, max } of sequence) {
    let count = 0;
    while (count < max && rest[0] && isOneOf(rest[0], names)) {
      rest.shift();
      count += 1;
    }
    if (count < min)
      throw new SamlRefused(check, `${element.local} lacks ${names[0]?.[1]}`, {
        found: childElements(element).map(({ local }) => local),
        expected: names.map(([, local]) => local),
      });
  }
  if (rest[0])
    throw new SamlRefused(check, `${element.local} has ${rest[0].local} out of place`, {
      found: rest[0].local,
      expected: sequence.flatMap(({ names }) => names.map(([, local]) => local)),
    });
}

function isOneOf(element: XmlElement, names: Particle['names']): boolean {
  return names.some(([uri, local]) => element.local === local && element.uri === uri);
}
