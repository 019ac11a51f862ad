import type { ConsentProvider } from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { companyFromEmail } from '../../tenants/company-name.js';
import { UpstreamAddresses } from '../configurations/upstream-addresses.js';
import { consentOf, providerOf } from '../providers/providers.js';
import { wrongOrganization } from '../sign-in/organization-check.js';
import type { Consented } from '../sign-in/upstream-oidc.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { Acting } from './acting.js';
import { domainsOfDirectory, domainsWithoutDirectory } from './capture-domains.js';
import type { Captured, CapturedDomain, CapturedValue } from './captured.js';
import { type DirectoryAnswer, DirectorySilent } from './directory/directory-answer.js';
import { DirectoryClient } from './directory/directory-client.js';
import { WizardAudit } from './wizard-audit.js';
import { notCaptured } from './wizard-refused.js';
import type { WizardRun } from './wizard-run.entity.js';
import { WizardRuns } from './wizard-runs.service.js';

interface Admin {
  readonly email: string | null;
  readonly name: string | null;
  /** Google's `hd`, Microsoft's `tid`. */
  readonly organization: string | null;
}

/** Queries the directory with a consent, and stores each value with its source. */
@Injectable()
export class CaptureConsent {
  constructor(
    private readonly runs: WizardRuns,
    private readonly directories: DirectoryClient,
    private readonly addresses: UpstreamAddresses,
    private readonly audit: WizardAudit,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws WizardRefused the account belongs to no company */
  async keep(
    acting: Acting,
    { id, provider }: WizardRun,
    client: SsoConfiguration,
    { claims, accessToken }: Consented,
  ): Promise<void> {
    const kind = provider as ConsentProvider;
    const admin = adminOf(kind, claims);
    if (wrongOrganization(client, admin.organization, null)) {
      throw notCaptured('personal_account', personMessage('personal_account'), 403);
    }
    if (!admin.email)
      throw notCaptured('email_missing', 'The identity provider did not return who consented.', 403);
    const answer = await this.ask(kind, accessToken, admin);
    const captured = this.describe(kind, client, admin, answer);
    await this.runs.change(acting, id, async (run) => {
      run.captured = captured;
      run.step = 'captured';
      run.failure = null;
      await this.audit.record(run, acting, 'sso_wizard.captured', {
        admin: admin.email,
        directoryAnswered: captured.directory?.answered ?? false,
        vouched: captured.domains.filter(({ vouched }) => vouched).map(({ domain }) => domain),
      });
      await this.runs.noteUse(acting, 'captured', admin.email);
    });
  }

  private async ask(
    kind: ConsentProvider,
    accessToken: string,
    { organization }: Admin,
  ): Promise<DirectoryAnswer | DirectorySilent> {
    try {
      const tools = { client: this.directories, settings: this.settings };
      return await consentOf(kind).read(tools, accessToken, organization);
    } catch (error) {
      if (error instanceof DirectorySilent) return error;
      throw error;
    }
  }

  private describe(
    kind: ConsentProvider,
    client: SsoConfiguration,
    admin: Admin,
    answer: DirectoryAnswer | DirectorySilent,
  ): Captured {
    const isSilent = answer instanceof DirectorySilent;
    const domains = isSilent ? domainsWithoutDirectory(admin.email) : domainsOfDirectory(answer);
    const organization = (isSilent ? null : answer.organization) ?? nameOf(admin, domains);
    const directoryId = consentOf(kind).directoryIdOf(admin.organization);
    const token = `ID token of ${admin.email ?? 'the account'}`;
    const values: CapturedValue[] = [
      {
        label: 'Issuer',
        value: this.addresses.issuerOf({ type: kind, issuer: null, directoryId }) ?? '',
        source: 'Settings of this installation',
      },
      {
        label: 'Client',
        value: `The platform's client at ${providerOf({ type: kind }).name}`,
        source: 'Settings of this installation',
      },
      {
        label: 'Redirect URI',
        value: this.addresses.redirectUriOf(client),
        source: 'Registered for the platform. Nothing to enter at the identity provider',
      },
      ...(directoryId ? [{ label: 'Directory (tenant) ID', value: directoryId, source: token }] : []),
      ...(admin.email
        ? [
            {
              label: 'Administrator',
              value: admin.email,
              source: 'Userinfo endpoint of the identity provider',
            },
          ]
        : []),
    ];
    return {
      at: this.clock.now().toISOString(),
      name: `${organization} ${providerOf({ type: kind }).name}`.slice(0, 120),
      adminEmail: admin.email,
      adminName: admin.name,
      organization,
      directory: { answered: !isSilent, message: told(kind, admin, answer) },
      vouchedBy: isSilent
        ? null
        : `${providerOf({ type: kind }).name} directory of ${organization}, consented by ${admin.email ?? 'its administrator'}`.slice(
            0,
            300,
          ),
      fields: directoryId ? { directoryId } : {},
      values,
      domains,
    };
  }
}

function adminOf(kind: ConsentProvider, claims: Consented['claims']): Admin {
  const text = (name: string) => (typeof claims[name] === 'string' ? (claims[name] as string) : null);
  return {
    email: text('email') ?? text('preferred_username'),
    name: text('name'),
    organization: text(consentOf(kind).organizationClaim),
  };
}

function nameOf({ email }: Admin, domains: readonly CapturedDomain[]): string {
  const domain = domains.find(({ vouched }) => vouched)?.domain;
  return companyFromEmail(domain ? `@${domain}` : (email ?? ''));
}

function told(kind: ConsentProvider, { email }: Admin, answer: DirectoryAnswer | DirectorySilent): string {
  if (answer instanceof DirectorySilent) return answer.message;
  const { name } = providerOf({ type: kind });
  const { length } = answer.domains;
  if (answer.isByAdmin)
    return `The ${name} directory returned ${length} ${length === 1 ? 'domain' : 'domains'} as verified.`;
  return `The ${name} directory returned ${length} ${length === 1 ? 'domain' : 'domains'}. ${email ?? 'The account'} does not administer the directory, so no domain counts as verified.`;
}
