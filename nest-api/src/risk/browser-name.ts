import { deviceNameOf } from '../common/device-name.js';

/** As the sign-in log names it: the model learns browsers from there. */
export function browserNameOf(userAgent: string | null): string | null {
  return userAgent ? deviceNameOf(userAgent).slice(0, 120) : null;
}
