/** Changes responses of Gatehouse itself, whose exact form is known. */

/** The user in the response. */
export const REAL = 'user@acme.test';
/** The user that a forgery names. */
export const FORGED = 'boss@acme.test';

const ASSERTION = /<saml:Assertion .*<\/saml:Assertion>/s;
const SIGNATURE = /<ds:Signature .*?<\/ds:Signature>/s;

export function assertionOf(xml: string): string {
  return ASSERTION.exec(xml)?.[0] ?? '';
}

/** The first signature in the text. */
export function signatureOf(xml: string): string {
  return SIGNATURE.exec(xml)?.[0] ?? '';
}

export function withoutSignature(xml: string): string {
  return xml.replace(SIGNATURE, '');
}

/** Another user's assertion, made from a genuine one. */
export function forged(xml: string): string {
  return withoutSignature(assertionOf(xml))
    .replaceAll(REAL, FORGED)
    .replace(/ ID="[^"]+"/, ' ID="_forged"');
}

function forgedResponse(xml: string): string {
  return withoutSignature(xml)
    .replaceAll(REAL, FORGED)
    .replace(/(<samlp:Response [^>]*?) ID="[^"]+"/, '$1 ID="_forged"');
}

function openTag(xml: string, name: string): string {
  return new RegExp(`<${name}[^>]*>`).exec(xml)?.[0] ?? '';
}

function afterIssuer(element: string, insert: string): string {
  return element.replace('</saml:Issuer>', () => `</saml:Issuer>${insert}`);
}

/**
 * The eight wrappings of the literature: the signed element is moved, and a forged one takes its place. 1 and 2 are for
 * a signed response, the others for a signed assertion. Source: Somorovsky et al., USENIX 2012.
 */
export const WRAPPINGS: Readonly<
  Record<string, { signs: 'response' | 'assertion'; attack: (xml: string) => string }>
> = {
  'XSW1: the signed response inside of the signature of a forged one': {
    signs: 'response',
    attack: (xml) => {
      const signature = signatureOf(xml).replace(
        '</ds:Signature>',
        () => `<ds:Object>${withoutSignature(xml)}</ds:Object></ds:Signature>`,
      );
      return afterIssuer(forgedResponse(xml), signature);
    },
  },
  'XSW2: the signed response beside its signature in a forged one': {
    signs: 'response',
    attack: (xml) => afterIssuer(forgedResponse(xml), `${withoutSignature(xml)}${signatureOf(xml)}`),
  },
  'XSW3: a forged assertion before the signed one': {
    signs: 'assertion',
    attack: (xml) => xml.replace(assertionOf(xml), (signed) => `${forged(xml)}${signed}`),
  },
  'XSW4: the signed assertion inside of a forged one': {
    signs: 'assertion',
    attack: (xml) =>
      xml.replace(assertionOf(xml), (signed) =>
        forged(xml).replace('</saml:Assertion>', () => `${signed}</saml:Assertion>`),
      ),
  },
  'XSW5: the signature in a forged assertion, the signed one at the end': {
    signs: 'assertion',
    attack: (xml) =>
      xml.replace(
        assertionOf(xml),
        (signed) => `${afterIssuer(forged(xml), signatureOf(xml))}${withoutSignature(signed)}`,
      ),
  },
  'XSW6: the signed assertion inside of the signature of a forged one': {
    signs: 'assertion',
    attack: (xml) => {
      const signed = withoutSignature(assertionOf(xml));
      const signature = signatureOf(xml).replace('</ds:Signature>', () => `${signed}</ds:Signature>`);
      return xml.replace(assertionOf(xml), () => afterIssuer(forged(xml), signature));
    },
  },
  'XSW7: a forged assertion in the extensions': {
    signs: 'assertion',
    attack: (xml) =>
      xml.replace(
        '<samlp:Status>',
        () => `<samlp:Extensions>${forged(xml)}</samlp:Extensions><samlp:Status>`,
      ),
  },
  'XSW8: the signed assertion in an Object of the signature of a forged one': {
    signs: 'assertion',
    attack: (xml) => {
      const signed = withoutSignature(assertionOf(xml));
      const signature = signatureOf(xml).replace(
        '</ds:Signature>',
        () => `<ds:Object>${signed}</ds:Object></ds:Signature>`,
      );
      return xml.replace(assertionOf(xml), () => afterIssuer(forged(xml), signature));
    },
  },
  'a forged assertion with the id of the signed one': {
    signs: 'assertion',
    attack: (xml) => {
      const id = / ID="([^"]+)"/.exec(openTag(assertionOf(xml), 'saml:Assertion'))?.[1];
      return xml.replace(assertionOf(xml), (signed) => `${forged(xml).replace('_forged', `${id}`)}${signed}`);
    },
  },
};
