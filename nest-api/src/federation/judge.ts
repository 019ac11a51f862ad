import {
  FEDERATION_RULES,
  FEDERATION_TEXTS,
  FEDERATION_WEIGHTS,
  type FederationFinding,
  type FederationGrade,
  type FederationReport,
  type FederationRuleId,
} from '@gatehouse/contracts';
import { Translator } from '@gatehouse/texts';
import { compile } from '@gatehouse/texts/catalogues';
import type { Hit, Subject, Surroundings } from './facts.js';
import { CONNECTION_RULES } from './rules/connection.rules.js';
import { OIDC_CLIENT_RULES } from './rules/oidc-client.rules.js';
import { OIDC_PROVIDER_RULES } from './rules/oidc-provider.rules.js';
import { SAML_RULES } from './rules/saml.rules.js';

const english = new Translator('en', compile(FEDERATION_TEXTS));
const SEVERITIES = Object.keys(FEDERATION_WEIGHTS);
/** Maximum of reported violations of one rule. */
const MOST_OF_A_RULE = 10;
const LONGEST_VALUE = 300;
const LEAST_SCORES: readonly (readonly [FederationGrade, number])[] = [
  ['A', 90],
  ['B', 80],
  ['C', 70],
  ['D', 60],
];

type Checked = Partial<Record<FederationRuleId, readonly Hit[]>>;

/** Checks a subject against every rule for its kind. */
export function judge(subject: Subject, around: Surroundings): FederationReport {
  const checked: Checked = { ...ranOn(CONNECTION_RULES, around), ...rulesOf(subject, around) };
  const findings = (Object.keys(FEDERATION_RULES) as FederationRuleId[])
    .flatMap((rule) => (checked[rule] ?? []).slice(0, MOST_OF_A_RULE).map((hit) => findingOf(rule, hit)))
    .sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return {
    kind: subject.kind,
    name: nameOf(subject),
    address: around.address,
    ...gradeOf(findings),
    checkedAt: around.now.toISOString(),
    rulesChecked: Object.keys(checked).length,
    findings,
    keys: keysOf(subject),
    connections: around.connections.map(({ host, protocol, cipher, issuer, expiresAt }) => ({
      host,
      protocol,
      cipher,
      issuer,
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
  };
}

/** Each rule counts once, regardless of the number of violations. */
export function gradeOf(findings: readonly Pick<FederationFinding, 'rule' | 'severity'>[]): {
  grade: FederationGrade;
  score: number;
} {
  const rules = new Map(findings.map(({ rule, severity }) => [rule, severity]));
  const severities = [...rules.values()];
  const lost = severities.reduce((sum, severity) => sum + FEDERATION_WEIGHTS[severity], 0);
  const score = Math.max(0, 100 - lost);
  const byScore = LEAST_SCORES.find(([, least]) => score >= least)?.[0] ?? 'F';
  if (severities.includes('critical')) return { grade: 'F', score };
  return { grade: severities.includes('high') && byScore < 'C' ? 'C' : byScore, score };
}

function rulesOf(subject: Subject, around: Surroundings): Checked {
  switch (subject.kind) {
    case 'oidc_provider':
      return ranOn(OIDC_PROVIDER_RULES, subject, around);
    case 'oidc_client':
      return ranOn(OIDC_CLIENT_RULES, subject);
    case 'saml_idp':
    case 'saml_sp':
      return ranOn(SAML_RULES, subject, around);
  }
}

function ranOn<Facts extends readonly unknown[]>(
  rules: Readonly<Record<string, (...facts: Facts) => readonly Hit[]>>,
  ...facts: Facts
): Checked {
  return Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, rule(...facts)]));
}

function findingOf(rule: FederationRuleId, hit: Hit): FederationFinding {
  const values = Object.fromEntries(
    Object.entries(hit).map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)]),
  );
  return {
    rule,
    severity: FEDERATION_RULES[rule].severity,
    values,
    found: english.text(`${rule}_found`, values),
    why: english.text(`${rule}_why`, values),
    fix: english.text(`${rule}_fix`, values),
    source: FEDERATION_RULES[rule].source,
  };
}

function nameOf(subject: Subject): string | null {
  if ('entityId' in subject) return subject.entityId || null;
  const { issuer, client_name: name, client_id: id } = subject.document;
  const found = subject.kind === 'oidc_provider' ? issuer : (name ?? id);
  return typeof found === 'string' ? found.slice(0, 1_024) : null;
}

function keysOf(subject: Subject): FederationReport['keys'] {
  if (subject.kind === 'oidc_client') return [];
  if (subject.kind === 'oidc_provider') {
    return (subject.keys ?? []).map(({ kid, type, bits, alg }) => ({
      use: alg ?? 'signing',
      name: (kid ?? '').slice(0, 200),
      key: bits === null ? type : `${type} ${bits}`,
      expiresAt: null,
    }));
  }
  return subject.keys.map(({ use, subject: name, key, certificate }) => ({
    use,
    name,
    key,
    expiresAt: certificate?.notAfter.toISOString() ?? null,
  }));
}
