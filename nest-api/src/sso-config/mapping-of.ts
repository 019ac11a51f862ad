import { type SsoMapping, SsoMappingSchema } from '@gatehouse/contracts';
import type { SsoConfiguration } from './sso-configuration.entity.js';

/** The mapping of a connection; what was not there yet when it was saved has its default. */
export function mappingOf({ mapping }: Pick<SsoConfiguration, 'mapping'>): SsoMapping {
  return SsoMappingSchema.parse(mapping);
}
