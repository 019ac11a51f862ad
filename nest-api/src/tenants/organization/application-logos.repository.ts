import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Logo } from './logo.js';

interface Application {
  readonly tenantId?: string | null | undefined;
  logoHash?: string | null | undefined;
}

/** Logos of applications of both protocols. Joins the caller's unit of work. */
@Injectable()
export class ApplicationLogos {
  constructor(private readonly em: EntityManager) {}

  /** @param logo null removes it */
  async set(application: Application, logo: Logo | null): Promise<void> {
    if (application.logoHash) {
      await this.em.execute('delete from application_logos where hash = ?', [application.logoHash]);
    }
    if (logo) {
      await this.em.execute(
        'insert into application_logos (hash, tenant_id, type, content) values (?, ?, ?, ?)',
        [logo.hash, application.tenantId ?? null, logo.picture.type, logo.bytes],
      );
    }
    application.logoHash = logo?.hash ?? null;
  }
}
