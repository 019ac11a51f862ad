import { Global, Module } from '@nestjs/common';
import { LdapClient } from './ldap-client.js';

@Global()
@Module({ providers: [LdapClient], exports: [LdapClient] })
export class LdapModule {}
