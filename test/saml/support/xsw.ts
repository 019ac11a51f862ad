export {
  assertionOf,
  forged,
  signatureOf,
  WRAPPINGS as XSW,
  withoutSignature,
} from '../../../nest-api/src/commands/doctor/attack/wrappings.js';
