import type { Editable } from '../configurations/editable.js';
import { readCertificates } from '../probe/certificates.js';
import { UpstreamRefused } from '../probe/upstream-refused.js';
import type { Entered, Findings, ProbeTools, SamlProvider } from './upstream-provider.js';

/** The provider of a company, known by its metadata. The `saml` module speaks the protocol. */
export const saml: SamlProvider = {
  name: 'SAML',
  protocol: 'saml',
  platformClient: null,
  organization: null,
  consent: null,
  client: 'none',
  missing: () => null,
  issuerOf: () => null,
  ownAddresses: (configurationId, _redirectUri, upstreams) => {
    const found = upstreams.find()?.addressesOf(configurationId);
    return {
      redirectUri: null,
      entityId: found?.entityId ?? null,
      acsUrl: found?.acsUrl ?? null,
      metadataUrl: found?.metadataUrl ?? null,
    };
  },
  probe: probeSaml,
};

async function probeSaml(entered: Entered, tools: ProbeTools): Promise<Findings> {
  const fields = { ...(await readMetadata(entered, tools)) };
  const certificate = fields.certificate ?? entered.certificate;
  for (const name of ['entityId', 'ssoUrl'] as const) {
    if (!(fields[name] ?? entered[name])) {
      throw new UpstreamRefused(
        name,
        'required',
        'Enter this value, or the metadata of the identity provider.',
      );
    }
  }
  if (!certificate)
    throw new UpstreamRefused('certificate', 'required', 'Paste the certificate of the identity provider.');
  for (const name of ['ssoUrl', 'sloUrl', 'sloResponseUrl'] as const) {
    const address = fields[name] ?? entered[name];
    if (address) tools.client.requireSafe(name, address);
  }
  const { now } = tools;
  const ends = readCertificates('certificate', certificate, now).map(({ validTo }) => new Date(validTo));
  const ahead = ends.filter((end) => end > now).sort((a, b) => a.getTime() - b.getTime());
  return { oidc: null, fields, certificateExpiresAt: ahead.at(-1) ?? null };
}

async function readMetadata(
  { metadata, metadataUrl }: Entered,
  { client, saml: upstreams }: ProbeTools,
): Promise<Partial<Editable>> {
  const field = metadata ? 'metadata' : 'metadataUrl';
  const xml = metadata ?? (metadataUrl ? await client.readText(field, metadataUrl) : null);
  if (xml === null) return {};
  try {
    const { certificates, ...found } = await upstreams.require().readMetadata(xml);
    return { ...found, certificate: certificates.join('\n') };
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it cannot be read';
    throw new UpstreamRefused(field, 'metadata_unreadable', `The SAML metadata cannot be used: ${why}`);
  }
}
