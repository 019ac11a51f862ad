import {
  type CaptureWizard,
  CONNECTOR_ADDRESS,
  CreateSsoConfigurationSchema,
  type EnteredSsoType,
  isConsentProvider,
  isEnteredSsoType,
  TEXTS,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { DomainsRepository } from '../../domains/domains.repository.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { atField } from '../configurations/configuration-refused.js';
import { isBehindConnector } from '../ldap-settings.js';
import { describeCertificate, readCertificates } from '../probe/certificates.js';
import { ConfigurationProbe } from '../probe/configuration-probe.js';
import { UpstreamRefused } from '../probe/upstream-refused.js';
import { providerOf } from '../providers/providers.js';
import type { Findings } from '../providers/upstream-provider.js';
import type { Acting } from './acting.js';
import type { Captured, CapturedDomain, CapturedFields, CapturedValue } from './captured.js';
import { PROVIDER_NAMES } from './provider-names.js';
import { WizardAudit } from './wizard-audit.js';
import { WrongStep } from './wizard-refused.js';
import { aadOfRun, type WizardRun } from './wizard-run.entity.js';
import { WizardRuns } from './wizard-runs.service.js';

const MOST_DOMAINS = 50;
const ENTERED = 'Entered by you';
const SECRET_ENTERED = 'Entered by you. It is stored encrypted and not shown again';

/** Reads the issuer's metadata or the entered metadata, and stores its values. */
@Injectable()
export class CaptureEntered {
  constructor(
    private readonly claims: DomainsRepository,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly runs: WizardRuns,
    private readonly probe: ConfigurationProbe,
    private readonly keys: MasterKeys,
    private readonly audit: WizardAudit,
    private readonly clock: Clock,
  ) {}

  /** @throws UnprocessableInput at the field that is wrong, with what was found  @throws WrongStep */
  async capture(acting: Acting, id: string, entered: CaptureWizard): Promise<void> {
    const run = await this.runs.open(acting, id);
    if (isConsentProvider(run.provider))
      throw new WrongStep('This identity provider is connected through an admin consent.');
    const findings = await this.look(acting, run, entered);
    const fields = formOf(run).fields(entered, findings);
    const captured = { ...(await this.describe(acting, run, entered, fields, findings)), fields };
    const { clientSecret } = entered;
    await this.runs.change(acting, id, async (current) => {
      current.captured = captured;
      current.step = 'captured';
      current.failure = null;
      if (clientSecret) current.clientSecret = this.keys.seal(clientSecret, aadOfRun(current));
      else if (isBehindConnector(fields.parameters)) current.clientSecret = null;
      await this.audit.record(current, acting, 'sso_wizard.captured', { by: 'entered' });
      await this.runs.noteUse(acting, 'captured');
    });
  }

  private async look(acting: Acting, run: WizardRun, entered: CaptureWizard): Promise<Findings> {
    try {
      formOf(run).require(run, entered);
      const wanted = CreateSsoConfigurationSchema.parse({ type: run.type, name: 'captured', ...entered });
      return await this.probe.look({ ...wanted, tenantId: run.tenantId ?? null });
    } catch (error) {
      const refusal = error instanceof UpstreamRefused ? atField(error) : error;
      if (refusal instanceof InvalidInput) await this.noteFailure(acting, run, refusal);
      throw refusal;
    }
  }

  private noteFailure(acting: Acting, { id }: WizardRun, { errors }: InvalidInput): Promise<void> {
    const [first] = errors;
    return this.runs.change(acting, id, async (run) => {
      run.failure = { message: TEXTS.wizard.captureFailed, detail: first?.message ?? '' };
      const detail = { reason: first?.code ?? 'invalid_input', field: first?.field ?? '' };
      await this.audit.record(run, acting, 'sso_wizard.failed', detail, 'failure');
      await this.runs.noteUse(acting, 'failed');
    });
  }

  private async describe(
    acting: Acting,
    run: WizardRun,
    entered: CaptureWizard,
    fields: CapturedFields,
    findings: Findings,
  ): Promise<Omit<Captured, 'fields'>> {
    const organization = await this.organizationOf(run);
    return {
      at: this.clock.now().toISOString(),
      name: [organization, PROVIDER_NAMES[run.provider]].filter(Boolean).join(' ').slice(0, 120),
      adminEmail: null,
      adminName: null,
      organization,
      directory: null,
      vouchedBy: null,
      values: formOf(run).values(entered, fields, findings),
      domains: await this.domainsOf(acting, run),
    };
  }

  private async organizationOf({ tenantId }: WizardRun): Promise<string | null> {
    if (!tenantId) return null;
    const tenant = await this.unit.inTenant(tenantId, () => this.tenants.find(tenantId));
    return tenant?.name ?? null;
  }

  /** There is no directory to ask, so claimed domains are offered; the holder of a link sees only their own. */
  private async domainsOf({ link }: Acting, { tenantId }: WizardRun): Promise<CapturedDomain[]> {
    if (!tenantId) return [];
    const names = link ? (link.domains as string[]) : await this.claimedBy(tenantId);
    return names.map((domain) => ({ domain, source: 'claimed', vouched: false, unusable: null }));
  }

  private async claimedBy(tenantId: string): Promise<string[]> {
    const claims = await this.unit.inTenant(tenantId, () => this.claims.firstOf(tenantId, MOST_DOMAINS));
    return claims.map(({ domain }) => domain);
  }
}

/** The entered values of a protocol, and the stored form. */
interface EnteredForm {
  require(run: WizardRun, entered: CaptureWizard): void;
  fields(entered: CaptureWizard, findings: Findings): CapturedFields;
  values(entered: CaptureWizard, fields: CapturedFields, findings: Findings): CapturedValue[];
}

const FORMS: Readonly<Record<EnteredSsoType, EnteredForm>> = {
  oauth2: {
    require: requireClient,
    fields: ({ issuer, clientId }, { fields }) => ({ issuer: fields.issuer ?? issuer, clientId }),
    values: oidcValues,
  },
  saml: { require: () => undefined, fields: samlFields, values: samlValues },
  ldap: { require: requireDirectory, fields: ldapFields, values: ldapValues },
};

function formOf({ type }: WizardRun): EnteredForm {
  if (!isEnteredSsoType(type))
    throw new WrongStep('This identity provider is connected through an admin consent.');
  return FORMS[type];
}

function requireClient({ clientSecret }: WizardRun, entered: CaptureWizard): void {
  const demand = (field: 'issuer' | 'clientId', message: string) => {
    if (!entered[field]) throw atField({ field, code: 'required', message });
  };
  demand('issuer', 'Enter the issuer of the identity provider.');
  demand('clientId', 'Enter the client ID from the identity provider.');
  if (!entered.clientSecret && !clientSecret) {
    throw atField({
      field: 'clientSecret',
      code: 'required',
      message: 'Enter the client secret from the identity provider.',
    });
  }
}

/** The password is entered each time: a stored one must not go to another server. */
function requireDirectory(run: WizardRun, entered: CaptureWizard): void {
  const { tenantId = null, type } = run;
  const { clientId, parameters = {} } = entered;
  const fault = providerOf({ type }).missing({ tenantId, clientId, parameters });
  if (fault) throw atField(fault);
}

function ldapFields({ parameters, clientId, certificate }: CaptureWizard): CapturedFields {
  return isBehindConnector(parameters)
    ? { parameters: { ldapUrl: CONNECTOR_ADDRESS } }
    : { parameters, clientId, certificate: certificate || undefined };
}

function ldapValues(_entered: CaptureWizard, { parameters, clientId, certificate }: CapturedFields) {
  if (isBehindConnector(parameters))
    return values([['Server address', parameters?.ldapUrl, 'A connector in your network knows the server']]);
  const authorities = certificate ? readCertificates('certificate', certificate, new Date(0)) : [];
  return values([
    ['Server address', parameters?.ldapUrl, ENTERED],
    ['Base DN', parameters?.baseDn, ENTERED],
    ['User filter', parameters?.userFilter, ENTERED],
    ['Service account', clientId, ENTERED],
    ['Password', 'Set', SECRET_ENTERED],
    ...authorities
      .map(describeCertificate)
      .map(
        ({ fingerprint, notAfter, key }): Value => [
          'CA certificate',
          `${key}, valid until ${notAfter.slice(0, 10)}, SHA-256 ${fingerprint}`,
          ENTERED,
        ],
      ),
  ]);
}

function samlFields(entered: CaptureWizard, { fields }: Findings): CapturedFields {
  return {
    entityId: fields.entityId ?? entered.entityId,
    ssoUrl: fields.ssoUrl ?? entered.ssoUrl,
    sloUrl: fields.sloUrl ?? undefined,
    sloResponseUrl: fields.sloResponseUrl ?? undefined,
    metadataUrl: entered.metadata ? undefined : entered.metadataUrl,
    certificate: fields.certificate ?? entered.certificate,
  };
}

function oidcValues(entered: CaptureWizard, fields: CapturedFields, { fields: found, oidc }: Findings) {
  const source = `${String(fields.issuer).replace(/\/$/, '')}/.well-known/openid-configuration`;
  const ids = (oidc?.keys ?? []).map(({ kid }) => String(kid ?? 'without id')).join(', ');
  return values([
    ['Issuer', fields.issuer, source],
    ['Authorization endpoint', found.authorizationEndpoint, source],
    ['Token endpoint', found.tokenEndpoint, source],
    ['Userinfo endpoint', found.userInfoEndpoint, source],
    ['Signing keys', ids, String(oidc?.document.jwks_uri ?? source)],
    ['Client ID', entered.clientId, ENTERED],
    ['Client secret', 'Set', SECRET_ENTERED],
  ]);
}

function samlValues(entered: CaptureWizard, fields: CapturedFields) {
  const metadata = entered.metadata ? 'The metadata that you entered' : entered.metadataUrl;
  const source = metadata ?? ENTERED;
  const certificates = readCertificates('certificate', fields.certificate ?? '', new Date(0)).map(
    describeCertificate,
  );
  return values([
    ['Entity ID', fields.entityId, source],
    ['Sign-in URL', fields.ssoUrl, source],
    ['Sign-out URL', fields.sloUrl, source],
    ['Sign-out response URL', fields.sloResponseUrl, source],
    ...certificates.map(
      ({ fingerprint, notAfter, key }): Value => [
        'Certificate',
        `${key}, valid until ${notAfter.slice(0, 10)}, SHA-256 ${fingerprint}`,
        source,
      ],
    ),
  ]);
}

type Value = readonly [label: string, value: string | null | undefined, source: string];

function values(rows: readonly Value[]): CapturedValue[] {
  return rows.flatMap(([label, value, source]) => (value ? [{ label, value, source }] : []));
}
