import { exportJWK, generateKeyPair, type JWK } from 'jose';

export interface Keys {
  /** Private; signs correct responses. */
  readonly right: JWK;
  /** Private, with the same `kid`; its signatures are invalid. */
  readonly wrong: JWK;
}

export async function makeKeys(kid: string): Promise<Keys> {
  const [right, wrong] = await Promise.all([rsa(kid), rsa(kid)]);
  return { right, wrong };
}

async function rsa(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
}
