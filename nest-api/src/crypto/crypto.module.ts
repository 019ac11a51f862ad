import { Global, Module } from '@nestjs/common';
import { SettingsError } from '../settings/read-secret.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { type MasterKey, MasterKeyMalformed, parseMasterKey } from './master-key.js';
import { MasterKeys } from './master-keys.js';

/** @throws SettingsError a key is malformed; the message names the setting */
export function masterKeysOf(settings: Pick<Settings, 'MASTER_KEY' | 'MASTER_KEYS_OLD'>): MasterKeys {
  const old = settings.MASTER_KEYS_OLD.map((text) => readKey('MASTER_KEYS_OLD', text));
  return new MasterKeys(readKey('MASTER_KEY', settings.MASTER_KEY), old);
}

function readKey(setting: string, text: string): MasterKey {
  try {
    return parseMasterKey(text);
  } catch (error) {
    if (error instanceof MasterKeyMalformed)
      throw new SettingsError(`${setting} is wrong: ${error.message}.`);
    throw error;
  }
}

@Global()
@Module({
  providers: [{ provide: MasterKeys, inject: [SETTINGS], useFactory: masterKeysOf }],
  exports: [MasterKeys],
})
export class CryptoModule {}
