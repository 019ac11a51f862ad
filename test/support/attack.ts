import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from './product.ts';
import { challengeOf, solved } from './solved-work.ts';

type Attacked = Pick<Product, 'apiUrl' | 'dataDir'>;

/** Signs in with a password from a network. */
export function signInFrom(
  attacked: Attacked,
  network: string,
  email: string,
  password: string,
  proofOfWork?: string,
): Promise<Response> {
  return fetch(`${attacked.apiUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...headersFrom(attacked, network), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, proofOfWork }),
  });
}

/** The headers that the gateway sends for a request from a network. */
export function headersFrom({ dataDir }: Attacked, network: string): Record<string, string> {
  return {
    'x-gatehouse-internal': readFileSync(join(dataDir, 'internal.secret'), 'utf8').trim(),
    'x-forwarded-for': network,
  };
}

/** Guesses the password of one account from enough networks to open an incident within seconds. */
export async function guessFromEverywhere(product: Attacked, email: string): Promise<void> {
  for (let n = 1; n <= 8; n += 1) {
    const guess = (proof?: string) => signInFrom(product, `198.18.9.${n}`, email, `guess ${n}`, proof);
    const response = await guess();
    if (response.status === 429) await guess(await solved(await challengeOf(response)));
  }
}
