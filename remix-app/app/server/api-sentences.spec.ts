import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { INTERACTION_REASONS, installInputMessages, SAML_SIGN_ON_REASONS, TEXTS } from '@gatehouse/contracts';
import { LANGUAGES } from '@gatehouse/texts';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CAPTURED_LABELS } from '~/features/sso-wizard/captured-labels';
import { answerInLanguage, recognize, SENTENCES, sentenceInLanguage } from './api-sentences.server';
import problems from './texts/problems/en';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

const reader = (language: string) =>
  new Request('https://gatehouse.test/', { headers: { 'accept-language': language } });

/** Code with sentences that no page shows. All other sentences need translations. */
const NOT_SHOWN = [
  // Descriptions of the contract.
  'libs/contracts/src/sign-in-log/attempts\\.ts',
  'nest-api/src/groups/application-assignments\\.controller\\.ts',
  'nest-api/src/reports/analytics/analytics\\.controller\\.ts',
  // Texts for operators who run commands, and for readers of logs or the contract.
  'nest-api/src/(commands|crypto|database|demo|mail|openapi|settings|telemetry)/',
  'nest-api/src/(main|create-app)\\.ts',
  'nest-api/src/common/(returns|unreadable)\\.ts',
  'nest-api/src/health/readiness\\.ts',
  'nest-api/src/batch/',
  'nest-api/src/system/database/',
  // Texts for application developers. Source: RFC 6749 §5.2, RFC 7591 §3.2.2.
  'nest-api/src/oauth2/exchange/',
  'nest-api/src/oauth2/initiation/',
  'nest-api/src/oauth2/(provider/|mount-provider|provider-paths|artifacts/)',
  'nest-api/src/oauth2/registration/(client-documents|client-registration\\.service|read-metadata|registration-(request|server|refused))',
  // Failed sign-ins have their own catalog, by code.
  'nest-api/src/sso-config/sign-in/',
  'libs/ldap/src/prove-user\\.ts',
  'nest-api/src/sso-config/traces/trace-recorder\\.ts',
  'nest-api/src/saml/(http|keys|logout|sign-on|upstream)/',
  'nest-api/src/saml/protocol/(?!metadata/)',
  // Texts for the identity provider and its request log, in English as in SCIM.
  'nest-api/src/directories/(access-token-problem|directory-access|directory-users\\.service|person-of-resource|read-batch)\\.ts',
  'nest-api/src/groups/directory-groups\\.service\\.ts',
  'nest-api/src/scim/',
  // Texts for connectors. Their operators read them on the host.
  'nest-api/src/sso-config/connectors/connector-[a-z-]+\\.ts',
  // Texts for operators of transmitters, in English as in RFC 8935. The tab of the connection translates the reason.
  'nest-api/src/signals/receiver/(read-set|read-subject|signal-server|signal-subjects)\\.ts',
  // Texts for developers of receivers.
  'nest-api/src/signals/transmitter/(?!client-signals)',
  // Names of devices, browsers, providers, products, networks and scripts, which are data.
  'nest-api/src/(auth/masked|common/device-name)\\.ts',
  'libs/contracts/src/(common/device-names|provisioning/presets)\\.ts',
  'nest-api/src/domains/scripts\\.ts',
  'nest-api/src/sso-config/wizard/provider-names\\.ts',
  'nest-api/src/reports/oversight/sign-in-flows\\.repository\\.ts',
  // Shown on the page and in the export of a user's data.
  'libs/contracts/src/account/personal-data-categories\\.ts',
  'nest-api/src/account/data/personal-columns\\.ts',
  // Specified texts and names, which have their own catalogs.
  'libs/contracts/src/(common/texts|access/roles|access/scopes|account/demo|people/left-behind|tenants/products)\\.ts',
  'libs/contracts/src/sso/federation-(rules|texts)\\.ts',
  'nest-api/src/tenants/company-name\\.ts',
  // SQL and headers.
  'nest-api/src/.+\\.sql\\.ts',
  'nest-api/src/groups/directory-groups\\.repository\\.ts',
  'nest-api/src/saml/providers/service-provider-lookup\\.repository\\.ts',
  'nest-api/src/sso-config/configurations/serving-connections\\.repository\\.ts',
  'nest-api/src/oauth2/interactions/interaction-cookie\\.ts',
].map((path) => new RegExp(`^${path}`));

/** Texts that no page shows as sentences. Each value in them is 7. */
const KNOWN = [
  // Explained by their code: `server/texts/problems`.
  'There is no such 7.',
  'There is no such resource.',
  'This 7 was changed by another user in the meantime. Read it again, then repeat your change.',
  'Too many attempts. Try again in 7.',
  '7 seconds',
  '7 minutes',
  ...['7 is in use7. 77.', '7 are in use7. 77.'].map((end) => `The 7 allows 77: ${end}`),
  'Remove a user or revoke an invitation',
  'Remove one that is not needed',
  'Delete one that is not needed',
  // Parts of messages that the tests below compose.
  'Use exactly 7',
  'Use at least 7',
  'Use at most 7',
  // Reasons with texts by their code: `features/oauth2/texts`.
  ...Object.values(INTERACTION_REASONS),
  ...Object.values(SAML_SIGN_ON_REASONS),
  // Labels of the wizard: `features/sso-wizard/texts/captured`.
  ...CAPTURED_LABELS,
  // Names, and texts that only applications and logs show.
  'OpenID Connect',
  'SSO configuration',
  'New organization',
  'Acme directory',
  '7 at 7',
  'Bearer realm="gatehouse"',
  '7, application/json;q=0.9',
  '7 eq 7',
  'Read too often',
  'The person did not go on',
  'The private key is no P-256 key in PEM format',
];

const files = globSync(['nest-api/src/**/*.ts', 'libs/{contracts,ldap}/src/**/*.ts'], { cwd: repository })
  .filter((file) => !/\.spec\.ts$|\/texts\//.test(file) && !NOT_SHOWN.some((path) => path.test(file)))
  .sort();

/** Texts that are composed of parts, specified, from the catalog of causes, or never shown on a page. */
const MADE_OTHERWISE = [
  'accessDenied',
  'accountSuspended',
  'alternatives',
  'atLeastEntries',
  'atMostEntries',
  'exactNumber',
  'exactValue',
  'exactlyCharacters',
  'exactlyEntries',
  'invalidClient',
  'invalidOAuthRequest',
  'isSet',
  'itsAdministrator',
  'metadataNoSsoRedirect',
  'noCodeOrState',
  'noOrganization',
  'notActivated',
  'oauthError',
  'oneOf',
  'organizationInactive',
  'ownVerification',
  'personalAccount',
  'samlSignInOver',
  'ssoRequired',
  'stateMismatch',
  'superadminThroughTenant',
  'theAccount',
  'tooLongAgo',
  'unexpectedShort',
];

/** Calls with texts for logs, for developers or for the contract. */
const SILENT = /^(meta|describe|log|warn|error|debug|Error|SettingsError|TypeError|onPlatform|execute)$/;

function nameOf(call: ts.CallExpression | ts.NewExpression): string {
  const { expression } = call;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

function isSilent(node: ts.Node): boolean {
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const { parent } = at;
    const isArgument =
      (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression !== at;
    if (isArgument && SILENT.test(nameOf(parent))) return true;
    if (ts.isDecorator(parent) || ts.isTaggedTemplateExpression(parent) || ts.isTypeNode(parent)) return true;
  }
  return false;
}

/** The possible texts of an expression, with 7 for each value that is not a literal. */
function textsIn(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return textsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsIn);
  if (!ts.isTemplateExpression(node)) return ['7'];
  return node.templateSpans.reduce(
    (heads, { expression, literal }) =>
      heads.flatMap((head) => textsIn(expression).map((value) => `${head}${value}${literal.text}`)),
    [node.head.text],
  );
}

/** A sentence begins with a capital letter or a value, and has at least two words. */
const SENTENCE = /^["“]?(?:\p{Lu}|7)\p{L}*[^\n]* [^\n]*\p{Ll}{2}/u;

function sentencesIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(`${repository}${file}`, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      if (!isSilent(node)) found.push(...textsIn(node).filter((text) => SENTENCE.test(text)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const LANGUAGES_OF_READERS = LANGUAGES.filter((language) => language !== 'en');

test('sentences are found in code', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(sentencesIn)).toContain('The server is busy. Try again in a moment.');
  expect(files.flatMap(sentencesIn)).toContain('The certificate expires in 7 days.');
});

test('every sentence of the API has its texts', () => {
  const missing = files.flatMap((file) =>
    sentencesIn(file)
      .filter((sentence) => !KNOWN.includes(sentence) && sentenceInLanguage(reader('de'), sentence) === null)
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('every sentence in the catalogs is a sentence of the API', () => {
  const spoken = new Set(files.flatMap(sentencesIn).map((sentence) => recognize(sentence)?.key));
  const unspoken = Object.keys(SENTENCES).filter((key) => !spoken.has(key));
  expect(unspoken.map((key) => key.split(' ')[1]).sort()).toEqual(MADE_OTHERWISE);
});

test('every text that is explained by its code has a translation', () => {
  const byCode = ['not_found', 'stale_version', 'too_many_requests', 'plan_limit_reached'];
  expect(Object.keys(problems)).toEqual(expect.arrayContaining(byCode));
});

describe.each(LANGUAGES_OF_READERS)('in %s', (language) => {
  const told = (sentence: string) => sentenceInLanguage(reader(language), sentence);
  installInputMessages();

  test.each<[z.ZodType, unknown]>([
    [z.string(), undefined],
    [z.string(), 7],
    [z.int(), 'seven'],
    [z.boolean(), 'yes'],
    [z.array(z.string()), 'a'],
    [z.object({}), 'a'],
    [z.string().min(8), 'a'],
    [z.string().max(1), 'ab'],
    [z.string().length(2), 'a'],
    [z.array(z.string()).min(2), []],
    [z.array(z.string()).max(1), ['a', 'b']],
    [z.number().min(3), 1],
    [z.number().gt(3), 1],
    [z.number().max(3), 7],
    [z.number().lt(3), 7],
    [z.number().multipleOf(5), 7],
    [z.enum(['a', 'b']), 'c'],
    [z.literal('a'), 'c'],
    [z.literal(7), 'c'],
    [z.strictObject({}), { more: 1 }],
    [z.email(), 'a'],
    [z.url(), 'a'],
    [z.uuid(), 'a'],
    [z.iso.datetime(), 'a'],
    [z.iso.date(), 'a'],
    [z.iso.time(), 'a'],
    [z.ipv4(), 'a'],
    [z.ipv6(), 'a'],
    [z.cidrv4(), 'a'],
    [z.cidrv6(), 'a'],
    [z.base64(), '*'],
    [z.base64url(), '*'],
    [z.string().regex(/^x$/), 'a'],
    [z.union([z.literal('a'), z.number()]), true],
    [z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]), {}],
    [z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]), { kind: 'b' }],
    [z.never(), 'a'],
    [z.null(), 'a'],
    [z.date(), 'a'],
    [z.record(z.string().max(1), z.string()), { long: 'a' }],
  ])('the message of a schema for an invalid value is translated: %#', (schema, value) => {
    const messages = schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
    expect(messages.length).toBe(1);
    for (const message of messages) expect(told(message), message).not.toBeNull();
  });

  test('a value is unchanged, and a number has the format of the language', () => {
    expect(told('Your organization already has {x} & <b>.')).toContain('{x} & <b>');
    expect(told('At most 2,000 characters')).toContain(new Intl.NumberFormat(language).format(2000));
  });
});

test('nested sentences, several sentences and field names are translated', () => {
  const told = (sentence: string) => sentenceInLanguage(reader('de'), sentence);
  expect(told('Gatehouse does not connect to idp.test: idp.test redirects too often.')).toBe(
    'Gatehouse stellt keine Verbindung zu idp.test her: idp.test leitet zu oft weiter.',
  );
  expect(told('acme.com signs in with Acme. Your organization requires single sign-on.')).toBe(
    'acme.com meldet sich mit Acme an. Ihre Organisation verlangt Single Sign-on.',
  );
  expect(told('redirect_uris.0: Use https')).toBe('redirect_uris.0: Verwenden Sie https');
  expect(told('slug: Enter a name. domain: Enter a domain')).toBe(
    'slug: Geben Sie einen Namen ein. domain: Geben Sie eine Domain ein',
  );
  expect(told('An unknown sentence.')).toBeNull();
});

test('pages find the specified sentence at the start of an explanation', () => {
  const detail = `${TEXTS.wizard.captureFailed} idp.test did not respond in time.`;
  expect(sentenceInLanguage(reader('de'), detail)).toBe(
    `${TEXTS.wizard.captureFailed} idp.test hat nicht rechtzeitig geantwortet.`,
  );
});

test('only fields of a response that contain API sentences change', () => {
  const answer = {
    name: 'This field is required',
    items: [{ message: 'This field is required', code: 'required' }, { message: null }],
    warnings: ['This field is required'],
  };
  expect(answerInLanguage(reader('de'), answer)).toEqual({
    name: 'This field is required',
    items: [{ message: 'Dieses Feld ist erforderlich', code: 'required' }, { message: null }],
    warnings: ['Dieses Feld ist erforderlich'],
  });
  expect(answerInLanguage(reader('en'), answer)).toBe(answer);
});
