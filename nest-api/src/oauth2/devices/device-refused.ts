import { NotFoundError } from '../../common/app-error.js';

/** Mistyped, too old, answered already: which one is nobody's business. */
export class DeviceCodeUnknown extends NotFoundError {
  override readonly code = 'device_code_unknown';

  constructor() {
    super('device code');
    this.message = 'No device waits with this code. Check it, or have the device show a new one.';
  }
}
