import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';

const PURPOSE = 'sso_form_user';
const LONGEST = 600;

/** The posted user data of a provider, encrypted while it passes through the browser's URL. */
@Injectable()
export class FormUsers {
  constructor(private readonly keys: MasterKeys) {}

  seal(user: string): string {
    return this.keys.seal(user.slice(0, LONGEST), PURPOSE);
  }

  /** @returns null for anything that was not sealed here */
  open(sealed: string | undefined): string | null {
    if (!sealed) return null;
    try {
      return this.keys.open(sealed, PURPOSE);
    } catch {
      return null;
    }
  }
}
