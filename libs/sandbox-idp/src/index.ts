export { ACCOUNTS, DIRECTORIES, PERSONAL_TID, SANDBOX_PASSWORD } from './accounts.ts';
export { type CompanyDirectory, groupIdAt, personIdAt } from './company/company-directory.ts';
export type { Kind } from './kinds.ts';
export type { Misbehaviour, Mode, Place } from './misbehaviour.ts';
export { OTHER_CLIENT_ID, SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET } from './provider.ts';
export { samlMetadata } from './saml-messages.ts';
export { type Sandbox, startSandbox } from './sandbox.ts';
export { makeSigningKey } from './self-signed.ts';
