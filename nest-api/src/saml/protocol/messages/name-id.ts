import { NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { element, text, type Xml } from '../xml/canonical-writer.js';
import { textOf } from '../xml/text-of.js';
import { attribute, type XmlElement } from '../xml/xml-element.js';

/** A partner's identifier of a user. Source: SAML Core §2.2.2. */
export interface NameId {
  readonly value: string;
  /** A URI; null if it is missing, which means unspecified. */
  readonly format: string | null;
  readonly nameQualifier?: string | null;
  readonly spNameQualifier?: string | null;
}

/** `declare`: no outer element has declared the prefix. */
export function nameIdElement(nameId: NameId, declare = false): Xml {
  return element(
    'saml:NameID',
    {
      'xmlns:saml': declare ? NS.saml : undefined,
      Format: nameId.format ?? undefined,
      NameQualifier: nameId.nameQualifier ?? undefined,
      SPNameQualifier: nameId.spNameQualifier ?? undefined,
    },
    text(nameId.value),
  );
}

/** @throws SamlRefused subject */
export function readNameId(node: XmlElement): NameId {
  const value = textOf(node, 'subject');
  if (value.trim() === '' || value.length > 1_024)
    throw new SamlRefused('subject', 'NameID is empty or too long');
  return {
    value,
    format: attribute(node, 'Format') ?? null,
    nameQualifier: attribute(node, 'NameQualifier') ?? null,
    spNameQualifier: attribute(node, 'SPNameQualifier') ?? null,
  };
}
