import { NotFoundError } from '../../common/app-error.js';

/** Does not reveal whether the code is wrong, expired or already answered. */
export class DeviceCodeUnknown extends NotFoundError {
  override readonly code = 'device_code_unknown';

  constructor() {
    super('device code');
    this.message = 'No device is waiting for this code. Check the code, or request a new one on the device.';
  }
}
