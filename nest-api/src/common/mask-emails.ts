/** `ada.lovelace@acme.test` → `a…@acme.test`: enough to recognize a user, not enough to write to them. */
export function maskEmails(text: string): string {
  return text.replaceAll(/([^\s:@])[^\s:@]*@/gu, '$1…@');
}
