import {
  type CaptureWizard,
  CONNECTOR_ADDRESS,
  PROVIDER_PARAMETERS,
  type SaveWizard,
} from '@gatehouse/contracts';

const TEXTS = [
  'issuer',
  'clientId',
  'clientSecret',
  'metadataUrl',
  'entityId',
  'ssoUrl',
  'certificate',
] as const;
const MOST_BYTES = 200_000;

/** The button for a directory that connectors reach. */
export const BY_CONNECTOR = 'capture:connector';

/** What was entered in the place of a consent; a file goes before what was pasted. */
export async function enteredOf(form: FormData): Promise<CaptureWizard> {
  if (form.get('intent') === BY_CONNECTOR) return { parameters: { ldapUrl: CONNECTOR_ADDRESS } };
  const texts = TEXTS.flatMap((name) => {
    const value = String(form.get(name) ?? '').trim();
    return value ? [[name, value] as const] : [];
  });
  const parameters = PROVIDER_PARAMETERS.flatMap((name) => {
    const value = String(form.get(`parameters.${name}`) ?? '').trim();
    return value ? [[name, value] as const] : [];
  });
  const file = form.get('metadataFile');
  const uploaded = file instanceof File && file.size > 0 && file.size <= MOST_BYTES ? await file.text() : '';
  const metadata = uploaded || String(form.get('metadata') ?? '').trim();
  return {
    ...Object.fromEntries(texts),
    ...(metadata ? { metadata } : {}),
    ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }),
  };
}

/** What was approved: the domains that were ticked, and those that were typed. */
export function reviewedOf(form: FormData): Pick<SaveWizard, 'version' | 'name' | 'domains'> {
  const typed = String(form.get('moreDomains') ?? '').split(/[\s,;]+/);
  const ticked = form.getAll('domain').map(String);
  return {
    version: Number(form.get('version')) || 1,
    name: String(form.get('name') ?? '').trim(),
    domains: [...new Set([...ticked, ...typed].filter(Boolean))],
  };
}
