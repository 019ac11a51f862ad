/** What pg-boss stores of a failed run: the kind of the error, never its message or stack. */
export class JobFailure extends Error {
  constructor(readonly kind: string) {
    super(kind);
    this.name = 'JobFailure';
  }

  toJSON(): { kind: string } {
    return { kind: this.kind };
  }
}
