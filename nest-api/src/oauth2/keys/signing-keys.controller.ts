import {
  RotateSigningKeysSchema,
  type SigningKeyDto,
  type SigningKeyListQuery,
  SigningKeyListQuerySchema,
  SigningKeyPageSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { toPage } from '../../common/paging.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { Changes } from '../../database/changes.js';
import { FromStandby } from '../../database/from-standby.js';
import type { SigningKey } from './signing-key.entity.js';
import { SigningKeys } from './signing-keys.js';

@ApiTags('OAuth2')
@Controller('api/v1/admin/oauth2/signing-keys')
export class SigningKeysController {
  constructor(
    private readonly keys: SigningKeys,
    private readonly changes: Changes,
  ) {}

  @FromStandby()
  @Get()
  @Describe('Lists the signing keys of the shared issuer or that of `tenant_id`, newest first')
  @Requires('platform_management')
  @Returns(SigningKeyPageSchema)
  async listSigningKeys(@Query({ schema: SigningKeyListQuerySchema }) query: SigningKeyListQuery) {
    const rows = await this.keys.list(query.tenant_id ?? null, query.limit, query.cursor);
    return toPage(rows, query.limit, (key) => [key.kid, key.id], toSigningKeyDto);
  }

  @Post('rotate')
  @Describe('Rotates the signing keys. The previous keys stay published for a while')
  @Requires('platform_management')
  @Reauthentication()
  @Returns(null, 204, [409])
  async rotateSigningKeys(
    @Caller() caller: CallerType,
    @Body({ schema: RotateSigningKeysSchema }) body: { tenant_id: string | null },
  ): Promise<void> {
    await this.keys.rotate(body.tenant_id, { type: 'user', id: caller.userId });
    await this.changes.catchUp();
  }
}

function toSigningKeyDto(key: SigningKey): SigningKeyDto {
  return {
    id: key.id,
    tenant_id: key.tenantId ?? null,
    kid: key.kid,
    alg: key.alg,
    status: key.status,
    created_at: key.createdAt.toISOString(),
    activated_at: key.activatedAt?.toISOString() ?? null,
    retired_at: key.retiredAt?.toISOString() ?? null,
  };
}
