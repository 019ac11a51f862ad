import { textOf } from '~/form-state';
import { linesOf, resourcesOf } from './application-form';

/** The form as it was sent. The API checks each value. */
export interface TypedPolicy {
  mode: string;
  redirect_hosts: string[];
  documents: boolean;
  document_hosts: string[];
  blocked_document_hosts: string[];
  native: boolean;
  grant_types: string[];
  scopes: string[];
  resources: { resource: string; scopes: string[] }[];
  unused_days: number;
  version: number;
}

/** The values of the form as parameters of the API. */
export function readRegistrationForm(form: FormData): TypedPolicy {
  return {
    mode: textOf(form, 'mode'),
    redirect_hosts: linesOf(textOf(form, 'redirect_hosts')),
    documents: form.has('documents'),
    document_hosts: linesOf(textOf(form, 'document_hosts')),
    blocked_document_hosts: linesOf(textOf(form, 'blocked_document_hosts')),
    native: form.has('native'),
    grant_types: form.getAll('grant_types').map(String),
    scopes: form.getAll('scopes').map(String),
    resources: resourcesOf(form),
    unused_days: Number(textOf(form, 'unused_days')),
    version: Number(textOf(form, 'version')),
  };
}
