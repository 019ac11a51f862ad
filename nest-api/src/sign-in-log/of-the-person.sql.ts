import { CAUSES, type CauseCode, isOfThePerson } from '@gatehouse/contracts';

const CODES = (Object.keys(CAUSES) as CauseCode[]).filter(isOfThePerson);

/** A condition on `sign_in_attempts`: a failure that counts for the health of a connection. */
export const FAILED_BY_CONNECTION = `failed and outcome <> all ('{${CODES.join(',')}}')`;
