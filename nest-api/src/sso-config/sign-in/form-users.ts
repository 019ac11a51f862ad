import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';

const PURPOSE = 'sso_form_user';
const LONGEST = 600;

/** What a provider posts about the person beside its answer, on its way through the browser's address. */
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
