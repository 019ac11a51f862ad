import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '@gatehouse/embedded';
import { aParty } from '../../../saml/support/parties.ts';
import { startApache } from './apache.ts';
import { aFolder, Programs } from './programs.ts';

export interface Shibboleth {
  readonly url: string;
  readonly entityId: string;
  readonly metadataUrl: string;
  stop(): Promise<void>;
}

/**
 * Debian's Shibboleth service provider: shibd and Apache with mod_shib.
 *
 * @param idpEntityId the identity provider
 * @param idpMetadata as read from the identity provider
 * @param relying attributes of `ApplicationDefaults` that differ
 */
export async function startShibboleth(
  idpEntityId: string,
  idpMetadata: string,
  relying = '',
): Promise<Shibboleth> {
  const programs = new Programs(aFolder());
  const { folder } = programs;
  const [port = 0, listener = 0] = await freePorts(2);
  const url = `http://127.0.0.1:${port}`;
  const { pem } = aParty('shibboleth.test');
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'idp.xml'), idpMetadata);
  writeFileSync(join(folder, 'key.pem'), pem.privateKey);
  writeFileSync(join(folder, 'cert.pem'), pem.certificate);
  for (const name of ['shibd', 'native'])
    writeFileSync(join(folder, `${name}.logger`), logger(join(folder, 'logs', `${name}.log`)));
  writeFileSync(join(folder, 'logs/native.log'), '');
  chmodSync(join(folder, 'logs'), 0o777);
  chmodSync(join(folder, 'logs/native.log'), 0o666);
  writeFileSync(join(folder, 'attribute-map.xml'), ATTRIBUTES);
  const config = join(folder, 'shibboleth2.xml');
  writeFileSync(config, configuration(folder, url, listener, idpEntityId, relying));
  try {
    const shibd = ['-F', '-f', '-c', config, '-p', join(folder, 'shibd.pid')];
    await programs.run('shibd', shibd, listener, { LD_LIBRARY_PATH: '' });
    await startApache(
      programs,
      port,
      { file: 'mod_shib.so', name: 'mod_shib' },
      `ShibConfig ${config}
<Location />
  AuthType shibboleth
  ShibRequestSetting requireSession 1
  Require shib-session
</Location>
<Location /Shibboleth.sso>
  SetHandler shib
  AuthType None
  Require all granted
</Location>`,
    );
  } catch (error) {
    await programs.stop();
    throw error;
  }
  return {
    url,
    entityId: `${url}/shibboleth`,
    metadataUrl: `${url}/Shibboleth.sso/Metadata`,
    stop: () => programs.stop(),
  };
}

const ATTRIBUTES = `<Attributes xmlns="urn:mace:shibboleth:2.0:attribute-map">
  <Attribute name="email" nameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:basic" id="email"/>
  <Attribute name="name" nameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:basic" id="name"/>
</Attributes>
`;

function logger(file: string): string {
  return `log4j.rootCategory=INFO, file
log4j.appender.file=org.apache.log4j.FileAppender
log4j.appender.file.fileName=${file}
log4j.appender.file.layout=org.apache.log4j.PatternLayout
log4j.appender.file.layout.ConversionPattern=%d %p %c: %m%n
`;
}

function configuration(
  folder: string,
  url: string,
  listener: number,
  idpEntityId: string,
  relying: string,
): string {
  return `<SPConfig xmlns="urn:mace:shibboleth:3.0:native:sp:config" clockSkew="180">
  <OutOfProcess logger="${folder}/shibd.logger"/>
  <InProcess logger="${folder}/native.logger"/>
  <TCPListener address="127.0.0.1" port="${listener}" acl="127.0.0.1"/>
  <ApplicationDefaults entityID="${url}/shibboleth" REMOTE_USER="email" signing="front" ${relying}>
    <Sessions lifetime="28800" timeout="3600" relayState="ss:mem" checkAddress="false" handlerSSL="false"
      cookieProps="http" redirectLimit="none">
      <SSO entityID="${idpEntityId}">SAML2</SSO>
      <Logout>SAML2 Local</Logout>
      <Handler type="MetadataGenerator" Location="/Metadata" signing="false"/>
      <Handler type="Session" Location="/Session" showAttributeValues="true"/>
    </Sessions>
    <Errors supportContext="nobody@localhost"/>
    <MetadataProvider type="XML" validate="true" path="${folder}/idp.xml"/>
    <AttributeExtractor type="XML" validate="true" path="${folder}/attribute-map.xml"/>
    <AttributeFilter type="XML" validate="true" path="/etc/shibboleth/attribute-policy.xml"/>
    <CredentialResolver type="File" key="${folder}/key.pem" certificate="${folder}/cert.pem"/>
  </ApplicationDefaults>
  <SecurityPolicyProvider type="XML" validate="true" path="/etc/shibboleth/security-policy.xml"/>
  <ProtocolProvider type="XML" validate="true" reloadChanges="false" path="/etc/shibboleth/protocols.xml"/>
</SPConfig>
`;
}
