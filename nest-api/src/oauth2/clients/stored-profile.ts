import type { SecurityProfile } from '@gatehouse/contracts';

/** The security profile of a client as its row has it. Message signing is one more rule of `fapi2`. */
export interface StoredProfile {
  readonly securityProfile: 'standard' | 'fapi2';
  readonly messageSigning: boolean;
}

export function toStoredProfile(profile: SecurityProfile): StoredProfile {
  return {
    securityProfile: profile === 'standard' ? 'standard' : 'fapi2',
    messageSigning: profile === 'fapi2_message_signing',
  };
}

export function securityProfileOf({ securityProfile, messageSigning }: StoredProfile): SecurityProfile {
  return messageSigning ? 'fapi2_message_signing' : securityProfile;
}
