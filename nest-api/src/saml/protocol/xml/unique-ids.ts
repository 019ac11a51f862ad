import { NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { descendants, type XmlElement } from './xml-element.js';

/** Spellings of attributes that some library treats as an ID. */
const ID_NAMES = new Set(['ID', 'Id', 'id', 'iD', 'AssertionID', 'RequestID', 'ResponseID']);

/**
 * Requires unique IDs in the whole document, in every spelling. With a duplicate ID, a signature could cover another
 * element than the one that is read.
 *
 * @throws SamlRefused duplicate_id
 */
export function requireUniqueIds(...roots: readonly XmlElement[]): void {
  const seen = new Set<string>();
  for (const root of roots) {
    for (const { attributes } of descendants(root)) {
      for (const { local, uri, value } of attributes) {
        const isId = uri === NS.xml ? local === 'id' : ID_NAMES.has(local);
        if (!isId) continue;
        if (seen.has(value)) throw new SamlRefused('duplicate_id', 'Two elements have the same id');
        seen.add(value);
      }
    }
  }
}
