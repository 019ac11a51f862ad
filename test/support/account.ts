import { EntityManager } from '@mikro-orm/postgresql';
import { vi } from 'vitest';
import { stepAt, totpCode } from '../../nest-api/src/auth/factors/totp.js';
import { Clock } from '../../nest-api/src/common/clock.js';
import { MasterKeys } from '../../nest-api/src/crypto/master-keys.js';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { sealedBody } from '../../nest-api/src/mail/sealed-body.js';
import type { TestApi } from './api.ts';
import { type ApiCaller, callerWith, PASSWORD, type Person, post, signedIn } from './data.ts';
import { EVENTUALLY } from './eventually.ts';

/** Waits for the newest email of a kind to an address and returns its text. */
export async function mailOf(api: TestApi, to: string, subject: RegExp): Promise<string> {
  const [em, unit, keys] = [api.app.get(EntityManager), api.app.get(UnitOfWork), api.app.get(MasterKeys)];
  return vi.waitFor(async () => {
    await api.app.get(Jobs).runIfDue('password-reset-mails');
    const mails = await unit.onPlatform('a test reads mail', () =>
      em.execute<{ id: string; subject: string; content: string }[]>(
        'select id, subject, content from outbox where recipient = ? order by id desc',
        [to],
      ),
    );
    const mail = mails.find((item) => subject.test(item.subject));
    if (!mail) throw new Error(`no mail to ${to} about ${subject}`);
    return sealedBody.open(keys, mail.id, mail.content).text;
  }, EVENTUALLY);
}

export function tokenIn(text: string): string {
  return new URL(/http\S+\?token=\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';
}

/** The current code of an authenticator app, or a code some steps later. */
export function codeOf(api: TestApi, secret: string, later = 0): string {
  return totpCode(secret, stepAt(api.app.get(Clock).now()) + later);
}

export interface Protected {
  readonly caller: ApiCaller;
  readonly secret: string;
  readonly recoveryCodes: string[];
}

/** Sets up an authenticator app for a user. This uses up the current code. */
export async function withTotp(api: TestApi, person: Person): Promise<Protected> {
  const caller = await signedIn(api, person);
  const { secret } = (await (await caller.post('/api/v1/account/factors/totp')).json()) as { secret: string };
  const confirmed = await caller.post('/api/v1/account/factors/totp/confirm', { code: codeOf(api, secret) });
  if (confirmed.status !== 200) throw new Error(await confirmed.text());
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  return { caller, secret, recoveryCodes };
}

export interface LoginAnswer {
  readonly status: string;
  readonly code?: string;
  readonly ticket: string;
  readonly factors: string[];
  readonly mustEnrol: boolean;
  readonly mustChangePassword: boolean;
  readonly mustAwaitApproval: boolean;
  readonly accessToken: string;
}

export async function login(api: TestApi, person: Person, password = PASSWORD): Promise<LoginAnswer> {
  const response = await post(api, '/api/v1/auth/login', { email: person.email, password });
  return (await response.json()) as LoginAnswer;
}

/** The authentication methods that the session reports. */
export async function methodsOf(api: TestApi, token: string): Promise<string[]> {
  const response = await callerWith(api, token).get('/api/v1/account/sessions');
  const { items } = (await response.json()) as { items: { isCurrent: boolean; methods: string[] }[] };
  return items.find(({ isCurrent }) => isCurrent)?.methods ?? [];
}
