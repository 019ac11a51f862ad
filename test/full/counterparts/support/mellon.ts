import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '@gatehouse/embedded';
import { aParty } from '../../../saml/support/parties.ts';
import { startApache } from './apache.ts';
import { aFolder, Programs } from './programs.ts';

export interface Mellon {
  readonly url: string;
  /** Where Apache serves its metadata. */
  readonly metadataUrl: string;
  stop(): Promise<void>;
}

/**
 * Debian's Apache with mod_auth_mellon. `/` requires a sign-in.
 *
 * @param idpMetadata as read from the identity provider
 * @param directives that differ
 */
export async function startMellon(idpMetadata: string, directives = ''): Promise<Mellon> {
  const programs = new Programs(aFolder());
  const { folder } = programs;
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const { pem } = aParty('mellon.test');
  writeFileSync(join(folder, 'idp.xml'), idpMetadata);
  writeFileSync(join(folder, 'key.pem'), pem.privateKey);
  writeFileSync(join(folder, 'cert.pem'), pem.certificate);
  try {
    await startApache(
      programs,
      port,
      { file: 'mod_auth_mellon.so', name: 'auth_mellon_module' },
      `# Over http a browser drops the cookies of SameSite=None that it sets.
SetEnvIf Host . MELLON_DISABLE_SAMESITE=1
MellonLockFile ${folder}/mellon.lock
<Location />
  AuthType Mellon
  MellonEnable auth
  Require valid-user
  MellonEndpointPath /mellon
  MellonSPentityId ${url}/mellon/metadata
  MellonSPPrivateKeyFile ${folder}/key.pem
  MellonSPCertFile ${folder}/cert.pem
  MellonIdPMetadataFile ${folder}/idp.xml
  MellonSignatureMethod rsa-sha256
  MellonUser email
  MellonSecureCookie Off
  ${directives}
</Location>
<Location /open>
  MellonEnable info
  Require all granted
</Location>`,
    );
  } catch (error) {
    await programs.stop();
    throw error;
  }
  return { url, metadataUrl: `${url}/mellon/metadata`, stop: () => programs.stop() };
}
