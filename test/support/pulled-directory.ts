import type {
  DirectoryDto,
  DirectoryPullConsent,
  DirectoryPullDto,
  SsoConfigurationDto,
} from '@gatehouse/contracts';
import type { CompanyDirectory, Sandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { expect } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import type { TestApi } from './api.ts';
import { signInAtSandbox } from './sandbox-browser.ts';
import { aConnection, anOrganization, type Organization } from './sso.ts';

export interface PulledDirectory extends Organization {
  readonly connection: SsoConfigurationDto;
  readonly company: CompanyDirectory;
}

export const COMPANY = 'demo-company.test';

/** An organization with a verified domain, and a directory that can be read after a consent. */
export async function aPulledDirectory(
  api: TestApi,
  sandbox: Sandbox,
  source: 'microsoft' | 'google',
): Promise<PulledDirectory> {
  await forgetCompany(api);
  const organization = await anOrganization(api, COMPANY);
  const company = sandbox.companies.of(COMPANY);
  const connection = await aConnection(organization.as, sandbox, {
    type: source,
    domains: [COMPANY],
    ...(source === 'microsoft' && { directoryId: company.company.tid }),
  });
  const made = await organization.as.post(pathOf(connection.id), { source });
  expect(made.status, await made.clone().text()).toBe(201);
  return { ...organization, connection, company };
}

export function pathOf(id: string, more = ''): string {
  return `/api/v1/sso-configurations/${id}/directory${more}`;
}

export async function begunConsent({ as, connection }: PulledDirectory): Promise<DirectoryPullConsent> {
  const response = await as.post(pathOf(connection.id, '/pull/consent'));
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as DirectoryPullConsent;
}

/** What the web app's callback passes to the API. */
export async function answerOf(
  consent: DirectoryPullConsent,
  email = `directory-admin@${COMPANY}`,
): Promise<Record<string, unknown>> {
  const callback = await signInAtSandbox(consent.authorizationUrl, { email });
  const { code, state, iss } = Object.fromEntries(callback.searchParams);
  return { code, state, browserSecret: consent.browserSecret, ...(iss && { iss }) };
}

/** Completes the consent of an administrator. */
export async function consented(directory: PulledDirectory, email?: string): Promise<Response> {
  const answer = await answerOf(await begunConsent(directory), email);
  return directory.as.post(pathOf(directory.connection.id, '/pull/consent/complete'), answer);
}

/** Runs the job once and returns the status of the directory pull. */
export async function pulled(api: TestApi, directory: PulledDirectory): Promise<DirectoryPullDto> {
  await api.app.get(Jobs).runNow('directory-pulls');
  return shownPull(directory);
}

export async function shownPull({ as, connection }: PulledDirectory): Promise<DirectoryPullDto> {
  const response = await as.get(pathOf(connection.id, '/pull'));
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as DirectoryPullDto;
}

export async function approved({ as, connection }: PulledDirectory): Promise<DirectoryDto> {
  const { version } = (await (await as.get(pathOf(connection.id))).json()) as DirectoryDto;
  const response = await as.post(pathOf(connection.id, '/approve'), { version });
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return (await response.json()) as DirectoryDto;
}

/** Makes the company unknown again for the next test. */
async function forgetCompany({ database }: TestApi): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    await client.query(`
      delete from directories;
      delete from external_identities;
      delete from domains where domain = '${COMPANY}';
      delete from attempt_limits;
      update users set email = id || '@forgotten.test', email_key = id || '@forgotten.test'
      where email_key like '%@${COMPANY}'`);
  } finally {
    await client.end();
  }
}
