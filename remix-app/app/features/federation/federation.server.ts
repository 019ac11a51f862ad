import { CheckFederationSchema, type FederationFinding, type FederationReport } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { checkForm, typedTexts } from '~/server/forms.server';
import { type Outcome, refused, refusedBy, shown } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { federationTexts } from './texts/page';
import { federationRuleTexts } from './texts/rules';

export interface FederationView {
  /** The list of connections. */
  base: string;
  /** What a link asks to check: an address. */
  subject: string;
}

export interface FederationState extends FormState {
  report?: FederationReport;
}

const LONGEST_ADDRESS = 2_000;

export function readFederation(visit: Visit): FederationView {
  const subject = visit.url.searchParams.get('subject') ?? '';
  return {
    base: visit.base(visit.console === 'superadmin' ? 'sso-configuration' : 'sso'),
    subject: subject.slice(0, LONGEST_ADDRESS),
  };
}

export async function checkFederation(visit: Visit, form: FormData): Promise<Outcome<FederationState>> {
  form.delete('intent');
  if (!form.get('entityId')) form.delete('entityId');
  const checked = checkForm(form, CheckFederationSchema, visit.request);
  if (!checked.ok) return refused(checked.state);
  const answer = await visit.api.POST('/api/v1/federation-checks', { body: checked.value });
  if (!answer.ok) {
    return refusedBy(form, answer.problem, textsOf(visit.request, federationTexts)('notChecked'));
  }
  const { findings } = answer.value;
  const report = { ...answer.value, findings: findings.map((finding) => inWords(visit.request, finding)) };
  return shown({ errors: {}, message: null, values: typedTexts(form), report });
}

/** The API speaks English; its rule and values say the same in the language of the reader. */
function inWords(request: Request, finding: FederationFinding): FederationFinding {
  const t = textsOf(request, federationRuleTexts) as (
    key: string,
    values: Readonly<Record<string, string>>,
  ) => string;
  const { rule, values } = finding;
  return {
    ...finding,
    found: t(`${rule}_found`, values),
    why: t(`${rule}_why`, values),
    fix: t(`${rule}_fix`, values),
  };
}
