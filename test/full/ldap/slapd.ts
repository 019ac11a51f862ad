import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '@gatehouse/embedded';
import { makeAuthority } from '../../support/front.ts';
import { aFolder, Programs } from '../counterparts/support/programs.ts';

export const BASE = 'dc=acme,dc=test';
export const SERVICE = { dn: `cn=gatehouse,${BASE}`, password: 'a secret of the service' };
const ROOT = { dn: `cn=root,${BASE}`, password: 'the root of the directory' };

/** Why slapd cannot run here; null if it can. `.ci/install-counterparts` installs it. */
export const LDAP_MISSING =
  existsSync('/usr/sbin/slapd') && existsSync('/usr/bin/ldapadd') ? null : 'install slapd and ldap-utils';

/** OpenLDAP's server with its own directory, for `localhost`: LDAPS, StartTLS, and a port without either. */
export interface Slapd {
  readonly ldaps: string;
  readonly startTls: string;
  readonly port: number;
  /** PEM. */
  readonly ca: string;
  /** Changes the directory as its root. @param ldif as for ldapmodify */
  change(ldif: string): void;
  /** Attributes of an entry as LDIF, operational ones included. */
  read(dn: string, ...attributes: string[]): string;
  stop(): Promise<void>;
}

interface Options {
  /** Without a certificate, the server does not offer StartTLS. */
  readonly hasTls?: boolean;
}

/** @param ldif the entries below the base */
export async function startSlapd(ldif: string, { hasTls = true }: Options = {}): Promise<Slapd> {
  const programs = new Programs(aFolder());
  const file = (name: string) => join(programs.folder, name);
  const authority = makeAuthority();
  const { key, cert } = authority.issue('localhost', 1);
  writeFileSync(file('ca.pem'), authority.ca);
  writeFileSync(file('cert.pem'), cert);
  writeFileSync(file('key.pem'), key);
  authority.remove();
  mkdirSync(file('db'));
  writeFileSync(file('slapd.conf'), configuration(programs.folder, hasTls));
  const [port = 0, tlsPort = 0] = await freePorts(2);
  const urls = `ldap://127.0.0.1:${port}/${hasTls ? ` ldaps://127.0.0.1:${tlsPort}/` : ''}`;
  await programs.run('slapd', ['-f', file('slapd.conf'), '-h', urls, '-d', '0'], port);
  const root = ['-x', '-H', `ldap://127.0.0.1:${port}`, '-D', ROOT.dn, '-w', ROOT.password];
  const change = (input: string) =>
    void execFileSync('ldapmodify', [...root, '-c'], { input, stdio: ['pipe', 'pipe', 'pipe'] });
  change(BEGINNING);
  change(ldif);
  return {
    ldaps: `ldaps://localhost:${tlsPort}`,
    startTls: `ldap://localhost:${port}`,
    port,
    ca: authority.ca,
    change,
    read: (dn, ...attributes) =>
      execFileSync('ldapsearch', [...root, '-LLL', '-b', dn, '-s', 'base', ...attributes], {
        encoding: 'utf8',
      }),
    stop: () => programs.stop(),
  };
}

/** `bind_anon_cred` lets a bind without a password succeed, so that only our own check rejects it. */
function configuration(folder: string, hasTls: boolean): string {
  const tls = ['CACertificateFile ca', 'CertificateFile cert', 'CertificateKeyFile key'];
  const schemas = ['core', 'cosine', 'inetorgperson', 'nis', 'msuser'];
  return `${schemas.map((name) => `include /etc/ldap/schema/${name}.schema`).join('\n')}
pidfile ${folder}/slapd.pid
modulepath /usr/lib/ldap
moduleload back_mdb
moduleload memberof
moduleload ppolicy
allow bind_anon_cred bind_anon_dn
${hasTls ? tls.map((line) => `TLS${line.replace(' ', ` ${folder}/`)}.pem`).join('\n') : ''}
access to attrs=userPassword by anonymous auth by * none
access to dn.base="" by * read
access to * by dn.exact="${SERVICE.dn}" read by * none
database mdb
maxsize 104857600
suffix "${BASE}"
rootdn "${ROOT.dn}"
rootpw ${JSON.stringify(ROOT.password)}
directory ${folder}/db
dbnosync
sizelimit size.soft=500 size.hard=500 size.prtotal=unlimited
overlay memberof
overlay ppolicy
ppolicy_default "cn=policy,${BASE}"
`;
}

const BEGINNING = `dn: ${BASE}
changetype: add
objectClass: dcObject
objectClass: organization
dc: acme
o: Acme

dn: cn=policy,${BASE}
changetype: add
objectClass: device
objectClass: pwdPolicy
cn: policy
pwdAttribute: userPassword
pwdLockout: TRUE
pwdMaxFailure: 4
pwdLockoutDuration: 0

dn: ${SERVICE.dn}
changetype: add
objectClass: organizationalRole
objectClass: simpleSecurityObject
cn: gatehouse
userPassword: ${SERVICE.password}

dn: ou=people,${BASE}
changetype: add
objectClass: organizationalUnit
ou: people

dn: ou=groups,${BASE}
changetype: add
objectClass: organizationalUnit
ou: groups
`;

export interface LdapPerson {
  readonly uid: string;
  readonly mail?: string;
  readonly password?: string;
  /** Additional lines of LDIF. */
  readonly more?: string;
}

export const dnOf = (uid: string) => `uid=${uid},ou=people,${BASE}`;

/** LDIF of a person. */
export function aLdapPerson({
  uid,
  mail = `${uid}@new-company.test`,
  password = `password of ${uid}`,
  more = '',
}: LdapPerson) {
  return `dn: ${dnOf(uid)}
changetype: add
objectClass: inetOrgPerson
objectClass: extensibleObject
uid: ${uid}
cn: ${uid} person
sn: Person
givenName: ${uid}
mail: ${mail}
userPassword: ${password}
${more ? `${more}\n` : ''}
`;
}

/** LDIF of an RFC 2307 group. Its members are login names. */
export function aPosixGroup(name: string, number: number, logins: readonly string[]): string {
  const lines = logins.map((login) => `memberUid: ${login}`).join('\n');
  const of = `objectClass: posixGroup\ncn: ${name}\ngidNumber: ${number}`;
  return `dn: cn=${name},ou=groups,${BASE}\nchangetype: add\n${of}\n${lines}\n\n`;
}

/** LDIF of a group. Its members are DNs. */
export function aLdapGroup(name: string, members: readonly string[]): string {
  const lines = members.map((member) => `member: ${member}`).join('\n');
  return `dn: cn=${name},ou=groups,${BASE}\nchangetype: add\nobjectClass: groupOfNames\ncn: ${name}\n${lines}\n\n`;
}
