import { CreateSamlServiceProviderSchema, type Problem } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { FormState } from '~/form-state';
import { textOf } from '~/form-state';
import { refusedForm, toFieldError, typedTexts } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { findTenant } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { filled, findPreset, type Preset, variablesOf } from './presets';
import { certificatesIn, toSettingsErrors } from './provider-form';
import { providerAnswers } from './texts/answers';
import { readWay, type Way } from './ways';

type Answers = Translate<typeof import('./texts/answers/en').default>;

const PATH = '/api/v1/admin/saml/service-providers';

export interface NewProviderView {
  base: string;
  preset: string | null;
  way: Way;
  /** Whether the person may register for any organization, and for none. */
  isPlatform: boolean;
}

export function newProviderView(visit: Visit): NewProviderView {
  const { searchParams } = visit.url;
  return {
    base: visit.base('saml-providers'),
    preset: searchParams.get('preset'),
    way: readWay(searchParams.get('by'), findPreset(searchParams.get('preset'))),
    isPlatform: visit.can('platform_management'),
  };
}

/** Registers what the form describes. */
export async function createProvider(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const t = textsOf(visit.request, providerAnswers);
  const refuse = (errors: FieldError[]) =>
    refused({ errors: toSettingsErrors(errors), message: null, values: typedTexts(form) });

  const missing = whatIsMissing(form, t);
  if (missing.length > 0) return refuse(missing);
  const parsed = CreateSamlServiceProviderSchema.safeParse(await readCreation(form));
  if (!parsed.success) return refuse(parsed.error.issues.map(toFieldError));

  const owner = visit.can('platform_management') ? textOf(form, 'owner').trim() : '';
  const tenant = owner ? await findTenant(visit, owner) : null;
  if (owner && !tenant) {
    return refuse([{ field: 'owner', message: t('unknownOrganization') }]);
  }
  const body = { ...parsed.data, ...(tenant && { tenant_id: tenant.id }) };
  const answer = await visit.api.POST(PATH, { body });
  if (!answer.ok) return refused(refusedProvider(visit, form, answer.problem), answer.problem.status);
  return done(`${visit.base('saml-providers')}/${answer.value.id}?tab=connect`, 'saml-provider-created');
}

type FieldError = { field: string; message: string };

/** A part of a host name, of a path or of a query. */
const VARIABLE = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** What this way of registering cannot do without, in its own words. */
function whatIsMissing(form: FormData, t: Answers): FieldError[] {
  const isEmpty = (name: string) => !textOf(form, name).trim();
  const preset = findPreset(textOf(form, 'preset'));
  switch (readWay(textOf(form, 'by'), preset)) {
    case 'values':
      return preset ? wrongVariables(preset, form, t) : [];
    case 'url':
      return isEmpty('metadata_url') ? [{ field: 'metadata_url', message: t('enterMetadataUrl') }] : [];
    case 'hand':
      if (isEmpty('entity_id')) return [{ field: 'entity_id', message: t('enterEntityId') }];
      return isEmpty('acs_url') ? [{ field: 'acs_url', message: t('enterAcsUrl') }] : [];
    default:
      return isEmpty('metadata') && !uploadOf(form)
        ? [{ field: 'metadata', message: t('giveMetadata') }]
        : [];
  }
}

function wrongVariables(preset: Preset, form: FormData, t: Answers): FieldError[] {
  return variablesOf(preset)
    .map((variable) => ({ field: variable, message: t('wrongVariable') }))
    .filter(({ field }) => !VARIABLE.test(textOf(form, field).trim()));
}

/** Entity ID and ACS URL of a preset with what was entered. */
function knownValues(preset: Preset, form: FormData) {
  const values = Object.fromEntries(
    variablesOf(preset).map((variable) => [variable, textOf(form, variable).trim()]),
  );
  return { entity_id: filled(preset.entityId, values), acs_url: filled(preset.acsUrl, values) };
}

async function readCreation(form: FormData): Promise<Record<string, unknown>> {
  const given = (name: string) => textOf(form, name).trim() || undefined;
  const preset = findPreset(textOf(form, 'preset'));
  const certificates = certificatesIn(textOf(form, 'signing_certificates'));
  const way = readWay(textOf(form, 'by'), preset);
  return {
    ...(way === 'values' && preset && knownValues(preset, form)),
    ...(way === 'url' && { metadata_url: given('metadata_url') }),
    ...(way === 'metadata' && { metadata: (await uploadOf(form)?.text()) ?? given('metadata') }),
    ...(way === 'hand' && {
      entity_id: given('entity_id'),
      acs_url: given('acs_url'),
      slo_url: given('slo_url'),
      ...(certificates.length > 0 && { signing_certificates: certificates }),
    }),
    name: given('name'),
    name_id_format: given('name_id_format'),
    allow_idp_initiated: form.has('allow_idp_initiated'),
    ...(preset && { attributes: preset.attributes }),
  };
}

/** A file that was chosen; browsers send an empty one where none was. */
function uploadOf(form: FormData): File | null {
  const file = form.get('file');
  return file instanceof File && file.size > 0 ? file : null;
}

/** As `refusedForm`, for the form of a service provider. */
export function refusedProvider(visit: Visit, form: FormData, problem: Problem): FormState {
  const t = textsOf(visit.request, providerAnswers);
  const state = refusedForm(form, problem, t('notSaved'));
  if (problem.code === 'entity_id_taken') {
    const errors = { entity_id: t('entityIdTaken') };
    // Where the entity ID came out of metadata there is no field to say it at.
    return { ...state, errors, message: form.has('entity_id') ? null : errors.entity_id };
  }
  return { ...state, errors: toSettingsErrors(problem.errors ?? []) };
}
