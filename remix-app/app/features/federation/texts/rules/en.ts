import { FEDERATION_TEXTS } from '@gatehouse/contracts';

/** The sentences of the API. */
export default FEDERATION_TEXTS;
