import { Global, Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { parseMasterKey } from './master-key.js';
import { MasterKeys } from './master-keys.js';

export function masterKeysOf(settings: Pick<Settings, 'MASTER_KEY' | 'MASTER_KEYS_OLD'>): MasterKeys {
  return new MasterKeys(parseMasterKey(settings.MASTER_KEY), settings.MASTER_KEYS_OLD.map(parseMasterKey));
}

@Global()
@Module({
  providers: [{ provide: MasterKeys, inject: [SETTINGS], useFactory: masterKeysOf }],
  exports: [MasterKeys],
})
export class CryptoModule {}
