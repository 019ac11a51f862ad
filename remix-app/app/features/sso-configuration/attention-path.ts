import type { SsoAttention } from '@gatehouse/contracts';

/** Where the thing that needs attention is looked after. */
export function attentionPath({ kind, id }: SsoAttention['items'][number], isPlatform: boolean): string {
  if (kind === 'domain') return `${isPlatform ? '/superadmin' : '/admin'}/domains/${id}`;
  if (kind === 'application' || kind === 'application_certificate') {
    return `${isPlatform ? '/superadmin' : '/admin'}/saml-providers/${id}?tab=certificates`;
  }
  if (kind === 'secret') return `${isPlatform ? '/superadmin' : '/admin'}/applications/${id}?tab=credentials`;
  const base = isPlatform ? '/superadmin/sso-configuration' : '/admin/sso';
  if (kind === 'sign_ins') return `${base}/${id}?tab=sign-ins&result=failure`;
  return kind === 'certificate' ? `${base}/${id}?tab=settings` : `${base}/${id}`;
}
