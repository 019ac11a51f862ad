import { NotFoundError } from '../../common/app-error.js';

/** Mistyped, too old, answered already: which one is nobody's business. */
export class DeviceCodeUnknown extends NotFoundError {
  override readonly code = 'device_code_unknown';

  constructor() {
    super('device code');
    this.message = 'No device is waiting for this code. Check the code, or request a new one on the device.';
  }
}
