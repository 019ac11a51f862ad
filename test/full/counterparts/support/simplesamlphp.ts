import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '@gatehouse/embedded';
import { aParty } from '../../../saml/support/parties.ts';
import { aFolder, Programs } from './programs.ts';

const HOME = '/usr/share/simplesamlphp';
/** The identity provider's users, with their passwords. */
export const EMPLOYEE = { name: 'grace', password: 'employee-password', email: 'grace@demo-company.test' };

type Options = Readonly<Record<string, string | boolean>>;

export interface SimpleSamlPhp {
  readonly url: string;
  readonly entityId: string;
  /** Metadata of the identity provider or service provider that it runs. */
  readonly metadataUrl: string;
  /** Configures the other side by its metadata. */
  trust(metadata: string): void;
  stop(): Promise<void>;
}

/**
 * Debian's SimpleSAMLphp in PHP's built-in server, with its own configuration.
 *
 * @param options of `saml20-idp-hosted` or of the authentication source, as its documentation names them
 */
export async function startSimpleSamlPhp(
  role: 'identity provider' | 'service provider',
  options: Options = {},
  idpEntityId = '',
): Promise<SimpleSamlPhp> {
  const programs = new Programs(aFolder());
  const { folder } = programs;
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const entityId = `${url}/metadata`;
  const { pem } = aParty('simplesamlphp.test');
  for (const path of ['metadata', 'sessions', 'tmp', 'data', 'logs']) mkdirSync(join(folder, path));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('key.pem', pem.privateKey);
  write('cert.pem', pem.certificate);
  write('config.php', configuration(folder, url));
  write('router.php', ROUTER);
  const hosted = { privatekey: 'key.pem', certificate: 'cert.pem', ...options };
  write('authsources.php', authenticationSources(entityId, idpEntityId, hosted));
  write(
    'metadata/saml20-idp-hosted.php',
    role === 'identity provider' ? identityProvider(entityId, hosted) : '<?php',
  );
  try {
    await programs.run(
      'php',
      ['-S', `127.0.0.1:${port}`, '-t', `${HOME}/www`, join(folder, 'router.php')],
      port,
      {
        SIMPLESAMLPHP_CONFIG_DIR: folder,
        PHP_CLI_SERVER_WORKERS: '2',
      },
    );
  } catch (error) {
    await programs.stop();
    throw error;
  }
  return {
    url,
    entityId,
    metadataUrl:
      role === 'identity provider'
        ? `${url}/saml2/idp/metadata.php`
        : `${url}/module.php/saml/sp/metadata.php/default-sp`,
    trust: (metadata) => write('peer.xml', metadata),
    stop: () => programs.stop(),
  };
}

/** A PHP application as in its documentation, in addition to its own pages. `/employee` shows the session. */
const ROUTER = `<?php
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (!in_array($path, ['/', '/logout', '/over', '/employee'])) return false;
require '${HOME}/lib/_autoload.php';
$source = new \\SimpleSAML\\Auth\\Simple($path === '/employee' ? 'people' : 'default-sp');
if ($path === '/over' || $path === '/employee') { echo $source->isAuthenticated() ? '<h1>Still signed in</h1>' : '<h1>Signed out</h1>'; return true; }
if ($path === '/logout') $source->logout('/over');
$source->requireAuth();
echo '<h1>Hello ' . htmlspecialchars($source->getAttributes()['email'][0]) . '</h1>';
return true;
`;

function configuration(folder: string, url: string): string {
  return `<?php
$config = [
  'baseurlpath' => '${url}/',
  'certdir' => '${folder}/', 'loggingdir' => '${folder}/logs/', 'datadir' => '${folder}/data/',
  'tempdir' => '${folder}/tmp', 'metadatadir' => '${folder}/metadata/', 'attributenamemapdir' => '${HOME}/config/attributemap/',
  'secretsalt' => 'of the tests alone', 'auth.adminpassword' => 'of the tests alone',
  'technicalcontact_name' => 'Nobody', 'technicalcontact_email' => 'nobody@example.test', 'timezone' => 'UTC',
  'showerrors' => true, 'errorreporting' => false,
  'logging.level' => SimpleSAML\\Logger::DEBUG, 'logging.handler' => 'file', 'logging.logfile' => 'simplesamlphp.log',
  'admin.checkforupdates' => false,
  'enable.saml20-idp' => true,
  'module.enable' => ['exampleauth' => true, 'core' => true, 'saml' => true],
  'session.cookie.secure' => false, 'session.cookie.samesite' => null,
  'session.phpsession.savepath' => '${folder}/sessions', 'session.phpsession.httponly' => true,
  'store.type' => 'phpsession',
  'language.cookie.secure' => false, 'language.cookie.samesite' => null,
  'trusted.url.domains' => [],
  'metadata.sources' => array_merge([['type' => 'flatfile']],
    file_exists('${folder}/peer.xml') ? [['type' => 'xml', 'file' => '${folder}/peer.xml']] : []),
];
`;
}

function authenticationSources(entityId: string, idp: string, options: Options): string {
  return `<?php
$config = [
  'people' => ['exampleauth:UserPass', '${EMPLOYEE.name}:${EMPLOYEE.password}' => [
    'uid' => ['${EMPLOYEE.name}'], 'mail' => ['${EMPLOYEE.email}'], 'givenName' => ['Grace'], 'sn' => ['Hopper'],
  ]],
  'default-sp' => ['saml:SP', 'entityID' => '${entityId}', 'idp' => '${idp}', ${php(options)}],
];
`;
}

function identityProvider(entityId: string, options: Options): string {
  return `<?php
$metadata['${entityId}'] = [
  'host' => '__DEFAULT__', 'auth' => 'people', ${php(options)},
  'validate.authnrequest' => true, 'validate.logout' => true, 'sign.logout' => true,
  'NameIDFormat' => ['urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'],
  'authproc' => [3 => ['class' => 'saml:AttributeNameID', 'attribute' => 'mail',
    'Format' => 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress']],
];
`;
}

function php(options: Options): string {
  return Object.entries(options)
    .map(([name, value]) => `'${name}' => ${typeof value === 'string' ? `'${value}'` : value}`)
    .join(', ');
}
